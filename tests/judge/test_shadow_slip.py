"""A variable that has taken the name of a function is named, if it is sure that it is the one."""

from __future__ import annotations

import pytest

from grader.judge.program import Program
from grader.judge.shadow_slip import shadowed, without_value
from grader.model.observation import StudentError
from grader.model.result import Submission


def read(*lines: str) -> Program:
    source = "def game(letters):\n" + "".join(f"    {line}\n" for line in lines)
    return Program(Submission("mastermind.py", source.encode(), ""))


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        pytest.param(
            ("str = letters[0]", "return str(len(letters))"),
            (
                "`str` is a variable here (line 2), and so not Python's own `str`. Give the variable "
                "another name."
            ),
            id="Python's own",
        ),
        pytest.param(
            ("game = 3", "return game(letters)"),
            "`game` is a variable here (line 2), and so not your function `game`. Give the variable another "
            "name.",
            id="one of the file",
        ),
        pytest.param(("number = 3", "return number(letters)"), None, id="no function at all"),
        pytest.param(("str = int = 3", "return str(int(letters))"), None, id="one of two"),
        pytest.param(("str = 3", "return str(letters)(3)"), None, id="what came back is called as well"),
        pytest.param(("x = 3", "return str(letters)"), None, id="no variable"),
        pytest.param(
            ("x = 3", "return [letters.upper(str) for x in 'ab'](str)"), None, id="a list is called"
        ),
    ],
)
def test_a_variable_that_is_called(lines: tuple[str, ...], sentence: str | None) -> None:
    error = StudentError("TypeError", "'int' object is not callable", line=3, function="game")
    assert shadowed(read(*lines), error) == sentence


def test_a_parameter_that_is_called() -> None:
    source = b"def game(input):\n    return input('Guess: ')\n"
    error = StudentError("TypeError", "'str' object is not callable", line=2, function="game")
    assert shadowed(Program(Submission("mastermind.py", source, "")), error) == (
        "`input` is a parameter here (line 1), and so not Python's own `input`. Give the parameter "
        "another name."
    )


def test_another_error_is_not_explained() -> None:
    error = StudentError("TypeError", "'int' object is not iterable", line=3, function="game")
    assert shadowed(read("str = 3", "return str(4)"), error) is None


def test_a_variable_that_gets_its_value_from_the_function_of_its_name() -> None:
    error = StudentError("UnboundLocalError", "", line=2, function="game", missing_name="input")
    assert without_value(read("input = input('Guess: ')"), error) == (
        "`input` is a variable here (line 2), and so not Python's own `input`. Give the variable "
        "another name."
    )
    other = StudentError("UnboundLocalError", "", line=2, function="game", missing_name="x")
    assert without_value(read("x += 1"), other) is None
    for name in ("sum", "game"):  # a value is missing, and another name would be no help
        begun = StudentError("UnboundLocalError", "", line=2, function="game", missing_name=name)
        assert without_value(read(f"{name} += 1"), begun) is None
