"""A secret always has four letters

stage: code-length
hint: The guess may have CODE_LENGTH letters, but your secret still has four. Look for each 4 in your
    program and ask what it stands for.
"""


def create_secret():
    return "".join(random.choice(LETTERS) for _ in range(4))
