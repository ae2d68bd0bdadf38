"""Code Breaker: the computer thinks of a code of digits, the player finds it out."""

import random
from dataclasses import dataclass
from enum import IntEnum

CODE_LENGTH = 4
HIGHEST_DIGIT = 6


def score(secret, guess):
    """The feedback: "+" for each exact match, then "-" for each partial one."""
    exact, partial = count_matches(secret, guess)
    return "+" * exact + "-" * partial


def count_matches(secret, guess):
    """How many places are exact, and how many more digits are right but stand elsewhere.

    A digit can be used as often as both have it, so the smaller count is what they share.
    """
    exact = sum(wanted == guessed for wanted, guessed in zip(secret, guess))
    shared = sum(min(secret.count(digit), guess.count(digit)) for digit in set(guess))
    return exact, shared - exact


def validate(code):
    """Raise a ValueError that says what is wrong with the code, if something is."""
    if not isinstance(code, str):
        raise ValueError(f"A code is a text such as '1234', not {code!r}.")
    if len(code) != CODE_LENGTH:
        raise ValueError(f"A code has {CODE_LENGTH} digits, this one has {len(code)}.")
    for digit in code:
        if digit not in allowed_digits():
            raise ValueError(f"{digit!r} is not a digit from 1 to {HIGHEST_DIGIT}.")


def allowed_digits():
    return [str(digit) for digit in range(1, HIGHEST_DIGIT + 1)]


def create_secret():
    """A fresh random code; a digit may come more than once."""
    return "".join(random.choice(allowed_digits()) for _ in range(CODE_LENGTH))


def is_won(feedback):
    return feedback == "+" * CODE_LENGTH


def main():
    secret = create_secret()
    print(f"Find my code: {CODE_LENGTH} digits from 1 to {HIGHEST_DIGIT}.")
    attempts = 0
    while True:
        try:
            guess = input("Your guess: ")
        except EOFError:
            print("\nSee you!")
            return
        try:
            validate(guess)
        except ValueError as problem:
            print(problem)
            continue
        attempts += 1
        feedback = score(secret, guess)
        print(f"Feedback: {feedback}")
        if is_won(feedback):
            print(f"You broke the code {secret} in {attempts} attempts.")
            return


class Peg(IntEnum):
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9


@dataclass(frozen=True)
class Feedback:
    exact_matches: int
    color_matches: int

    def __str__(self):
        return "+" * self.exact_matches + "-" * self.color_matches


class Code:
    """Pegs side by side, made from the digits as they are typed."""

    def __init__(self, digits):
        self.pegs = [Peg(int(digit)) for digit in digits]


class Guess(Code):
    pass


class Secret(Code):
    def score_against(self, guess):
        exact, partial = count_matches(self.pegs, guess.pegs)
        return Feedback(exact, partial)


if __name__ == "__main__":
    main()
