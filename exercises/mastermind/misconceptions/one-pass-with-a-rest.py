"""In one pass, what is right and what is misplaced can be counted together

stage: repeated-letters
hint: Try the code ABCD and the guess BBEF on paper, from left to right. The first B is counted as
    misplaced and takes the code's only B; then the second B stands right and is counted with the same B.
    Which letters of the guess should be served first?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    rest = secret
    for place in range(len(guess)):
        if guess[place] == secret[place]:
            positions += 1
            rest = rest.replace(guess[place], "", 1)
        elif guess[place] in rest:
            letters += 1
            rest = rest.replace(guess[place], "", 1)
    return f"{positions} positions, {letters} letters"
