"""A variable is known in all functions

stage: no-repeats
hint: Your program uses a name that doesn't exist at that place. A variable of one function isn't known
    in another one: it has to be handed over or returned. Read the last line of the error, it has the
    name.
"""


def ask_for_guess():
    while True:
        typed = input("Your guess? ")
        make_capitals(typed)
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)


def make_capitals(typed):
    guess = typed.upper().replace(" ", "")
    return guess
