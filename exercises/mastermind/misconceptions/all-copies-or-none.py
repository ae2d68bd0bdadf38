"""Either all copies of a letter find a partner, or none does

stage: repeated-letters
hint: You compare how often a letter is in the guess and in the code, and that is on the right track.
    With the code ABCD and the guess BEEB the guess has two B and the code one: your program counts none
    of them. How many of the two can find a partner?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            positions += 1
        elif guess[place] in secret and guess.count(guess[place]) <= secret.count(guess[place]):
            letters += 1
    return f"{positions} positions, {letters} letters"
