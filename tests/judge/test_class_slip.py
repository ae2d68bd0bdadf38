"""Slips that belong to classes are told by the line to change."""

from __future__ import annotations

import pytest

from grader.judge.class_slip import init_misspelt, of_the_object, self_missing
from grader.judge.program import Program
from grader.model.observation import StudentError
from grader.model.result import Submission

CODE = """class Code:
    def _init_(self, pegs):
        self.pegs = pegs
    def compare(guess):
        return pegs
    @staticmethod
    def draw():
        return 3
"""


def read(source: str = CODE) -> Program:
    return Program(Submission("code.py", source.encode(), ""))


def error(message: str, name: str | None = None) -> StudentError:
    return StudentError("TypeError", message, line=5, function="compare", missing_name=name)


def test_a_method_without_self() -> None:
    message = "Code.compare() takes 1 positional argument but 2 were given"
    assert self_missing(read(), error(message)) == (
        "`compare` is a method of the class `Code`, and a method gets the object itself first. So its line 4 "
        "needs `self`: `def compare(self, guess):`"
    )


@pytest.mark.parametrize(
    "message",
    [
        "Code.draw() takes 0 positional arguments but 1 was given",
        "Code._init_() takes 2 positional arguments but 3 were given",
        "compare() takes 1 positional argument but 2 were given",
        "Other.compare() takes 1 positional argument but 2 were given",
    ],
)
def test_another_number_of_values_is_no_matter_of_self(message: str) -> None:
    assert self_missing(read(), error(message)) is None


def test_self_by_another_name_is_there() -> None:
    source = "class Code:\n    def compare(this, guess):\n        pass\n"
    message = "Code.compare() takes 2 positional arguments but 3 were given"
    assert self_missing(read(source), error(message)) is None


@pytest.mark.parametrize(
    "message",
    ["Code() takes no arguments", "'Code' object has no attribute 'pegs'"],
    ids=["call", "attribute"],
)
def test_an_init_with_one_underscore(message: str) -> None:
    assert init_misspelt(read(), error(message)) == (
        "in the class `Code`, line 2 defines `_init_`. Python only calls a method named `__init__`, with two "
        "underscores on each side."
    )


def test_a_class_without_init() -> None:
    plain = read("class Code:\n    def __int__(self):\n        return 3\n")
    assert init_misspelt(plain, error("Code() takes no arguments")) == (
        "the class `Code` has no `__init__`, which would take these values."
    )
    assert init_misspelt(plain, error("'Code' object has no attribute 'pegs'")) is None
    inherits = read("class Code(Base):\n    pass\n")
    assert init_misspelt(inherits, error("Code() takes no arguments")) is None
    right = read(
        "class Code:\n    def __init__(self, x):\n        pass\n    def init(self, x):\n        pass\n"
    )
    assert init_misspelt(right, error("'Code' object has no attribute 'pegs'")) is None


def test_a_name_that_only_the_object_has() -> None:
    belongs = "`pegs` belongs to the object of the class `Code`. Write `self.pegs`."
    assert of_the_object(read(), error("", "pegs")) == belongs
    assert of_the_object(read(), error("", "holes")) is None
    assert of_the_object(read("def compare():\n\n\n\n    return pegs\n"), error("", "pegs")) is None
