"""Loops that take away what they go through are named, and so is an `except` that hides everything."""

from __future__ import annotations

import pytest

from grader.judge.loop_slip import shortened_in_loop, silent_excepts
from grader.judge.program import Program
from grader.model.result import Submission


def read(*lines: str) -> Program:
    body = "".join(f"    {line}\n" for line in lines)
    return Program(Submission("mastermind.py", f"def game(code, guess):\n{body}".encode(), ""))


def told(*lines: str) -> list[str]:
    return [what for _, what in shortened_in_loop(read(*lines))]


@pytest.mark.parametrize("line", ["code.remove(letter)", "code.pop()", "del code[0]"])
def test_a_list_that_gets_shorter_while_a_loop_goes_through_it(line: str) -> None:
    assert told("for letter in code:", f"    if letter in guess:\n            {line}") == [
        f"Line 4, `{line}`: the loop of line 2 goes through `code`. Here `code` gets shorter meanwhile, so "
        "the loop skips items. Go through a copy: `for letter in list(code):`"
    ]


def test_lists_that_get_shorter_while_a_loop_goes_through_them_side_by_side() -> None:
    assert told("for one, other in zip(code, guess):", "    code.remove(one)") == [
        "Line 3, `code.remove(one)`: the loop of line 2 goes through `code`. Here `code` gets shorter "
        "meanwhile, so the loop skips items. Go through a copy of it: `list(code)`."
    ]
    assert told("for one, other in zip(list(code), guess):", "    code.remove(one)") == []


@pytest.mark.parametrize("line", ["code.pop(at)", "del code[at]", 'code = code.replace(code[at], "", 1)'])
@pytest.mark.parametrize("numbers", ["range(len(code))", "range(4)", "range(0, LENGTH)"])
def test_places_that_move_while_a_loop_counts_them(line: str, numbers: str) -> None:
    assert told(f"for at in {numbers}:", "    if code[at] == guess:", f"        {line}") == [
        f"Line 4, `{line}`: the loop of line 2 counts the places of `code`. Here `code` gets shorter "
        "meanwhile, so what stands behind changes its place."
    ]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("for letter in code:", "    code.remove(letter)", "    break"), id="the loop ends"),
        pytest.param(("for letter in guess:", "    code.remove(letter)"), id="another list"),
        pytest.param(("for letter in list(code):", "    code.remove(letter)"), id="a copy"),
        pytest.param(("for letter in code:", "    code = code.replace(letter, '')"), id="a new text"),
        pytest.param(("for at in range(4):", "    code.pop()"), id="places that aren't looked at"),
        pytest.param(("for at in range(4):", "    print(code[at])", "    code.pop()"), id="at the end"),
        pytest.param(
            (
                "left = dict(enumerate(guess))",
                "for at in range(4):",
                "    print(left[at])",
                "    del left[at]",
            ),
            id="a dictionary",
        ),
        pytest.param(("for at in range(3, -1, -1):", "    code.pop(code[at])"), id="from behind"),
        pytest.param(
            ("for at in range(4):", "    code = code.replace(code[at], '-', 1)"), id="a sign for another"
        ),
    ],
)
def test_a_loop_that_is_as_it_should_be(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


def test_an_except_that_hides_every_error() -> None:
    for line in ("except:", "except Exception:"):
        assert silent_excepts(read("try:", "    game()", line, "    pass")) == [
            (
                4,
                f"Line 4, `{line}`, hides every error of the lines above, slips of your own too. Take it out "
                "while you look for what is wrong: then Python tells you.",
            )
        ]
    assert silent_excepts(read("try:", "    game()", "except EOFError:", "    pass")) == []
    assert silent_excepts(read("try:", "    game()", "except:", "    print('Bye')")) == []
