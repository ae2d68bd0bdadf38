"""Right answers for the player, from the reference solution in a process apart from any student's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.model.answer import Numbers
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.value import Plain, Setting
from grader.run.answering import Answering, answering
from grader.run.sessions import Sessions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.run.board import Board

_REMEMBERED = 1_000
"""Answers that are worth a place in memory when they are asked for at once."""


class Scorer:
    """Keeps the solution loaded, once for each setting of constants. A context manager."""

    def __init__(self, exercise: Exercise, solution: bytes, sessions: Sessions) -> None:
        """The sessions are never those of students, whose programs may look at their neighbours."""
        assert exercise.game is not None
        assert exercise.answer is not None
        self._exercise = exercise
        self.sessions = sessions
        self._solution = solution
        self._expression = exercise.game.answer
        self._format = exercise.answer
        self._function, self._secret, self._guess = re.findall(r"[^\W\d]\w*", self._expression)[:3]
        self._loaded: dict[str, Answering] = {}
        self._known: dict[str, dict[str, dict[str, Numbers]]] = {}
        """By setting, guess and secret: the judge asks again what a player has asked before."""
        self._boards: dict[str, Board] = {}

    def rows(self, guesses: Sequence[str], secrets: Sequence[str], setting: Setting) -> list[list[Numbers]]:
        """The right answers, a row for each guess, in it one for each secret; numbers as the format has them.

        Raises what `Answering.ask` raises, and `ValueError` if the solution's answer has another form.
        """
        if len(guesses) * len(secrets) > _REMEMBERED:
            return self._ask(guesses, secrets, setting)
        known = self._known.setdefault(repr(setting), {})
        asked = [guess for guess in guesses if not known.get(guess, {}).keys() >= set(secrets)]
        if asked:
            for guess, row in zip(asked, self._ask(asked, secrets, setting), strict=True):
                known.setdefault(guess, {}).update(zip(secrets, row, strict=True))
        return [[known[guess][secret] for secret in secrets] for guess in guesses]

    def board(self, case: Case) -> Board:
        """The board of a case's stage and setting: other cases, and other submissions, play on the same."""
        from grader.run.board import Board

        key = repr((case.stage, case.set))
        if key not in self._boards:
            self._boards[key] = Board(self._exercise, case, self._secret, self._guess, self.rows)
        return self._boards[key]

    def _ask(self, guesses: Sequence[str], secrets: Sequence[str], setting: Setting) -> list[list[Numbers]]:
        key = repr(setting)
        if key not in self._loaded:
            if not self.sessions.forks:
                self._unload()  # a new session ends the one before
            self._loaded[key] = answering(
                self.sessions.open, self._solution, self._exercise.file, self._exercise.limits, setting
            )
        loaded = self._loaded[key]
        codes: list[int] = []
        axes = [(self._guess, guesses), (self._secret, secrets)]
        for piece in loaded.ask(self._expression, [self._function], axes):
            codes += piece
        meaning = [self._numbers(answer.value) for answer in loaded.answers]
        width = len(secrets)
        return [[meaning[code] for code in codes[at : at + width]] for at in range(0, len(codes), width)]

    def close(self) -> None:
        self._unload()
        self.sessions.close()

    def _unload(self) -> None:
        for loaded in self._loaded.values():
            loaded.close()
        self._loaded.clear()

    def _numbers(self, value: Plain) -> Numbers:
        numbers = self._format.read(value) if isinstance(value, str) else value
        if isinstance(numbers, tuple) and all(isinstance(number, int) for number in numbers):
            return tuple(int(str(number)) for number in numbers)
        raise ValueError(f"the solution answers {value!r} to {self._expression}")

    def __enter__(self) -> Scorer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
