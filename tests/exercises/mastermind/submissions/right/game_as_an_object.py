# A modern program: a data class, `match`, a generator, an enumeration; the game is an object.
from __future__ import annotations

import random
from dataclasses import dataclass, field
from enum import Enum, auto

CODE_LENGTH: int = 4
ALPHABET = frozenset("ABCDEF")


class State(Enum):
    RUNNING = auto()
    WON = auto()
    LOST = auto()


@dataclass
class Game:
    secret: str
    guesses: list[str] = field(default_factory=list)

    @property
    def state(self) -> State:
        if self.guesses and self.guesses[-1] == self.secret:
            return State.WON
        return State.LOST if len(self.guesses) == 10 else State.RUNNING

    def guess(self, word: str) -> tuple[int, int]:
        self.guesses.append(word)
        return evaluate_guess(self.secret, word)


def create_secret() -> str:
    return "".join(random.choices(sorted(ALPHABET), k=CODE_LENGTH))


def check_guess(guess: str) -> str | None:
    match len(guess) - CODE_LENGTH:
        case 0 if set(guess) <= ALPHABET:
            return None
        case 0:
            return f"Unknown: {', '.join(sorted(set(guess) - ALPHABET))}"
        case missing if missing < 0:
            return f"{-missing} missing"
        case more:
            return f"{more} too many"


def evaluate_guess(secret: str, guess: str) -> tuple[int, int]:
    positions = sum(a is b or a == b for a, b in zip(secret, guess, strict=True))
    total = sum(min(secret.count(letter), guess.count(letter)) for letter in ALPHABET)
    return positions, total - positions


def typed_words():
    while True:
        try:
            yield input("> ").replace(" ", "").upper()
        except EOFError:
            return


def main() -> None:
    game = Game(create_secret())
    for word in typed_words():
        if (trouble := check_guess(word)) is not None:
            print(f"Not a guess ({trouble}).")
            continue
        positions, letters = game.guess(word)
        match game.state:
            case State.RUNNING:
                print(f"{word} -> {positions} positions, {letters} letters")
            case State.WON:
                print(f"{word} it is, in {len(game.guesses)}.")
                break
            case State.LOST:
                print(f"{word} -> {positions} positions, {letters} letters")
                print(f"You've had your ten; {game.secret} it was.")
                break


if __name__ == "__main__":
    main()
