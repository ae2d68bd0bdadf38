"""A letter's partner is the first copy of it in the code

stage: repeated-letters
hint: With the code AABC and the guess DAEF the A of the guess stands right, but your program takes the
    first A of the code as its partner, and calls it misplaced. Which partner should a letter look for
    first?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    left = list(secret)
    for place, letter in enumerate(guess):
        if letter in left:
            found = left.index(letter)
            left[found] = None
            if found == place:
                positions += 1
            else:
                letters += 1
    return f"{positions} positions, {letters} letters"
