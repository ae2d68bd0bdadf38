""" "++++" wins, whatever CODE_LENGTH is

stage: game
hint: What does a win look like with five digits?
"""


def is_won(feedback):
    return feedback == "++++"
