"""It doesn't matter which of two questions is asked first

stage: no-repeats
hint: A letter that stands right is in the code as well. Your program first asks whether the letter is in
    the code, so `elif` never gets to the second question. Which question should come first?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for place in range(len(guess)):
        if guess[place] in secret:
            letters += 1
        elif guess[place] == secret[place]:
            positions += 1
    return f"{positions} positions, {letters} letters"
