"""Without a "-" the game is won

stage: game
hint: A feedback without "-" isn't a win yet. Try a guess with one exact digit and three wrong ones.
"""


def is_won(feedback):
    return "-" not in feedback
