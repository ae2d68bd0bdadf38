"""Of a long game the terminal shows where it went wrong, and what is left out is marked."""

from __future__ import annotations

from grader.model.observation import Exchange
from grader.report.transcript import excerpt

SIX = "".join(f"line {number}\n" for number in range(1, 7))
TWELVE = "".join(f"line {number}\n" for number in range(1, 13))


def test_all_that_was_printed_where_it_went_wrong_is_shown() -> None:
    shown = [line for line, wrong in excerpt((Exchange("? ", "1"), Exchange(SIX, None)), 1) if wrong]
    assert shown == SIX.splitlines()


def test_lines_that_are_left_out_are_marked() -> None:
    before = list(excerpt((Exchange(f"{SIX}? ", "1"), Exchange("Bye.\n", None)), 1))
    assert [line for line, _ in before] == ["…", *SIX.splitlines()[2:], "? 1", "Bye."]
    wrong = list(excerpt((Exchange("? ", "1"), Exchange(TWELVE, None)), 1))
    assert [line for line, _ in wrong] == ["? 1", "…", *TWELVE.splitlines()[2:]]
