"""The secret is a list, not a text

stage: game
hint: Print what `create_secret()` returns. The guess is a text, and a list is never equal to a text.
"""


def create_secret():
    return [random.choice(allowed_digits()) for _ in range(CODE_LENGTH)]
