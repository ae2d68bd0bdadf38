"""Reading a program takes in proportion to its length, whatever it is full of."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from grader.judge.loop_end import ends_in_first_round
from grader.judge.program import Program
from grader.judge.reading import notices_of_lines
from grader.model.result import Submission

CASES = 50
FULL_OF: dict[str, Callable[[int], str]] = {
    "comparisons": lambda many: "def f(a):\n    return " + " and ".join(["a == 1"] * many),
    "conditions with or": lambda many: "def f(a):\n    if " + " or ".join(["a == 1"] * many) + ": pass",
    "conditions with and": lambda many: "def f(a):\n    if " + " and ".join(["a < 1"] * many) + ": pass",
    "questions": lambda many: "def f(a):\n" + "    if a is b: pass\n" * many,
    "loops": lambda many: "def f(a, b):\n" + "    while a < b:\n        b.c()\n" * many,
    "loops that end at once": lambda many: "def f(a):\n" + "    for b in a:\n        return b\n" * many,
    "functions": lambda many: "def f(a, b):\n    f(b, a)\n    return a\n" * many,
    "variables": lambda many: "def f():\n" + "".join(f"    a{at} = {at}\n" for at in range(many)),
    "searches": lambda many: "def f(a):\n" + "    b = a.find('b')\n    if b > 0: pass\n" * many,
}


def steps(act: Callable[[], object]) -> int:
    """Calls of functions and rounds of generators: unlike seconds, the same on each machine."""
    counted = 0

    def count(_: FrameType, event: str, __: object) -> None:
        nonlocal counted
        counted += event == "call"

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return counted


def submission(text: str) -> Submission:
    return Submission("game.py", text.encode(), "")


@pytest.mark.parametrize("text", FULL_OF.values(), ids=FULL_OF)
def test_twice_as_long_takes_twice_as_long(text: Callable[[int], str]) -> None:
    def read(many: int) -> int:
        return steps(lambda: notices_of_lines(submission(text(many)), (), "f"))

    assert read(400) < 2.2 * read(200)


def test_many_cases_read_a_program_once() -> None:
    text = FULL_OF["loops that end at once"](200)

    def read(cases: int) -> None:
        program = Program(submission(text))
        for _ in range(cases):
            assert ends_in_first_round(program, "f")

    assert steps(lambda: read(CASES)) < CASES / 2 * steps(lambda: read(1))
