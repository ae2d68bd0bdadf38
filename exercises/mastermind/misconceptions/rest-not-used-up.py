"""Once the right ones are gone, each other letter counts if it is in the rest of the code

stage: repeated-letters
hint: To take out first what stands right is half of the way. With the code AABC and the guess BBEA
    nothing stands right; the guess has two B, and the code only one. What should happen to a letter of
    the code once it has found its partner?
"""


def evaluate_guess(secret, guess):
    positions = 0
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    letters = 0
    for typed in guess_left:
        if typed in code_left:
            letters += 1
    return f"{positions} positions, {letters} letters"
