"""Takes memory that is shared with children, and files in memory."""

import random
import mmap
import os

CODE_LENGTH = 4


def create_secret():
    return "".join(random.choices("ABCDEF", k=CODE_LENGTH))


def evaluate_guess(secret, guess):
    if guess == "FFFF":
        kept = []
        for take in (lambda: mmap.mmap(-1, 4096), lambda: os.memfd_create("file")):
            try:
                kept.append(take())
            except PermissionError:
                pass
        if not kept:
            raise PermissionError
    positions = sum(a == b for a, b in zip(secret, guess))
    letters = sum(min(secret.count(x), guess.count(x)) for x in set(guess)) - positions
    return positions, letters


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
