"""When two values or texts count as the same, and when a value is an answer of the exercise's game."""

from __future__ import annotations

import math
from typing import NamedTuple

from grader.model.answer import Marks, Numbers, Sentence
from grader.model.case import Call
from grader.model.exercise import Exercise
from grader.model.value import Plain


def same(expected: Plain, observed: Plain, *, exact: bool = False) -> bool:
    """Whether the values are equal and of the same exact types.

    `True` isn't 1; but 32 and 32.0 are the same, as they are to Python, and rounding of the last digits of a
    number with a decimal point is forgiven. With `exact` only a whole number is as good as a whole number.
    """
    match expected, observed:
        case (bool(), _) | (_, bool()):
            return expected is observed
        case int(), float() if exact:
            return False
        case (float() as one, int() | float() as other) | (int() as one, float() as other):
            return _close(one, other)
        case _:
            return _same_kind(expected, observed, exact)


def _same_kind(expected: Plain, observed: Plain, exact: bool) -> bool:
    match expected:
        case list() | tuple():
            return (
                isinstance(observed, list | tuple)
                and type(observed) is type(expected)
                and len(observed) == len(expected)
                and all(same(one, other, exact=exact) for one, other in zip(expected, observed, strict=True))
            )
        case dict():
            return (
                isinstance(observed, dict)
                and {(type(key), key) for key in expected} == {(type(key), key) for key in observed}
                and all(same(value, observed[key], exact=exact) for key, value in expected.items())
            )
        case _:
            return type(observed) is type(expected) and observed == expected


def _close(expected: float, observed: float) -> bool:
    try:
        if math.isnan(expected):
            return math.isnan(observed)
        return math.isclose(expected, observed, rel_tol=1e-9, abs_tol=1e-12)
    except OverflowError:  # a whole number beyond what a float can hold
        return False


def printed_lines(text: str) -> list[str]:
    """The lines without the blanks at their ends and without empty lines at the end of the text."""
    return [line.rstrip() for line in text.rstrip().split("\n")]


class Answering(NamedTuple):
    """How a call answers: in which format, and whether the numbers as a tuple will do as well."""

    form: Sentence | Marks
    tuples: bool

    def read(self, value: Plain) -> Numbers | None:
        """The numbers of an answer; `None` if it isn't one."""
        match value:
            case str():
                found = self.form.read(value)
                return found if found is not None and self.form.write(found) == value else None
            case tuple() if self.tuples and len(value) == len(self.form.fields):
                whole = tuple(item for item in value if type(item) is int)
                return whole if len(whole) == len(value) else None
            case _:
                return None

    def read_expected(self, value: Plain) -> Numbers | None:
        """The same of what a case expects: there, a list is meant as a tuple, for YAML has only lists."""
        return self._replace(tuples=True).read(tuple(value) if isinstance(value, list) else value)


def answering(exercise: Exercise, call: Call) -> Answering | None:
    """How this call answers, if it is a plain call of one of the exercise's answer functions."""
    name, bracket, rest = call.expression.partition("(")
    if exercise.answer and bracket and rest.endswith(")") and name in exercise.answer_calls:
        return Answering(exercise.answer, exercise.answer_numbers)
    return None
