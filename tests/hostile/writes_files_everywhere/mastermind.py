"""Writes where it can; only its own folder lets it."""

import random

CODE_LENGTH = 4


def create_secret():
    return "".join(random.choices("ABCDEF", k=CODE_LENGTH))


def evaluate_guess(secret, guess):
    if guess == "FFFF":
        with open("mine.txt", "w") as stream:
            stream.write("x")
        for folder in ("..", "/", "/tmp", "/var/tmp", "/dev/shm", "/root", "/home", "/etc"):
            try:
                with open(f"{folder}/hostile-was-here.txt", "w") as stream:
                    stream.write("x")
                return 9, 9
            except OSError:
                pass
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
