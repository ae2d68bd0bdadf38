"""To print the answer is to return it

stage: no-repeats
hint: `print` shows text to a person, `return` hands a value to whoever called the function. The game
    can't use what was only shown. Which of the two does the caller of `evaluate_guess` need?
"""


def evaluate_guess(secret, guess):
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    print(f"{positions} positions, {letters} letters")
