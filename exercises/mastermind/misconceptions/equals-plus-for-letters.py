"""`letters =+ 1` adds one

stage: no-repeats
hint: Your number of letters never gets above 1. `letters =+ 1` is read as `letters = +1`: the variable
    gets the value 1, whatever it was before. In which order do the two signs add something?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    for typed in guess_left:
        if typed in code_left:
            letters =+ 1
            code_left.remove(typed)
    return f"{positions} positions, {letters} letters"
