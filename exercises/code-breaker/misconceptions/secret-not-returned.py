"""The secret is made, and not returned

stage: game
hint: Print what `create_secret()` gives you. A function without `return` gives None.
"""


def create_secret():
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += random.choice(allowed_digits())
