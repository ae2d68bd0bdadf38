r"""`index` tells where the letter stands in the guess

stage: repeated-letters
hint: `index` and `find` tell where a letter stands for the first time. With the code AABC and the guess
    AAEF, what do they say when you come to the second A of the code? You know the place that you are
    looking at: what stands in the guess at that place?
only-if: \.(index|find|rindex)\(
else-title: A letter of the code belongs to its first copy in the guess
else-hint: With the code AABC and the guess AAEF the second A of the code has an A at the same place of
    the guess, and your program says that it is misplaced. You know the place that you are looking at:
    what stands in the guess at that place?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place, letter in enumerate(secret):
        if letter in guess:
            if guess.index(letter) == place:
                positions += 1
            else:
                letters += 1
    return f"{positions} positions, {letters} letters"
