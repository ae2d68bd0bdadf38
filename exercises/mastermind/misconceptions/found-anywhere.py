"""Each letter of the guess counts if it is somewhere in the code

stage: repeated-letters
hint: With the code ABCD and the guess AFAA there are three A in the guess, but only one in the code. How
    many of the three can find a partner? Draw a line from each letter of the guess to its partner in the
    code: no letter may have two lines. Then ask of your program how it knows which letters already have
    a partner.
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        elif typed in secret:
            letters += 1
    return f"{positions} positions, {letters} letters"
