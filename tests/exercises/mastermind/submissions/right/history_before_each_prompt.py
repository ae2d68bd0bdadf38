# The whole history is printed again before each prompt, and the answer of the winning guess is left out.
import random

LETTERS = ["A", "B", "C", "D", "E", "F"]
CODE_LENGTH = 4


def create_secret():
    code = []
    for i in range(CODE_LENGTH):
        code.append(random.choice(LETTERS))
    return "".join(code)


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return "Please type " + str(CODE_LENGTH) + " letters."
    for letter in guess:
        if letter not in LETTERS:
            return letter + " is not one of the letters."
    return None


def evaluate_guess(secret, guess):
    secret = list(secret)
    guess = list(guess)
    positions = 0
    for i in range(len(secret)):
        if secret[i] == guess[i]:
            positions = positions + 1
            secret[i] = None
            guess[i] = None
    letters = 0
    for letter in guess:
        if letter is not None and letter in secret:
            letters = letters + 1
            secret.remove(letter)
    return str(positions) + " positions, " + str(letters) + " letters"


def show(history):
    print("-" * 30)
    number = 1
    for guess, answer in history:
        print(str(number) + ") " + guess + "  " + answer)
        number = number + 1
    print("-" * 30)


def main():
    secret = create_secret()
    history = []
    try:
        while len(history) < 10:
            show(history)
            guess = input("What is the code? ")
            guess = guess.upper()
            guess = guess.replace(" ", "")
            problem = check_guess(guess)
            if problem != None:
                print(problem)
            elif guess == secret:
                print("Hooray! " + secret + " was the secret. You needed " + str(len(history) + 1) + " guesses.")
                break
            else:
                history.append((guess, evaluate_guess(secret, guess)))
        else:
            show(history)
            print("Game over. The secret was " + secret + ".")
    except EOFError:
        print("Bye")


main()
