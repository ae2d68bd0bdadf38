"""All "-" stand before all "+"

stage: score
hint: Your counts are right. Look at the order in which the marks are written.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    return "-" * partial + "+" * exact
