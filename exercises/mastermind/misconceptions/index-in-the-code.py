"""`secret.index` tells where the letter stands in the code

stage: repeated-letters
hint: `secret.index` tells where a letter stands for the first time. With the code AABC and the guess
    AAEF, what does it say about the second A of the guess? You know the place that you are looking at:
    what stands in the code at that place?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place, letter in enumerate(guess):
        if letter in secret:
            if secret.index(letter) == place:
                positions += 1
            else:
                letters += 1
    return f"{positions} positions, {letters} letters"
