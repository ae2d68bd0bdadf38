"""What a function's text says of a loop that ends too early, or in which everything is printed."""

from __future__ import annotations

import pytest

from grader.judge.loop_end import ends_in_first_round, printed_in_loop
from grader.judge.program import Program
from grader.model.result import Submission


def read(*lines: str) -> Program:
    body = "".join(f"    {line}\n" for line in lines)
    return Program(Submission("mastermind.py", f"def game(letters):\n{body}".encode(), ""))


def test_a_return_that_ends_the_loop_in_its_first_round() -> None:
    program = read("for letter in letters:", "    number = 1", "    return number")
    assert ends_in_first_round(program, "game") == (
        "Line 4, `return number`, stands inside of the `for` loop of line 2, so the loop ends in its first "
        "round. If it belongs after the loop, indent it less."
    )
    assert ends_in_first_round(program, "other") is None


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("for x in letters:", "    if x:", "        return x"), id="under a condition"),
        pytest.param(("while True:", "    return 1"), id="a while loop, which may be meant so"),
        pytest.param(
            ("def inner():", "    for x in letters:", "        return x"), id="in a function of its own"
        ),
    ],
)
def test_other_returns_end_no_loop_too_early(lines: tuple[str, ...]) -> None:
    assert ends_in_first_round(read(*lines), "game") is None


def test_a_function_that_prints_in_its_loop() -> None:
    sentence = printed_in_loop(read("for x in letters:", "    if x:", "        print(x)"), "game")
    assert sentence == (
        "`game` prints in its loop and returns nothing (`None`). A `return` in place of the `print` would "
        "end the loop at once. So collect in a variable what is printed now, and `return` it after the loop: "
        "only what is returned can be used further."
    )


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("print(letters)",), id="no loop"),
        pytest.param(("for x in letters:", "    print(x)", "print(letters)"), id="also after the loop"),
        pytest.param(("while True:", "    print(letters)", "    break"), id="the loop is left"),
        pytest.param(("for x in letters:", "    pass"), id="nothing printed"),
    ],
)
def test_where_a_return_may_stand_in_place_of_the_print(lines: tuple[str, ...]) -> None:
    assert printed_in_loop(read(*lines), "game") is None


def test_what_is_not_there_prints_nothing() -> None:
    assert printed_in_loop(read("pass"), "other") is None
