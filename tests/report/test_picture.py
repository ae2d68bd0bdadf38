"""Pictures in plain characters, drawn by an exercise's `picture.txt`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.model.result import CaseResult
from grader.model.value import Plain
from grader.report.picture import draw, read_picture
from tests.report import results
from tests.results import case

TEMPLATE = "{secret}\n{secret:beside guess}\n{guess:beside secret}\n{guess}\n"


def with_values(secret: Plain, guess: Plain) -> CaseResult:
    return replace(case("A", "A", (1, 0)), variables=(("secret", secret), ("guess", guess)))


@pytest.mark.parametrize(
    ("secret", "guess", "lines"),
    [
        ("ABCD", "CBEA", ["A B C D", "1 │ 2 ·", "2 │ · 1", "C B E A"]),
        ("ABCD", "BAAB", ["A B C D", "1 2 · ·", "2 1 · ·", "B A A B"]),
        ("ABCD", "AFAA", ["A B C D", "│ · · ·", "│ · · ·", "A F A A"]),
        ("ABAB", "BABA", ["A B A B", "1 2 3 4", "2 1 4 3", "B A B A"]),
        ("ABC", "CA", ["A B C", "1 · 2", "2 1", "C A"]),
        ([10, 2], [2, 10], ["10 2", "1  2", "2  1", "2  10"]),
        ("世界", "界世", ["世 界", "1  2", "2  1", "界 世"]),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_partners_are_joined(secret: Plain, guess: Plain, lines: list[str]) -> None:
    drawn = draw(TEMPLATE, with_values(secret, guess))
    assert [" ".join(line.split()) for line in drawn] == [" ".join(line.split()) for line in lines]


@given(st.text("ABC", min_size=1, max_size=6), st.text("ABC", min_size=1, max_size=6))
def test_the_picture_shows_the_right_answer(secret: str, guess: str) -> None:
    """Whatever the marks are, there are as many as positions and letters of the right answer."""
    _, above, below, _ = draw(TEMPLATE, with_values(secret, guess))
    same = sum(a == b for a, b in zip(secret, guess, strict=False))
    moved = sum(min(secret.count(item), guess.count(item)) for item in "ABC") - same
    for marks in (above.split(), below.split()):
        assert marks.count("│") == same
        assert sorted(mark for mark in marks if mark.isdigit()) == [str(n) for n in range(1, moved + 1)]


@pytest.mark.parametrize(
    "case",
    [
        results.HIDDEN,
        replace(results.FIVE[0], hidden=True),
        replace(results.FIVE[0], variables=(("guess", "ABCD"),)),
        replace(results.FIVE[0], expected_fields=()),
        with_values("A" * 25, "A"),
        with_values("", "A"),
        with_values(7, "A"),
    ],
    ids=["hidden", "hidden-with-values", "other-variables", "no-answer", "too-long", "empty", "a-number"],
)
def test_cases_without_a_picture(case: CaseResult) -> None:
    assert draw(TEMPLATE, case) == []


def test_an_exercise_without_a_picture(tmp_path: Path) -> None:
    assert read_picture(None) == read_picture(tmp_path) == ""
    assert draw("", results.FIVE[0]) == []


def test_values_of_a_picture_are_harmless() -> None:
    assert draw("{secret}", with_values("\x1b\u202e", "")) == [r"\x1b   \u202e"]


@pytest.mark.parametrize("exercise", ["mastermind", "code-breaker"])
def test_the_exercises_that_ship_have_one(project: Path, exercise: str) -> None:
    assert len(draw(read_picture(project / "exercises" / exercise), results.FIVE[0])) == 4


def test_a_template_that_is_no_utf_8_is_drawn_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "picture.txt").write_bytes(b"caf\xe9 {secret}\n")
    assert draw(read_picture(tmp_path), with_values("AB", "BA")) == ["caf\ufffd A B"]
