"""What a player can conclude: which secrets the answers leave, and what to guess next."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grader.model.answer import Numbers, RightAnswers
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.inputs import Axis, axes

History = tuple[tuple[str, Numbers], ...]
"""Legal guesses and the program's answers, in order."""

_KEPT = 1
"""Answers up to which rows are remembered: games begin alike."""
_WEIGHED, _SAMPLE = 4, 60
"""How many guesses are weighed, against how many of the secrets that are left."""
_FEW = 6
"""So few secrets left are tried one after the other."""


class Board:
    """One stage with one setting of constants."""

    def __init__(
        self, exercise: Exercise, case: Case, secret: str, guess: str, right_answers: RightAnswers
    ) -> None:
        """`secret` and `guess` are the variables of the call that answers."""
        assert exercise.game is not None
        assert exercise.answer is not None
        several = axes(exercise.stage(case.stage), dict(exercise.constants) | dict(case.set))
        self._secrets = next(axis for axis in several if axis.name == secret)
        self._guesses = next(axis for axis in several if axis.name == guess)
        self.attempts = exercise.game.attempts
        self.format = exercise.answer
        self.distinct = () if self._secrets.repeats else (exercise.game.secret,)
        """What is drawn again if a letter comes twice: a later stage may allow what this one doesn't know."""
        self._right_answers = right_answers
        self._setting = case.set
        self._full: Numbers | None = None
        self._left: dict[History, list[str]] = {}
        self._rows: dict[tuple[History, str], Sequence[Numbers]] = {}
        self._chosen: dict[tuple[History, bool], str] = {}

    def fits(self, history: History, secrets: Sequence[str]) -> list[bool]:
        """Which of the secrets fit all answers."""
        if not history:
            return [True] * len(secrets)
        rows = self._right_answers([guess for guess, _ in history], secrets, self._setting)
        answers = [answer for _, answer in history]
        return [list(right) == answers for right in zip(*rows, strict=True)]

    def is_right(self, guess: str, answer: Numbers) -> bool:
        """Whether the answer is the one to the secret itself, which is the same for every secret."""
        if self._full is None:
            self._full = self._right_answers([guess], [guess], self._setting)[0][0]
        return self._full == answer

    def left(self, history: History) -> list[str]:
        """The secrets that fit all answers, in order."""
        if history not in self._left:
            if history:
                before, (guess, answer) = self.left(history[:-1]), history[-1]
                row = self._row(history[:-1], guess)
                self._left[history] = [
                    word for word, right in zip(before, row, strict=True) if right == answer
                ]
            else:
                self._left[history] = _words(self._secrets)
        return self._left[history]

    def next(self, history: History, *, possible: bool) -> str:
        """A guess: one that may be the secret, or one that can't be, if there is any."""
        key = history, possible
        if key not in self._chosen:
            chance = random.Random(repr(history))
            self._chosen[key] = self._likely(history, chance) if possible else self._barred(history, chance)
        return self._chosen[key]

    def _likely(self, history: History, chance: random.Random) -> str:
        """Of the secrets that are left one whose answer tells much."""
        left = self.left(history)
        if len(left) <= _FEW:
            return left[0]
        choices = chance.sample(left, _WEIGHED)
        sample = left if len(left) <= _SAMPLE else chance.sample(left, _SAMPLE)
        rows = self._right_answers(choices, sample, self._setting)
        return max(zip(choices, rows, strict=True), key=lambda pair: len(set(pair[1])))[0]

    def _barred(self, history: History, chance: random.Random) -> str:
        choices = [_random_word(self._guesses, chance) for _ in range(_SAMPLE)]
        fitting = self.fits(history, choices)
        return next((word for word, fits in zip(choices, fitting, strict=True) if not fits), choices[0])

    def _row(self, history: History, guess: str) -> Sequence[Numbers]:
        """The right answers to a guess for every secret that is left."""
        key = history, guess
        row = self._rows.get(key)
        if row is None:
            left = self.left(history)
            row = self._right_answers([guess], left, self._setting)[0] if left else []
            if len(history) <= _KEPT:
                self._rows[key] = row
        return row


def _words(axis: Axis) -> list[str]:
    return [word for word in axis.values() if isinstance(word, str)]


def _random_word(axis: Axis, chance: random.Random) -> str:
    if axis.listed:
        return chance.choice(_words(axis))
    if axis.repeats:
        return "".join(chance.choices(axis.letters, k=axis.length))
    return "".join(chance.sample(axis.letters, axis.length))
