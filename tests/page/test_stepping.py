"""A recorded run as rows: only what changed, function by function, with what was printed and typed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.model.observation import Exchange, Kind
from grader.model.result import SourceLine
from grader.model.trace import Step, Trace
from grader.report.page.stepping import FEWER_STEPS, MOST_STEPS, Change, first_shown, rows
from tests.page import results


def step(line: int, depth: int = 1, function: str = "f", printed: str = "", **variables: str) -> Step:
    return Step(line, function, depth, tuple(variables.items()), printed)


def changes(*steps: Step) -> list[list[Change]]:
    return [list(row.changes) for row in rows(Trace(steps, cut=False))]


def test_a_row_has_what_is_new_what_changed_and_what_is_gone() -> None:
    assert changes(step(1, a="1"), step(2, a="1", b="2"), step(3, a="5")) == [
        [Change("a", "1", new=True)],
        [Change("b", "2", new=True)],
        [Change("a", "5", new=False), Change("b", None, new=False)],
    ]


def test_back_in_a_function_only_what_it_changed_since_is_shown() -> None:
    inner = step(9, depth=2, function="g", x="7")
    assert changes(step(1, a="1"), inner, step(2, a="1", b="7")) == [
        [Change("a", "1", new=True)],
        [Change("x", "7", new=True)],
        [Change("b", "7", new=True)],
    ]


def test_two_functions_called_in_one_line_are_told_apart() -> None:
    assert changes(step(1), step(5, depth=2, function="g", x="7"), step(9, depth=2, function="h", x="7")) == [
        [],
        [Change("x", "7", new=True)],
        [Change("x", "7", new=True)],
    ]


def test_a_function_called_anew_starts_anew() -> None:
    inner = step(9, depth=2, function="g", x="7")
    assert changes(step(1), inner, step(2), inner)[3] == [Change("x", "7", new=True)]


def test_a_run_may_begin_in_an_inner_function() -> None:
    assert changes(step(9, depth=3, x="7"), step(2, depth=1)) == [[Change("x", "7", new=True)], []]


def test_what_was_typed_stands_behind_its_prompt() -> None:
    trace = Trace(
        (step(1), step(2, printed="Hello\n"), step(3, printed="Guess? "), step(4, printed="No.\nGuess? ")),
        cut=False,
    )
    game = (Exchange("Hello\nGuess? ", "ABCD"), Exchange("No.\nGuess? ", "ABCE"), Exchange("Yes.\n", None))
    assert [(row.printed, row.typed) for row in rows(trace, game)] == [
        ("", None),
        ("Hello\n", None),
        ("Guess? ", "ABCD"),
        ("No.\nGuess? ", "ABCE"),
    ]


def test_a_long_run_is_shown_in_part() -> None:
    trace = Trace(tuple(step(line) for line in range(1_000)), cut=True)
    assert len(rows(trace)) == MOST_STEPS
    assert len(rows(trace, first=False)) == FEWER_STEPS


@pytest.mark.parametrize(
    ("kind", "line", "left_at", "shown"),
    [
        (Kind.RETURNED, None, None, 0),
        (Kind.RAISED, None, None, 4),
        (Kind.RAISED, 3, None, 2),
        (Kind.TIMED_OUT, None, None, 4),
        (Kind.RETURNED, None, 0, 0),
        (Kind.RETURNED, None, 1, 2),
        (Kind.RETURNED, None, 2, 3),
        (Kind.RETURNED, None, 3, 4),
    ],
    ids=[
        "wrong answer",
        "exception",
        "exception that passed other lines on its way",
        "endless loop",
        "first words",
        "words after the first guess",
        "words after the second guess",
        "words after a guess that isn't recorded",
    ],
)
def test_a_run_is_shown_from_where_it_broke_off_and_a_game_from_the_guess_before_it_went_wrong(
    kind: Kind, line: int | None, left_at: int | None, shown: int
) -> None:
    case = replace(
        results.GAME, observation=kind, left_at=left_at, line=None if line is None else SourceLine(line, "")
    )
    if left_at is None:
        case = replace(case, transcript=())
    played = (Exchange("Hello\nGuess? ", "ABCD"), Exchange("No.\nGuess? ", "ABCE"), Exchange("Yes.\n", None))
    steps = (
        step(1),
        step(2, printed="Hello\n"),
        step(3, printed="Guess? "),
        step(4, printed="No.\nGuess? "),
        step(5, printed="Yes.\n"),
    )
    assert first_shown(case, rows(Trace(steps, cut=False), played)) == shown
