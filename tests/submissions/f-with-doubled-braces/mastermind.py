"""Mastermind: find the secret code of four letters in ten guesses."""

import random

LETTERS = "ABCDEF"


def create_secret():
    """Return a fresh random code of four different letters."""
    return "".join(random.sample(LETTERS, 4))


def check_guess(guess):
    """Return None if the guess is legal, else a sentence that tells the player what is wrong."""
    if len(guess) != 4:
        return "A guess has four letters."
    for letter in guess:
        if letter not in LETTERS:
            return "Please use only the letters A to F."
    for letter in guess:
        if guess.count(letter) > 1:
            return "Please use each letter only once."
    return None


def evaluate_guess(secret, guess):
    """Return the answer to a guess, such as "1 positions, 2 letters"."""
    positions = 0
    letters = 0
    for place in range(4):
        if guess[place] == secret[place]:
            positions += 1
        elif guess[place] in secret:
            letters += 1
    return f"{{positions}} positions, {{letters}} letters"


def ask_for_guess():
    """Ask until the guess is legal. Return it in capitals and without blanks."""
    while True:
        guess = input("Your guess, four letters from A to F: ").upper().replace(" ", "")
        problem = check_guess(guess)
        if problem is None:
            return guess
        print(problem)


def play_game():
    """Play one game: the player has ten guesses to find a fresh secret."""
    secret = create_secret()
    print("I have a secret code of four different letters.")
    for attempt in range(1, 11):
        guess = ask_for_guess()
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"You found the secret {secret}. Number of guesses: {attempt}.")
            return
    print(f"That was your last guess. The secret was {secret}.")


def main():
    """Play one game, and say goodbye if the player stops typing."""
    try:
        play_game()
    except EOFError:
        print("\nGoodbye!")


if __name__ == "__main__":
    main()
