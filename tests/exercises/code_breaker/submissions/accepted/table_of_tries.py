"""Raises its own kind of ValueError, stops on `exit`, leaves out the feedback of the winning guess."""

import random
import sys

CODE_LENGTH = 4
HIGHEST_DIGIT = 6


class BadCode(ValueError):
    pass


def validate(code):
    allowed = set(map(str, range(1, HIGHEST_DIGIT + 1)))
    if not isinstance(code, str):
        raise BadCode("code must be a string")
    if len(code) != CODE_LENGTH or not set(code) <= allowed:
        raise BadCode(f"code must be {CODE_LENGTH} digits between 1 and {HIGHEST_DIGIT}")


def score(secret, guess):
    marks = []
    used_secret, used_guess = set(), set()
    for i in range(len(guess)):
        if secret[i] == guess[i]:
            marks.append("+")
            used_secret.add(i)
            used_guess.add(i)
    for i in range(len(guess)):
        for j in range(len(secret)):
            if i not in used_guess and j not in used_secret and guess[i] == secret[j]:
                marks.append("-")
                used_guess.add(i)
                used_secret.add(j)
    return "".join(marks)


def create_secret():
    number_of_codes = HIGHEST_DIGIT**CODE_LENGTH
    n = random.randrange(number_of_codes)
    secret = ""
    for _ in range(CODE_LENGTH):
        secret += str(n % HIGHEST_DIGIT + 1)
        n //= HIGHEST_DIGIT
    return secret


def is_won(feedback):
    return len(feedback) == CODE_LENGTH and "-" not in feedback


def main():
    secret = create_secret()
    for attempt in range(1, 1000):
        while True:
            guess = input(f"[{attempt}] ")
            try:
                validate(guess)
                break
            except BadCode as problem:
                print(f"Sorry, {problem}.")
        feedback = score(secret, guess)
        if is_won(feedback):
            print("You have won! Number of attempts:", attempt)
            sys.exit()
        print("  ->", feedback)


if __name__ == "__main__":
    main()
