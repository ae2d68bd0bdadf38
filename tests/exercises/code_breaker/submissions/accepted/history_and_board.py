"""Prints all rows again before each guess, asks with print, and keeps its state in a class."""

from collections import Counter
from random import choices

CODE_LENGTH: int = 4
HIGHEST_DIGIT: int = 6


def digits():
    return "123456789"[:HIGHEST_DIGIT]


def create_secret():
    return "".join(choices(digits(), k=CODE_LENGTH))


def validate(code):
    if not isinstance(code, str):
        raise ValueError(f"I need text, not {type(code).__name__}!")
    if code == "":
        raise ValueError("You typed nothing!")
    wrong = [c for c in code if c not in digits()]
    if wrong:
        raise ValueError("I don't know " + ", ".join(map(repr, wrong)))
    if len(code) < CODE_LENGTH:
        raise ValueError("Too short!")
    elif len(code) > CODE_LENGTH:
        raise ValueError("Too long!")


def score(secret, guess):
    exact = [s == g for s, g in zip(secret, guess)].count(True)
    common = (Counter(secret) & Counter(guess)).total()
    return "".join(["+" for _ in range(exact)] + ["-" for _ in range(common - exact)])


def is_won(feedback):
    if feedback.count("+") == CODE_LENGTH:
        return True
    return False


class Board:
    def __init__(self):
        self.secret = create_secret()
        self.rows = []

    def show(self):
        print("~" * 30)
        for number, (guess, feedback) in enumerate(self.rows, start=1):
            print(f"{number:>3}. {guess} {feedback}")
        print("~" * 30)

    def ask(self):
        print("Your next guess, please:")
        guess = input("> ")
        validate(guess)
        self.rows.append((guess, score(self.secret, guess)))

    def won(self):
        return bool(self.rows) and is_won(self.rows[-1][1])


def main():
    print("=" * 30, "CODE BREAKER", "=" * 30)
    board = Board()
    while not board.won():
        try:
            board.ask()
        except ValueError as problem:
            print("***", problem, "***")
            continue
        board.show()
    print(f"Well done! That took you {len(board.rows)} guesses.")


if __name__ == "__main__":
    main()
