"""One digit is drawn and repeated

stage: game
hint: How often is a digit drawn in your function? Once for the whole code, or once for each place?
"""


def create_secret():
    return random.choice(allowed_digits()) * CODE_LENGTH
