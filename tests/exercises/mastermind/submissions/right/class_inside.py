# A class does the work; the functions that the exercise asks for are thin.
import random
import sys

CODE_LENGTH = 4


class Code:
    letters = "ABCDEF"

    def __init__(self, text):
        self.text = text

    @classmethod
    def draw(cls):
        return cls("".join(random.choice(cls.letters) for _ in range(CODE_LENGTH)))

    def positions(self, other):
        return sum(mine == theirs for mine, theirs in zip(self.text, other.text))

    def shared(self, other):
        return sum(min(self.text.count(x), other.text.count(x)) for x in self.letters)

    def answer(self, other):
        right = self.positions(other)
        return f"{right} positions, {self.shared(other) - right} letters"

    def problem(self):
        if len(self.text) != CODE_LENGTH:
            return f"There are {len(self.text)} letters, but a code has {CODE_LENGTH}."
        if any(letter not in self.letters for letter in self.text):
            return "There are only A, B, C, D, E and F."
        return None


def create_secret():
    return Code.draw().text


def check_guess(guess):
    return Code(guess).problem()


def evaluate_guess(secret, guess):
    return Code(secret).answer(Code(guess))


def main():
    secret = Code(create_secret())
    attempts = 0
    for line in sys.stdin:
        guess = Code("".join(line.split()).upper())
        if guess.problem():
            print(guess.problem())
            continue
        attempts += 1
        print(secret.answer(guess))
        if guess.text == secret.text:
            print("Solved:", secret.text, "after", attempts, "attempts")
            break
        if attempts == 10:
            print("Not solved. It was", secret.text)
            break
    else:
        print("See you!")


if __name__ == "__main__":
    main()
