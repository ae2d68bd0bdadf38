"""A letter stands right if it first turns up at the same place in code and guess

stage: repeated-letters
hint: `index` always tells where a letter stands for the first time, however many there are. With the
    code AABC and the guess DAEF the A of the guess stands right. What does `index` say about that A in
    the code, and what about it in the guess?
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
