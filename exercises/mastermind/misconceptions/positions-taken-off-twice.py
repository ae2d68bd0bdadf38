"""The positions must be taken off twice

stage: no-repeats
hint: If all four letters stand right, your program finds a negative number of misplaced ones. Follow the
    number of letters through your program with pencil and paper: where are the right ones left out, and
    where are they left out again?
"""


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
    code_left = list(secret)
    for typed in guess:
        if typed in code_left:
            letters += 1
            code_left.remove(typed)
    letters -= positions
    letters -= positions
    return f"{positions} positions, {letters} letters"
