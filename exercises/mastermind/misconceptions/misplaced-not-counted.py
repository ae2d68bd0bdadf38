"""Only what stands right counts

stage: no-repeats
hint: Your program counts what stands right, and that is correct. With the code ABCD and the guess BADC
    nothing stands right, but all four letters are in the code. Where should your answer count those, and
    does Python get there?
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = 0
    return f"{positions} positions, {letters} letters"
