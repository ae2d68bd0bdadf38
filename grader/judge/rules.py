"""What the exercise says about its game: which words are secrets and guesses, and how they are answered."""

from __future__ import annotations

import re
from typing import NamedTuple

from grader.model.answer import Marks, Sentence
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.inputs import Axis, axes


class Rules(NamedTuple):
    """The game as a case plays it, with the constants that the case sets."""

    form: Sentence | Marks
    secret: Axis
    """The secrets of the case's stage; if those have no repeats, the runner lets the program draw again."""
    guess: Axis
    """The guesses that are legal in the case's stage."""
    attempts: int | None

    def read(self, typed: str) -> str:
        """A guess as it is meant: without blanks, in capitals where the alphabet has those."""
        word = "".join(typed.split())
        return word.upper() if self.guess.letters.isupper() else word


def rules(exercise: Exercise, case: Case) -> Rules | None:
    """`None` if the exercise has no game, or doesn't say what its secrets and guesses are."""
    secret, guess = secret_axis(exercise, case), _axis(exercise, case, 1)
    if exercise.game is None or exercise.answer is None or secret is None or guess is None:
        return None
    return Rules(exercise.answer, secret, guess, exercise.game.attempts)


def alphabet(exercise: Exercise) -> str:
    """All signs of the words that the exercise's stages let in."""
    return "".join(domain.alphabet for stage in exercise.stages for _, domain in stage.inputs)


def secret_axis(exercise: Exercise, case: Case) -> Axis | None:
    """The secrets of the case's stage."""
    return _axis(exercise, case, 0)


def _axis(exercise: Exercise, case: Case, place: int) -> Axis | None:
    """What the game's first variable (secret) or second (guess) can be in the case's stage."""
    if exercise.game is None:
        return None
    names = re.findall(r"\w+", exercise.game.answer.partition("(")[2])
    if len(names) <= place:
        return None
    constants = dict(exercise.constants) | dict(case.set)
    ids = [stage.id for stage in exercise.stages]
    for stage in reversed(exercise.stages[: ids.index(case.stage) + 1]):
        for axis in axes(stage, constants) if stage.inputs else ():
            if axis.name == names[place] and axis.letters:
                return axis
    return None
