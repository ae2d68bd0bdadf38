"""The secret is drawn when the file is loaded

stage: game
hint: A line outside of all functions runs once. Each game needs a secret of its own.
"""


def draw():
    return "".join(random.choice(allowed_digits()) for _ in range(CODE_LENGTH))


THE_SECRET = draw()


def create_secret():
    return THE_SECRET
