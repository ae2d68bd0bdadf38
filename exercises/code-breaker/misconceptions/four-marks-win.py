"""Four marks win, whichever they are

stage: game
hint: `is_won` counts the marks. Do all of them say that a digit is at its place?
"""


def is_won(feedback):
    return len(feedback) == CODE_LENGTH
