r"""`index` tells where the letter stands in the code

stage: repeated-letters
hint: `index` and `find` tell where a letter stands for the first time. With the code AABC and the guess
    AAEF, what do they say about the second A of the guess? You know the place that you are looking at:
    what stands in the code at that place?
only-if: \.(index|find|rindex)\(
else-title: A letter of the guess belongs to its first copy in the code
else-hint: With the code AABC and the guess AAEF the second A of the guess stands right, and your program
    says that it is misplaced. You know the place that you are looking at: what stands in the code at that
    place?
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
