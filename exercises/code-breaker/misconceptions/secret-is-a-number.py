"""The secret is a number, not a text

stage: game
hint: 1234 and "1234" look alike when printed, and only the text has digits that can be compared with
    those of a guess.
"""


def create_secret():
    return int("".join(random.choice(allowed_digits()) for _ in range(CODE_LENGTH)))
