"""Nobody mistypes more than five times in a row

stage: no-repeats
hint: After a few lines that aren't legal your game takes whatever comes, or ends. The player may mistype as often as
    it happens. Which kind of loop goes on until something is right, without a number?
"""


def ask_for_guess():
    for _ in range(5):
        guess = input("Your guess? ").upper().replace(" ", "")
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)
    print("Too many tries.")
    raise EOFError
