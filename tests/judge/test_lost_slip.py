"""What a function is given and doesn't look at, and what it returns to itself and throws away."""

from __future__ import annotations

import pytest

from grader.judge.lost_slip import lost_values
from grader.judge.program import Program
from grader.model.result import Submission


def told(*lines: str, head: str = "def game(secret, guess):") -> list[str]:
    source = f"{head}\n" + "".join(f"    {line}\n" for line in lines)
    return [what for _, what in lost_values(Program(Submission("game.py", source.encode(), "")))]


OVERWRITTEN = (
    "Line 2, `secret = '1234'`, throws away what `game` is given as `secret`. To use what it is "
    "given, leave that line out."
)


@pytest.mark.parametrize(
    ("lines", "sentences"),
    [
        (("secret = '1234'", "return secret == guess"), [OVERWRITTEN]),
        (("secret = '1234'", "secret = secret + '5'", "return guess"), [OVERWRITTEN]),
        (("print(secret)", "return 3"), ["`game` (line 1) never looks at `guess`, which it is given."]),
        (
            (
                "if secret == guess:",
                "    return 1",
                "if secret:",
                "    game(secret[1:], guess)",
                "else:",
                "    game(guess, secret)",
            ),
            [
                "Line 5, `game(secret[1:], guess)`, calls `game` anew, and what that returns gets "
                "lost. If it is "
                "the answer, write `return` in front. The same in line 7."
            ],
        ),
    ],
)
def test_a_value_that_gets_lost(lines: tuple[str, ...], sentences: list[str]) -> None:
    assert told(*lines) == sentences


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(('"""Play."""', "pass"), id="nothing written yet"),
        pytest.param(("return None",), id="nothing but a return"),
        pytest.param(('raise NotImplementedError("later")',), id="to be written later"),
        pytest.param(("secret = secret.upper()", "return secret == guess"), id="made from itself"),
        pytest.param(("if not secret:", "    secret = 'ABCD'", "return guess"), id="under a condition"),
        pytest.param(("print(secret)", "secret = guess", "return secret"), id="looked at before"),
        pytest.param(("def inner():", "    return secret + guess", "return inner()"), id="inside"),
        pytest.param(("return eval('secret + guess')",), id="by its name in quotes"),
        pytest.param(("secret += guess", "return 1"), id="added to"),
        pytest.param(("return game(secret, guess)",), id="its result is returned"),
        pytest.param(("if secret == guess:", "    return", "game(secret, guess)"), id="it returns nothing"),
    ],
)
def test_a_function_that_looks_at_all_it_is_given(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


def test_what_has_a_default_may_not_be_given() -> None:
    assert told("return guess", head="def game(guess, length=4):") == []


def test_a_name_with_a_low_line_in_front_is_meant_to_be_left_alone() -> None:
    assert told("return 1 + 2", head="def game(_secret):") == []
