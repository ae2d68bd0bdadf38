"""The secret always has digits from 1 to 6

stage: game
hint: You have a name for the highest digit. Is there still a 6 in `create_secret`?
"""


def create_secret():
    return "".join(str(random.randint(1, 6)) for _ in range(CODE_LENGTH))
