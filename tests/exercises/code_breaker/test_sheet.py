"""The exercise sheet's table, word for word but for its two mistakes."""

from __future__ import annotations

import pytest

from grader.model.case import Call, Case, Expect
from tests.exercises.grading import Desk

SHEET = {
    ("1234", "5678"): "",
    ("1234", "1578"): "+",
    ("1234", "1234"): "++++",
    ("1234", "4321"): "----",
    ("1234", "1243"): "++--",
    ("1234", "2135"): "+--",
    ("1124", "5167"): "+",
    ("1122", "2211"): "----",
    ("1111", "1112"): "+++",
    ("1111", "2111"): "+++",
}
MENDED = [("1234", "1243"), ("1234", "2135")]


def case_of(desk: Desk, secret: str, guess: str) -> Case:
    wanted = {"secret": secret, "guess": guess}
    (found,) = [
        case
        for case in desk.cases
        if isinstance(case.task, Call)
        and case.task.expression == "score(secret, guess)"
        and not case.set
        and dict(case.task.variables) == wanted
    ]
    return found


@pytest.mark.parametrize(("secret", "guess"), SHEET, ids="-".join)
def test_each_line_of_the_sheet_is_a_case(desk: Desk, secret: str, guess: str) -> None:
    case = case_of(desk, secret, guess)

    assert case.expectation == Expect(SHEET[secret, guess])
    assert case.because.startswith("From the exercise sheet")
    assert not case.hidden


def test_a_mended_line_says_so(desk: Desk) -> None:
    mended = [pair for pair in SHEET if "mended" in case_of(desk, *pair).because]

    assert mended == MENDED


def test_codes_without_duplicates_come_first(desk: Desk) -> None:
    """Who doesn't yet know about duplicates isn't blamed for them."""
    for case in desk.cases:
        if case.stage == "score" and isinstance(case.task, Call):
            assert all(len(set(str(value))) == len(str(value)) for _, value in case.task.variables), case.id
