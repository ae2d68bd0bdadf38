"""My Mastermind, now with repeated letters."""

import random

LETTERS = "ABCDEF"
CODE_LENGTH = 4


def create_secret():
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += random.choice(LETTERS)
    return secret


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return "Your guess must have " + str(CODE_LENGTH) + " letters!"
    for letter in guess:
        if letter not in LETTERS:
            return letter + " is not one of the letters A to F!"
    return None


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(CODE_LENGTH):
        if guess[i] == secret[i]:
            positions = positions + 1
        elif guess[i] in secret:
            letters = letters + 1
    return str(positions) + " positions, " + str(letters) + " letters"


def main():
    secret = create_secret()
    print("Guess my code of", CODE_LENGTH, "letters!")
    tries = 0
    while tries < 10:
        try:
            guess = input("> ").upper().replace(" ", "")
        except EOFError:
            print("Bye")
            return
        problem = check_guess(guess)
        if problem is not None:
            print(problem)
        else:
            tries = tries + 1
            print(evaluate_guess(secret, guess))
            if guess == secret:
                print("Yes! The code was", secret, "and you needed", tries, "guesses.")
                return
    print("No more tries. The code was", secret)


main()
