"""A function asks the player for what it needs

stage: no-repeats
hint: `evaluate_guess` is given a guess, and then asks the player for another one. The values in the
    parentheses of `def` are already there when the function starts. Leave the asking to the part that
    plays the game.
"""


def evaluate_guess(secret, guess):
    guess = input("Your guess? ").upper().replace(" ", "")
    positions = count_positions(secret, guess)
    letters = count_in_common(secret, guess) - positions
    return f"{positions} positions, {letters} letters"
