"""A check answers with True or False

stage: no-repeats
hint: The game has to tell the player what is wrong, and True or False can't tell that. `check_guess`
    returns a sentence if something is wrong. And if nothing is wrong, it returns None.
"""


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return False
    return all(letter in LETTERS for letter in guess)


def ask_for_guess():
    while True:
        guess = input("Your guess? ").upper().replace(" ", "")
        if check_guess(guess):
            return guess
        print("This isn't legal.")
