"""Four marks win, whichever they are

stage: game
hint: With which marks does `is_won` say that the game is won? Try it with "++--". Do all of them say that
    a digit is at its place?
"""


def is_won(feedback):
    return len(feedback) == CODE_LENGTH
