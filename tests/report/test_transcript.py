"""Of a long game the terminal shows where it went wrong, and what is left out is marked."""

from __future__ import annotations

from dataclasses import replace

from grader.model.observation import Exchange
from grader.model.result import CaseResult
from grader.report.transcript import excerpt
from tests.report import results

SIX = "".join(f"line {number}\n" for number in range(1, 7))
TWELVE = "".join(f"line {number}\n" for number in range(1, 13))


def played(observed: str, *transcript: Exchange) -> CaseResult:
    """A game that went wrong after the first line that was typed."""
    return replace(results.GAME, transcript=transcript, left_at=1, observed=observed)


def marked(observed: str, *transcript: Exchange) -> list[str]:
    return [line for line, wrong in excerpt(played(observed, *transcript)) if wrong]


def test_all_that_was_printed_where_it_went_wrong_is_shown() -> None:
    assert marked("", Exchange("? ", "1"), Exchange(SIX, None)) == SIX.splitlines()


def test_of_what_was_printed_there_only_the_line_that_is_wrong_is_marked() -> None:
    game = Exchange("? ", "1"), Exchange("So.\n4 right\n? ", "2"), Exchange("Bye.\n", None)
    assert marked("4 right", *game) == ["4 right"]
    assert marked("?", *game) == ["? "]
    assert marked("5 right", *game) == ["So.", "4 right", "? "]


def test_lines_that_are_left_out_are_marked() -> None:
    before = list(excerpt(played("", Exchange(f"{SIX}? ", "1"), Exchange("Bye.\n", None))))
    assert [line for line, _ in before] == ["…", *SIX.splitlines()[2:], "? 1", "Bye."]
    wrong = list(excerpt(played("", Exchange("? ", "1"), Exchange(TWELVE, None))))
    assert [line for line, _ in wrong] == ["? 1", "…", *TWELVE.splitlines()[2:]]
