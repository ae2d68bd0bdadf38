"""What a player can conclude: which secrets the answers leave, and what to guess next."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grader.model.case import Case
from grader.model.inputs import axes
from grader.run.scorer import Numbers, Scorer

History = tuple[tuple[str, Numbers], ...]
"""Legal guesses and the program's answers, in order."""

_WEIGHED, _SAMPLE = 6, 120
"""How many guesses are weighed, against how many of the secrets that are left."""


def board_of(scorer: Scorer, case: Case) -> Board:
    """The board of a case's stage and setting: other cases, and other submissions, play on the same."""
    key = repr((case.stage, case.set))
    if key not in scorer.boards:
        scorer.boards[key] = Board(scorer, case)
    return scorer.boards[key]


class Board:
    """One stage with one setting of constants. Remembers the beginnings of games, which are all alike."""

    def __init__(self, scorer: Scorer, case: Case) -> None:
        exercise = scorer.exercise
        constants = dict(exercise.constants) | dict(case.set)
        several = axes(exercise.stage(case.stage), constants)
        words = {axis.name: axis.values() for axis in several}
        self.secrets = [word for word in words[scorer.secret] if isinstance(word, str)]
        self.guesses = [word for word in words[scorer.guess] if isinstance(word, str)]
        assert exercise.game is not None
        assert exercise.answer is not None
        self.attempts = exercise.game.attempts
        draws_repeats = any(axis.repeats for axis in several if axis.name == scorer.secret)
        self.distinct = () if draws_repeats else (exercise.game.secret,)
        """What is drawn again if a letter comes twice: a later stage may allow what this one doesn't know."""
        self.format = exercise.answer
        self._scorer = scorer
        self._setting = case.set
        self._left: dict[History, list[str]] = {(): self.secrets}
        self._chosen: dict[tuple[History, bool], str] = {}

    def left(self, history: History) -> list[str]:
        """The secrets that fit all answers."""
        if history not in self._left:
            before = self.left(history[:-1])
            guess, answer = history[-1]
            row = self._scorer.rows([guess], before, self._setting)[0] if before else []
            self._left[history] = [
                secret for secret, right in zip(before, row, strict=True) if right == answer
            ]
        return self._left[history]

    def right(self, guess: str, secret: str) -> Numbers:
        return self._scorer.rows([guess], [secret], self._setting)[0][0]

    def next(self, history: History, *, possible: bool) -> str:
        """A guess that tells much: one that may be the secret, or one that can't be if there is any."""
        key = history, possible
        if key not in self._chosen:
            self._chosen[key] = self._choose(history, possible=possible)
        return self._chosen[key]

    def _choose(self, history: History, *, possible: bool) -> str:
        left = self.left(history)
        chance = random.Random(repr(history))
        choices: Sequence[str] = left
        if not possible:
            some = [chance.choice(self.guesses) for _ in range(_WEIGHED * 5)]
            barred = set(left)
            choices = [guess for guess in some if guess not in barred] or [
                guess for guess in self.guesses if guess not in barred
            ]
        choices = choices or left
        if len(choices) > _WEIGHED:
            choices = chance.sample(choices, _WEIGHED)
        if len(left) <= 2 or len(choices) == 1:
            return choices[0]
        sample = left if len(left) <= _SAMPLE else chance.sample(left, _SAMPLE)
        rows = self._scorer.rows(choices, sample, self._setting)
        return max(zip(choices, rows, strict=True), key=lambda pair: len(set(pair[1])))[0]
