"""The highest digit is never drawn

stage: game
hint: Which is the last number that range(1, 6) gives? The same holds for randrange.
"""


def create_secret():
    return "".join(str(random.randrange(1, HIGHEST_DIGIT)) for _ in range(CODE_LENGTH))
