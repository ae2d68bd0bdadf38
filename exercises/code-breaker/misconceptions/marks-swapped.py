""" "+" and "-" have changed their meaning

stage: score
hint: Read again which mark is for a digit at its place, and which is for a digit elsewhere.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    return "+" * partial + "-" * exact
