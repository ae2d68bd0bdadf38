"""A constant in quotes is named where a case sets it to a number, and the program then stumbles over that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.changed_constant import changed_constants, text_where_a_number_is_set
from grader.judge.program import Program
from grader.model.observation import StudentError
from grader.model.result import Submission
from grader.model.value import Plain
from tests.judge.mastermind import EXERCISE, guess_case

KINDS = StudentError("TypeError", "'>' not supported between instances of 'str' and 'int'", line=3)


def told(source: str, value: Plain = 6, error: StudentError = KINDS) -> str | None:
    case = replace(guess_case("0 positions, 2 letters"), set=(("CODE_LENGTH", value),))
    program = Program(Submission("mastermind.py", source.encode(), ""))
    found = text_where_a_number_is_set(EXERCISE, case, error, program)
    return found and found.message


def test_a_number_in_quotes() -> None:
    sentence = told('CODE_LENGTH = "4"\n')
    assert sentence == (
        "Line 1 makes `CODE_LENGTH` a text, '4', because of the quotes. Here it should be the number itself: "
        "`CODE_LENGTH = 4`."
    )


def test_other_errors_and_other_constants_are_left_alone() -> None:
    assert told("CODE_LENGTH = 5\n") is None
    assert told('CODE_LENGTH = "4"\n', value="5") is None
    assert told('CODE_LENGTH = "4"\n', error=StudentError("IndexError", "str")) is None
    assert told('LETTERS = "AB"\n') is None


@pytest.mark.parametrize(
    "source",
    [
        pytest.param(
            "CODE_LENGTH = 4\nif __name__ == '__main__':\n    CODE_LENGTH = int(input())\n", id="started"
        ),
        pytest.param("if x:\n    CODE_LENGTH = 4\nelse:\n    CODE_LENGTH = 5\n", id="one of two"),
        pytest.param("ATTEMPTS, CODE_LENGTH = 10, 4\n", id="two at once"),
    ],
)
def test_a_value_that_may_be_another_is_not_blamed(source: str) -> None:
    assert changed_constants(EXERCISE, Program(Submission("mastermind.py", source.encode(), ""))) == []
