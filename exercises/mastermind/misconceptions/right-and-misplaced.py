"""A letter that stands right is also misplaced if the code has it elsewhere

stage: repeated-letters
hint: With the code AABC and the guess AABC everything stands right, so nothing can be misplaced. Each
    letter of the guess is counted for one thing only. What does your program do with a letter after it
    has been counted as right?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place, letter in enumerate(guess):
        if letter == secret[place]:
            positions += 1
        if letter in secret[:place] + secret[place + 1 :]:
            letters += 1
    return f"{positions} positions, {letters} letters"
