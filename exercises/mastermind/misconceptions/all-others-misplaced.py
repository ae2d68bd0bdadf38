"""What doesn't stand right is misplaced

stage: no-repeats
hint: There are three kinds of letters in a guess: in the right place, in the code but elsewhere, and not
    in the code at all. With the code ABCD and the guess ABEF, which kind is the E? Your program knows
    only two kinds.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = CODE_LENGTH - positions
    return f"{positions} positions, {letters} letters"
