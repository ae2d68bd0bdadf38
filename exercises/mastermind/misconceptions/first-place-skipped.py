"""The first place has number 1

stage: no-repeats
hint: The first letter of the guess is never looked at. Python counts places from 0, so the first letter
    of a text is at place 0. At which place does your program begin?
"""


def evaluate_guess(secret, guess):
    positions = 0
    code_left = [secret[0]]
    guess_left = []
    for place in range(1, len(guess)):
        if secret[place] == guess[place]:
            positions += 1
        else:
            code_left.append(secret[place])
            guess_left.append(guess[place])
    letters = 0
    for letter in guess_left:
        if letter in code_left:
            letters += 1
            code_left.remove(letter)
    return f"{positions} positions, {letters} letters"
