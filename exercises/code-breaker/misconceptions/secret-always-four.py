"""The secret always has four digits

stage: game
hint: You have a name for the length. Is there still a 4 in `create_secret`?
"""


def create_secret():
    return "".join(random.choice(allowed_digits()) for _ in range(4))
