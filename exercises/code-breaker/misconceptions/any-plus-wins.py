"""One exact match wins

stage: game
hint: Your check is content with one "+". How many does a win take?
"""


def is_won(feedback):
    return "+" in feedback
