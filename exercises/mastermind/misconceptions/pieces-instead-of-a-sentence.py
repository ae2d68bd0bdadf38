"""Commas put the pieces of a sentence together

stage: no-repeats
hint: In `print`, commas put pieces side by side. After `return` they make a tuple: a bundle of separate
    pieces. How can numbers and words become one text?
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    return positions, "positions,", letters, "letters"
