"""`guess.upper()` changes the guess

stage: no-repeats
hint: `guess.upper()` makes a new text and leaves the old one as it was. If nobody gives the new one a
    name, it is lost. What is in `guess` after that line?
"""


def ask_for_guess():
    while True:
        guess = input("Your guess? ").replace(" ", "")
        guess.upper()
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)
