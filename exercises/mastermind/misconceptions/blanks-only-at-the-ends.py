"""`strip` takes all blanks away

stage: no-repeats
hint: `strip` takes blanks away at both ends of a text, but not in between. A player may type `A B C D`.
    Which method can put nothing in the place of each blank?
"""


def ask_for_guess():
    while True:
        guess = input("Your guess? ").upper().strip()
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)
