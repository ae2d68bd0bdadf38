"""The marks have blanks between them

stage: score
hint: Your counts are right. The feedback is made of marks alone, with nothing between them.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    return " ".join("+" * exact + "-" * partial)
