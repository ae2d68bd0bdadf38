# notice: exit
import random

CODE_LENGTH = 4


def create_secret():
    return "".join(random.choice("ABCDEF") for _ in range(CODE_LENGTH))


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"Type {CODE_LENGTH} letters."
    if guess.strip("ABCDEF"):
        return "Type letters from A to F."
    return None


def evaluate_guess(secret, guess):
    positions = sum(a == b for a, b in zip(secret, guess))
    common = sum(min(secret.count(x), guess.count(x)) for x in "ABCDEF")
    return f"{positions} positions, {common - positions} letters"


def main():
    secret = create_secret()
    attempt = 0
    while attempt < 10:
        try:
            guess = input("? ").upper().replace(" ", "")
        except EOFError:
            exit()
        problem = check_guess(guess)
        if problem:
            print(problem)
            continue
        attempt += 1
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"{secret} found with {attempt} guesses")
            exit()
    print(f"It was {secret}")
    exit()


main()
