"""The second number is all that code and guess share

stage: no-repeats
hint: The second number counts only letters that stand elsewhere. If all four letters stand right, how
    many are left that stand elsewhere? Each letter of the guess belongs to one number at most. What does
    your program do with a letter once it has been counted as right?
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess)
    return f"{positions} positions, {letters} letters"
