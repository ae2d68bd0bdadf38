"""How reports write numbers."""

from __future__ import annotations

import pytest

from grader.report.number import count, number_text, plain_number, points


@pytest.mark.parametrize(
    ("number", "text"),
    [(21.0, "21"), (0.5, "0.5"), (0.1 + 0.2, "0.3"), (1 / 3, "0.33"), (0, "0"), (2.999, "3")],
)
def test_numbers_have_no_needless_digits(number: float, text: str) -> None:
    assert number_text(number) == text


def test_points_and_counts() -> None:
    assert points(21.0, 30.0) == "21 of 30 points"
    assert points(0, 1) == "0 of 1 point"
    assert [count(number, "case") for number in (0, 1, 2)] == ["0 cases", "1 case", "2 cases"]


def test_numbers_for_machines_are_whole_where_they_can_be() -> None:
    assert repr(plain_number(9.0)) == "9"
    assert repr(plain_number(0.25)) == "0.25"
