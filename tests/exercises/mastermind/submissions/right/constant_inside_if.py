# The constant has a type and stands in an `if`; attempts are counted down; a loop instead of a count.
import random

if True:
    CODE_LENGTH: int = 4
letters = tuple("ABCDEF")


def create_secret():
    """Draw a secret."""
    return "".join([letters[random.randint(0, 5)] for _ in range(CODE_LENGTH)])


def check_guess(guess):
    problem = None
    for letter in guess:
        if letter not in letters:
            problem = "Only A-F."
    if len(guess) != CODE_LENGTH:
        problem = "The length should be %d." % CODE_LENGTH
    return problem


def evaluate_guess(secret, guess):
    used_secret = [False] * CODE_LENGTH
    used_guess = [False] * CODE_LENGTH
    positions = letters_found = 0
    for i in range(CODE_LENGTH):
        if guess[i] == secret[i]:
            used_secret[i] = used_guess[i] = True
            positions += 1
    for i in range(CODE_LENGTH):
        if not used_guess[i]:
            for j in range(CODE_LENGTH):
                if not used_secret[j] and guess[i] == secret[j]:
                    used_secret[j] = True
                    letters_found += 1
                    break
    return (positions, letters_found)


def main():
    secret = create_secret()
    left = 10
    print("Mastermind! Letters: " + "".join(letters))
    while left > 0:
        try:
            typed = input("(" + str(left) + " left) ")
        except EOFError:
            print("Goodbye.")
            return
        guess = ""
        for character in typed:
            if character != " ":
                guess += character.upper()
        if check_guess(guess) is not None:
            print(check_guess(guess))
            continue
        left -= 1
        positions, found = evaluate_guess(secret, guess)
        print(positions, "positions,", found, "letters")
        if positions == CODE_LENGTH:
            print("You won with", 10 - left, "guesses, the secret was", secret)
            return
    print("You lost, the secret was", secret)


if __name__ == "__main__":
    main()
