"""Without a match, nothing is returned

stage: score
hint: What does your function return when no digit is right? The empty text "" is a value too, and None
    is another one.
"""


def score(secret, guess):
    exact, partial = count_matches(secret, guess)
    if exact + partial > 0:
        return "+" * exact + "-" * partial
