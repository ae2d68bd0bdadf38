import random

CODE_LENGTH = 4
HIGHEST_DIGIT = 6


def create_secret():
    secret = ""
    for i in range(CODE_LENGTH):
        secret = secret + str(random.randint(1, HIGHEST_DIGIT))
    return secret


def validate(code):
    if type(code) != str:
        raise ValueError("that is no text")
    if len(code) != CODE_LENGTH:
        raise ValueError("wrong length")
    for c in code:
        if c < "1" or c > str(HIGHEST_DIGIT):
            raise ValueError("wrong digit " + c)


def score(secret, guess):
    secret = list(secret)
    guess = list(guess)
    plus = 0
    minus = 0
    i = 0
    while i < len(guess):
        if guess[i] == secret[i]:
            plus += 1
            del guess[i], secret[i]
        else:
            i += 1
    for g in guess:
        if g in secret:
            minus += 1
            secret.remove(g)
    return plus * "+" + minus * "-"


def is_won(feedback):
    return feedback == CODE_LENGTH * "+"


def main():
    secret = create_secret()
    n = 0
    feedback = None
    while feedback is None or not is_won(feedback):
        guess = input()
        try:
            validate(guess)
        except ValueError as e:
            print("Error:", e)
        else:
            n = n + 1
            feedback = score(secret, guess)
            print(feedback)
    print("Attempts:", n)


main()
