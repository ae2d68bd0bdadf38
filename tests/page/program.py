"""A wrong program whose answers and steps are what they would be: it really runs here."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING

from grader.model.trace import Step, Trace
from tests.results import Pair

if TYPE_CHECKING:
    from _typeshed import TraceFunction

SOURCE = '''\
"""Mastermind"""
import random

LETTERS = "ABCDEF"
CODE_LENGTH = 4


def create_secret():
    secret = ""
    while len(secret) < CODE_LENGTH:
        secret += random.choice(LETTERS)  # may repeat
    return secret


def check_guess(guess):
    if len(guess) != CODE_LENGTH:
        return f"A guess has {CODE_LENGTH} letters."
    for letter in guess:
        if letter not in LETTERS:
            return "Only the letters A to F, please."
    return None


def evaluate_guess(secret, guess):
    positions = 0
    letters = 0
    for i in range(len(guess)):
        if guess[i] == secret[i]:
            positions += 1
        elif guess[i] in secret:
            letters += 1
    return f"{positions} positions, {letters} letters"


def main():
    secret = create_secret()
    for attempt in range(10):
        guess = input("Your guess? ").upper()
        problem = check_guess(guess)
        if problem:
            print(problem)
            continue
        print(evaluate_guess(secret, guess))
        if guess == secret:
            print(f"Yes, {secret}. You needed {attempt + 1} guesses.")
            return
    print("The secret was", secret)


if __name__ == "__main__":
    main()
'''


def right(secret: str, guess: str) -> Pair:
    positions = sum(a == b for a, b in zip(secret, guess, strict=False))
    return positions, sum(min(secret.count(x), guess.count(x)) for x in set(guess)) - positions


def wrong(secret: str, guess: str) -> Pair:
    """What SOURCE answers."""
    positions = sum(a == b for a, b in zip(secret, guess, strict=False))
    return positions, sum(a != b and b in secret for a, b in zip(secret, guess, strict=True))


def record(source: str, function: str, *arguments: str, typed: Sequence[str] = (), drawn: str = "") -> Trace:
    """Run a trusted program and record its steps as the sandbox would."""
    printed: list[str] = []
    coming = iter(typed)

    def type_in(prompt: str = "") -> str:
        printed.append(prompt)
        return next(coming)

    def note(*pieces: object) -> None:
        printed.append(" ".join(map(str, pieces)) + "\n")

    space: dict[str, object] = {"__name__": "submission", "input": type_in, "print": note}
    exec(compile(source, "submission", "exec"), space)  # noqa: S102 - the program above
    if drawn:
        space["create_secret"] = lambda: drawn
    steps: list[Step] = []
    depth = 0

    def trace(frame: FrameType, event: str, _: object) -> TraceFunction | None:
        nonlocal depth
        if frame.f_code.co_filename != "submission":
            return None
        depth += {"call": 1, "return": -1}.get(event, 0)
        if event == "line":
            variables = tuple((name, repr(value)) for name, value in frame.f_locals.items())
            steps.append(
                Step(frame.f_lineno, frame.f_code.co_name, depth, variables, printed="".join(printed))
            )
            printed.clear()
        return trace

    called = space[function]
    assert callable(called)
    sys.settrace(trace)
    try:
        answer = called(*arguments)
    finally:
        sys.settrace(None)
    return Trace(tuple(steps), cut=False, ending=f"returns {answer!r}")
