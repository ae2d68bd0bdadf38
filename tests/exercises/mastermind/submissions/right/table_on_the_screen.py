# A frame around everything, the prompt printed by `print`, the end in two lines, input by `readline`.
import random
import sys

CODE_LENGTH = 4
GUESSES = 10
FIRST, LAST = "A", "F"


def legal_letters():
    return [chr(number) for number in range(ord(FIRST), ord(LAST) + 1)]


def create_secret():
    secret = ""
    while len(secret) < CODE_LENGTH:
        secret += random.choice(legal_letters())
    return secret


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return "Sorry, that was " + str(len(guess)) + " and not " + str(CODE_LENGTH) + " letters.\nTry again."
    for letter in guess:
        if not FIRST <= letter <= LAST:
            return f"Sorry, {letter!r} isn't in the game.\nTry again."


def evaluate_guess(secret, guess):
    rest_of_secret, rest_of_guess = "", ""
    positions = 0
    for i, letter in enumerate(guess):
        if secret[i] == letter:
            positions += 1
        else:
            rest_of_secret += secret[i]
            rest_of_guess += letter
    letters = 0
    for letter in rest_of_guess:
        if letter in rest_of_secret:
            rest_of_secret = rest_of_secret.replace(letter, "", 1)
            letters += 1
    return f"{positions} positions, {letters} letters"


def main():
    secret = create_secret()
    rows = []
    print("+----------------------+")
    print("| M A S T E R M I N D  |")
    print("+----------------------+")
    while len(rows) < GUESSES:
        print()
        print(f"Guess {len(rows) + 1} of {GUESSES}:")
        line = sys.stdin.readline()
        if line == "":
            print("Nothing more to read. Good night!")
            return
        guess = "".join(line.split()).upper()
        trouble = check_guess(guess)
        if trouble is not None:
            print(trouble)
            continue
        rows.append(f"| {guess} | {evaluate_guess(secret, guess)} |")
        for row in rows:
            print(row)
        if guess == secret:
            print("Yes! The code was", secret)
            print("Guesses:", len(rows))
            return
    print("No more guesses.")
    print("The code was", secret)


if __name__ == "__main__":
    main()
