"""A 0 is drawn now and then

stage: game
hint: Draw many secrets and look at the lowest digit. Would `validate` accept them all?
"""


def create_secret():
    return "".join(str(random.randint(0, HIGHEST_DIGIT)) for _ in range(CODE_LENGTH))
