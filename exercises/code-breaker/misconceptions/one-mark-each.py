"""One "+" and one "-", however many matches there are

stage: score
hint: Your feedback says that there are exact matches, and partial ones. Say how many, too.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    return "+" * (exact > 0) + "-" * (partial > 0)
