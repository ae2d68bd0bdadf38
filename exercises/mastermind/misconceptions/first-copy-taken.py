"""A letter's partner is the first copy of it in the code

stage: repeated-letters
hint: You cross out each letter of the code that has found a partner, and that is a good idea. With the
    code AABC and the guess DAEF your program takes the first A of the code, although the A of the guess
    stands right. Which partner should a letter look for first?
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
