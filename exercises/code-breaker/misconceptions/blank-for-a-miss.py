"""A digit that isn't in the secret gets a blank as its mark

stage: score
hint: Print the feedback between two quotation marks, and count its characters. A miss adds nothing to it.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    return "+" * exact + "-" * partial + " " * (len(guess) - exact - partial)
