"""A function that is named where it should be called is found in the text of the program."""

from __future__ import annotations

import pytest

from grader.judge.program import Program
from grader.judge.uncalled_slip import behind_a_dot, not_called
from grader.model.observation import StudentError
from grader.model.result import Submission

DRAW = "def draw():\n    return 'AB'\n"


def read(source: str) -> Program:
    return Program(Submission("mastermind.py", source.encode(), ""))


def told(source: str, message: str, name: str | None = None, line: int = 3) -> str | None:
    return not_called(read(source), StudentError("TypeError", message, line=line, missing_name=name))


def test_the_only_function_that_is_named_and_not_called() -> None:
    sentence = (
        "a function stands where its result is needed. Line 3, `secret = draw`, only names "
        "`draw`. To call it, "
        "write round brackets: `draw()`."
    )
    source = DRAW + "secret = draw\nfor letter in secret:\n    draw()\n"
    for message in (
        "'function' object is not iterable",
        "object of type 'function' has no len()",
        "argument of type 'function' is not iterable",
        "'function' object is not subscriptable",
    ):
        assert told(source, message) == sentence
    with_parameter = told(
        source.replace("def draw():", "def draw(code=3):"), "'function' object is not iterable"
    )
    assert with_parameter == sentence.replace("draw()", "draw(…)")
    assert told(source, "'method' object is not iterable") is None
    sorted_by = DRAW + "codes = sorted([], key=draw)\n"
    assert told(sorted_by, "'function' object is not iterable") is None
    assert told(source, "'int' object is not iterable") is None
    assert told(source + "other = draw\n", "'function' object is not iterable") is None


def test_a_function_before_a_dot() -> None:
    upper = "'function' object has no attribute 'upper'"
    assert told("\n\nx = input.upper()\n", upper, "upper") == (
        "`input` is a function, and without round brackets it isn't called. Write `input().upper`."
    )
    replace = "'builtin_function_or_method' object has no attribute 'replace'"
    assert told("\n\nx = input().upper.replace(' ', '')\n", replace, "replace") == (
        "`upper` is a function, and without round brackets it isn't called. Write `upper().replace`."
    )
    assert told("\n\nx = secret.upper()\n\nsecret = len\n", upper, "upper") is None


def test_a_function_behind_a_dot() -> None:
    def behind(line: str, kind: str, name: str) -> str | None:
        message = f"'{kind}' object has no attribute '{name}'"
        return behind_a_dot(read(line), StudentError("AttributeError", message, line=1, missing_name=name))

    assert behind("guess.len()", "str", "len") == "`len` doesn't stand behind a dot. Write `len(guess)`."
    assert behind("a[0].length", "list", "length") == (
        "`length` doesn't stand behind a dot. Write `len(a[0])`."
    )
    assert behind("guess.int()", "str", "int") == "`int` doesn't stand behind a dot. Write `int(guess)`."
    assert behind("guess.up()", "str", "up") is None
    assert behind("guess.len()", "Code", "len") is None


@pytest.mark.parametrize("line", ["compare(draw, 3)", "x = len(draw)", "x = 'A' + draw", "x = 3 == draw"])
def test_a_function_where_a_value_is_meant(line: str) -> None:
    source = f"{DRAW}def compare(code, guess):\n    {line}\n"
    told_of = told(source, "object of type 'function' has no len()")
    assert told_of is not None
    assert told_of.startswith(
        f"a function stands where its result is needed. Line 4, `{line}`, only names `draw`."
    )
