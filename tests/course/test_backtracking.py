"""Which patterns may take for ever is found by trying them out."""

from __future__ import annotations

import re

import pytest

from grader.course.backtracking import runaway

ENDLESS = {
    "(a+)+b": "(a+)+",
    r"Score: (\d+,?)+ points": r"(\d+,?)+",
    r"(.*,)*x": "(.*,)*",
    r"(\w+(?:-\w+)*)+": r"(\w+(?:-\w+)*)+",
    "(a|aa){2,}": "(a|aa){2,}",
    r"[)](\)+)+": r"(\)+)+",
    r"((#+))*": "((#+))*",
}

SOUND = [
    r".*four.*letters.*",
    r"(\w+ )*\w+",
    r"(\d+,)*\d+",
    r"(\w|\d)+",
    "(red|green|blue)+",
    r"(?P<word>\w+)( (?P=word))+",
    "[(](a+)[)]+",
    "[](+]+(a)+",
    r"\((a+)\)+",
    "(a++)+",
]


@pytest.mark.parametrize(("pattern", "group"), ENDLESS.items(), ids=ENDLESS)
def test_the_group_that_may_take_for_ever_is_named(pattern: str, group: str) -> None:
    assert runaway(pattern, re.DOTALL) == group


@pytest.mark.parametrize("pattern", SOUND)
def test_a_pattern_that_comes_to_an_end_is_left_alone(pattern: str) -> None:
    assert runaway(pattern, re.DOTALL) == ""


def test_whether_a_full_stop_takes_line_ends_decides() -> None:
    assert runaway(r"(.*\n)*Bye", re.NOFLAG) == ""
    assert runaway(r"(.*\n)*Bye", re.DOTALL) == r"(.*\n)*"
