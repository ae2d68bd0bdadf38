"""Conditions that can't be meant are named, and others aren't."""

from __future__ import annotations

import pytest

from grader.judge.condition_slip import odd_conditions
from grader.judge.program import Program
from grader.model.result import Submission

SAME_OBJECT = (
    "`is` asks whether both are one and the same object, and two equal texts needn't be. To compare what "
    "they say, write `==`."
)


def told(condition: str, more: str = "") -> list[str]:
    source = f"def game(guess, secret, found):\n    if {condition}:\n        pass\n{more}"
    return [why for _, why in odd_conditions(Program(Submission("mastermind.py", source.encode(), "")))]


@pytest.mark.parametrize(
    ("condition", "why"),
    [
        (
            'guess == "A" or "B"',
            'Behind `or`, `"B"` counts as true by itself, so this is always true. Write `guess == "A" or '
            'guess == "B"`.',
        ),
        (
            "found and (guess in secret or 'B')",
            "Behind `or`, `'B'` counts as true by itself, so this is always true. Write `guess in secret or "
            "guess in 'B'`.",
        ),
        (
            "guess == secret[0] or secret[1]",
            "Behind `or`, `secret[1]` isn't compared with anything: unless it is empty or 0, it counts as "
            "true. Write `guess == secret[0] or guess == secret[1]`.",
        ),
        (
            "guess == secret[0] or secret[1] or secret[2] or found",
            "Behind `or`, `secret[1]` isn't compared with anything: unless it is empty or 0, it counts as "
            "true. Write `guess == secret[0] or guess == secret[1] or guess == secret[2] or found`.",
        ),
        (
            'guess < "1" and guess > "6"',
            "This is never true: nothing is below '1' and above '6' at once. Is `or` meant?",
        ),
        (
            "len(guess) > 4 and 4 > len(guess)",
            "This is never true: nothing is below 4 and above 4 at once. Is `or` meant?",
        ),
        ("guess == 1 and guess == 2", "`guess` can't be 1 and 2 at once. Is `or` meant?"),
        (
            "guess != 'A' or guess != 'B'",
            "This is always true: whatever `guess` is, it isn't both 'A' and 'B'. Is `and` meant?",
        ),
        ("len(guess) is 4", "`is` doesn't compare what texts and numbers say. To compare, write `==`."),
        (
            "guess is not 'A'",
            "`is not` doesn't compare what texts and numbers say. To compare, write `!=`.",
        ),
        ("guess is secret", SAME_OBJECT),
        ("guess[0] is secret[0]", SAME_OBJECT),
    ],
)
def test_a_condition_that_is_not_meant(condition: str, why: str) -> None:
    assert told(condition) == [f"Look at line 2, `if {condition}:`. {why}"]


@pytest.mark.parametrize(
    "condition",
    [
        "guess == 'A' or found",
        "guess == 'A' or secret[1]",
        "guess == 'A' or False",
        "found or 'B'",
        "guess > '1' and guess < '6'",
        "guess < '1' or guess > '6'",
        "guess < 1 and secret > 6",
        "guess == 1 or guess == 2",
        "guess != 1 and guess != 2",
        "next(guess) == 1 and next(guess) == 2",
        "guess is None",
        "guess is not True",
        "guess is none",
        "guess is EMPTY",
    ],
)
def test_a_condition_that_may_be_meant(condition: str) -> None:
    assert told(condition) == []


def test_objects_of_ones_own_are_compared_as_one_likes() -> None:
    assert told("guess is secret", "class Peg:\n    pass\n") == []


def test_a_default_behind_or_is_no_condition() -> None:
    source = b"def game(guess):\n    return guess == 1 or 'no'\n"
    assert odd_conditions(Program(Submission("mastermind.py", source, ""))) == []


def test_what_stands_alone_in_several_lines_is_said_once() -> None:
    more = "    if guess == 'C' or 'D':\n        pass\n    if guess == 'E' or 'F':\n        pass\n"
    (sentence,) = told("guess == 'A' or 'B'", more)
    assert sentence == (
        "Look at line 2, `if guess == 'A' or 'B':`. Behind `or`, `'B'` counts as true by itself, so this is "
        "always true. Write `guess == 'A' or guess == 'B'`. The same in lines 4 and 6."
    )


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("none = object()\ndef game(x):\n    y = x\n    return y is none\n", id="a mark"),
        pytest.param("def game(x):\n    won = False\n    return x is won\n", id="a truth value"),
        pytest.param("def game(x):\n    rest = []\n    return x is rest\n", id="a list"),
        pytest.param("def game(x):\n    return x is game\n", id="a function"),
        pytest.param(
            "def game(hit):\n    used = [False] * 4\n    if hit == used[0] or used[1]:\n        return 1\n",
            id="a list of truth values",
        ),
    ],
)
def test_what_is_no_text_may_be_meant_so(source: str) -> None:
    assert odd_conditions(Program(Submission("mastermind.py", source.encode(), ""))) == []


def test_the_same_is_the_same_slip() -> None:
    source = (
        b"def game(x, y):\n    if x is 'A' or 'B':\n        return 1\n"
        + b"    if y == 'A' or 'B':\n        return 2\n"
    )
    assert [what for _, what in odd_conditions(Program(Submission("mastermind.py", source, "")))] == [
        "Look at line 2, `if x is 'A' or 'B':`. Behind `or`, `'B'` counts as true by itself, so this is "
        "always true. The same in line 4."
    ]
