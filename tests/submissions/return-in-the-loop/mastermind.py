import random

LETTERS = "ABCDEF"


def create_secret():
    letters = list(LETTERS)
    random.shuffle(letters)
    return "".join(letters[:4])


def check_guess(guess):
    if len(guess) != 4:
        return "Please type four letters."
    for letter in guess:
        if letter not in LETTERS:
            return "There are only the letters A to F."
        if guess.count(letter) != 1:
            return "No letter comes twice."
    return None


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(4):
        if secret[i] == guess[i]:
            positions += 1
        elif guess[i] in secret:
            letters += 1
        return f"{positions} positions, {letters} letters"


def main():
    secret = create_secret()
    number = 0
    while number < 10:
        try:
            guess = input("Guess: ").replace(" ", "").upper()
        except EOFError:
            print("Bye!")
            return
        problem = check_guess(guess)
        if problem:
            print(problem)
            continue
        number += 1
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"Right, it was {secret}. You needed {number} guesses.")
            return
    print(f"Sorry, it was {secret}.")


if __name__ == "__main__":
    main()
