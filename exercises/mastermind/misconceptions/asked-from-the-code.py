"""Each letter of the code counts if it is somewhere in the guess

stage: repeated-letters
hint: With the code AABC and the guess ADEF your program meets the second A of the code and finds an A in
    the guess. But that A already stands right and belongs to the first A of the code. Draw a line
    between partners: how many lines can end at one letter?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        elif wanted in guess:
            letters += 1
    return f"{positions} positions, {letters} letters"
