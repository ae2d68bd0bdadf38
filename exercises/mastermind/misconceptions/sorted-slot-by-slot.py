"""Sorted, equal letters stand side by side

stage: no-repeats
hint: Write the code ABCD and the guess BCDE below each other, each sorted. They share three letters, but
    at which places do they agree? One letter that only one of them has moves all that follow. Look for
    partners without asking where they stand.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    in_common = 0
    for wanted, typed in zip(sorted(secret), sorted(guess)):
        if wanted == typed:
            in_common += 1
    letters = in_common - positions
    return f"{positions} positions, {letters} letters"
