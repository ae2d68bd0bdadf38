"""The misplaced ones come first

stage: no-repeats
hint: Both numbers are counted well, but each stands in the other one's place. The answer begins with the
    letters that stand right. Look at the order in which you hand the two numbers over.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    return f"{letters} positions, {positions} letters"
