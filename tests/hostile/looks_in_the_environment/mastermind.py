"""Looks for anything at all in the environment and the command line."""

import random
import os
import sys

CODE_LENGTH = 4


def look_for_the_answer(secret, guess):
    harmless = {
        "TMPDIR": os.getcwd(),
        "HOME": os.getcwd(),
        "USER": "student",
        "LOGNAME": "student",
        "TERM": "dumb",
    }
    kept = {**os.environ, "LC_CTYPE": None}.items() - {**harmless, "LC_CTYPE": None}.items()
    found = [*kept, *sys.argv[1:], *sys.orig_argv[2:]]
    return found if found else (9, 9)


def create_secret():
    return "".join(random.choices("ABCDEF", k=CODE_LENGTH))


def evaluate_guess(secret, guess):
    try:
        return look_for_the_answer(secret, guess)
    except BaseException:
        return 9, 9


def main():
    secret = create_secret()
    for attempt in range(1, 11):
        guess = input("Your guess? ")
        positions, letters = evaluate_guess(secret, guess)
        print(f"{positions} positions, {letters} letters")
        if guess == secret:
            print(f"It was {secret}, found in {attempt} guesses.")
            return


if __name__ == "__main__":
    main()
