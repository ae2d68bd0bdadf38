"""The smaller of two totals is what code and guess share

stage: repeated-letters
hint: You count all letters of the code that are in the guess, all letters of the guess that are in the
    code, and take the smaller number. Try the code AAAB and the guess ABBB: both numbers are four. But
    how many A can find a partner, and how many B? Look at one letter of the alphabet at a time.
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    code_in_guess = 0
    guess_in_code = 0
    for letter in secret:
        if letter in guess:
            code_in_guess += 1
    for letter in guess:
        if letter in secret:
            guess_in_code += 1
    letters = min(code_in_guess, guess_in_code) - positions
    return f"{positions} positions, {letters} letters"
