r"""`=+ 1` adds one

stage: no-repeats
hint: Neither of your numbers ever gets above 1. `positions =+ 1` is read as `positions = +1`: the
    variable gets the value 1, whatever it was before. In which order do the two signs add something?
only-if: ^\s*\w+ = \+1$
else-title: A second match adds nothing
else-hint: Neither of your numbers ever gets above 1. Look at the lines that should make them larger. If a
    number is 1 before such a line, what is it afterwards, and how often does Python come past it?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions =+ 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    for typed in guess_left:
        if typed in code_left:
            letters =+ 1
            code_left.remove(typed)
    return f"{positions} positions, {letters} letters"
