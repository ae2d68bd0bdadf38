"""To ask again is enough

stage: no-repeats
hint: The player types something that isn't legal, and your game just asks again. The player doesn't
    learn what was wrong. `check_guess` has put a sentence together: what becomes of it?
"""


def ask_for_guess():
    while True:
        guess = input("Your guess? ").upper().replace(" ", "")
        problem = check_guess(guess)
        if problem is None:
            return guess
