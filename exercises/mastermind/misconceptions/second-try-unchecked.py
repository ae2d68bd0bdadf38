"""The second try is legal for sure

stage: no-repeats
hint: After a guess that isn't legal you ask once more, and take what comes. What if the second try isn't
    legal either? Some words of Python do something again and again until it is right.
"""


def ask_for_guess():
    guess = input("Your guess? ").upper().replace(" ", "")
    problem = check_guess(guess)
    if problem is not None:
        print(problem)
        guess = input("Your guess? ").upper().replace(" ", "")
    return guess
