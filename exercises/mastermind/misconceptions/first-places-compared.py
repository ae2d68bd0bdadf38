"""A letter stands right if it first turns up at the same place in code and guess

stage: repeated-letters
hint: With the code AABC and the guess DAEF the A of the guess stands right. At which place does an A turn
    up first in the code, and at which in the guess? `index` and `find` tell only that, however many there
    are.
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for letter in guess:
        if letter in secret:
            if secret.index(letter) == guess.index(letter):
                positions += 1
            else:
                letters += 1
    return f"{positions} positions, {letters} letters"
