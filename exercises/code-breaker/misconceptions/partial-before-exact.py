"""Partial matches are taken before the exact ones

stage: duplicates
hint: Which of two equal digits in your guess gets the partner in the secret? Look at what happens when
    the second one stands at its place, and the first has already taken it.
"""


def score(secret, guess):
    exact = partial = 0
    left = list(secret)
    for wanted, guessed in zip(secret, guess):
        if guessed in left:
            left.remove(guessed)
            if wanted == guessed:
                exact += 1
            else:
                partial += 1
    return "+" * exact + "-" * partial
