"""Every known wrong idea is caught in its stage, and nobody hears of it earlier."""

from __future__ import annotations

import re

import pytest

from grader.course import read_course, read_exercise, read_misconceptions
from grader.judge.program import written
from grader.model.exercise import Misconception
from tests.conftest import PROJECT
from tests.exercises.grading import Desk

BANK = read_misconceptions(read_exercise(read_course(PROJECT), "code-breaker"))


@pytest.mark.parametrize("misconception", BANK, ids=lambda misconception: misconception.id)
def test_a_misconception_fails_in_its_stage_first(desk: Desk, misconception: Misconception) -> None:
    assert desk.failing_stage(misconception.source, misconception.stage) == misconception.stage


def test_the_ideas_that_both_games_share_are_borrowed_and_not_copied() -> None:
    """A borrowed misconception has a stage and words of its own, and the other exercise's function."""
    course = read_course(PROJECT)
    lent = {each.id: each for each in read_misconceptions(read_exercise(course, "mastermind"))}
    folder = PROJECT / "exercises" / "code-breaker" / "misconceptions"
    borrowed = [each for each in BANK if "\nborrow: " in (folder / f"{each.id}.py").read_text("utf-8")]

    assert len(borrowed) >= 25
    for each in borrowed:
        assert "\ndef " not in (folder / f"{each.id}.py").read_text("utf-8")
        assert "evaluate_guess" in each.definitions
        assert "letter" not in f"{each.title} {each.hint}"
        assert lent[each.id].stage != each.stage


def test_the_shipped_bank_is_the_one_that_was_asked_for() -> None:
    assert {
        "marks-in-guess-order",
        "minus-before-plus",
        "blanks-between-marks",
        "counts-instead-of-marks",
        "blank-for-a-miss",
        "partial-before-exact",
        "four-marks-win",
        "won-only-at-four",
        "validated-as-a-number",
        "digits-from-zero",
    } <= {each.id for each in BANK}


@pytest.mark.parametrize("misconception", BANK, ids=lambda misconception: misconception.id)
def test_a_hint_is_short_and_gives_no_code_away(misconception: Misconception) -> None:
    for hint in [misconception.hint, *(misconception.otherwise or ())[1:]]:
        sentences = [part for part in hint.replace("?", ".").split(". ") if part.strip()]

        assert 1 <= len(sentences) <= 4
        assert "def " not in hint


@pytest.mark.parametrize("misconception", [each for each in BANK if each.only_if], ids=lambda each: each.id)
def test_the_line_that_words_speak_of_is_in_the_program_with_the_idea_alone(
    desk: Desk, misconception: Misconception
) -> None:
    called = ["score"] if "score" in misconception.definitions else ["validate"]
    solution = written(desk.exercise.solution.read_bytes(), called)
    own = written(misconception.source.encode(), called)

    assert re.search(misconception.only_if, own, re.MULTILINE)
    assert not re.search(misconception.only_if, solution, re.MULTILINE)


def test_a_complaint_that_is_returned_is_named_whatever_its_words_are(desk: Desk) -> None:
    solution = desk.exercise.solution.read_text("utf-8")
    guard = '\nif __name__ == "__main__":'
    validate = (
        "\ndef validate(code):\n    if not isinstance(code, str):\n        return 'Please!'\n"
        "    if len(code) != CODE_LENGTH:\n        return 'Count again.'\n    for digit in code:\n"
        "        if digit not in allowed_digits():\n            return digit + ' is none of them'\n\n"
    )

    diagnosis = desk.grade(solution.replace(guard, validate + guard)).diagnosis

    assert diagnosis is not None
    assert diagnosis.misconception == "complaint-is-returned"


SCORE = "def score(secret, guess):\n"
NEVER_ANYTHING = "Your feedback is the empty text, whatever the guess is."
LINES = {
    "returned at once": ('    return ""\n', NEVER_ANYTHING),
    "never kept": (
        "    marks = ''\n    marks + '+'  # marks == marks + 1\n    return marks\n",
        NEVER_ANYTHING,
    ),
    "compared": (
        "    exact = 0\n    for a, b in zip(secret, guess):\n        if a == b:\n"
        "            exact == exact + 1\n    return '+' * exact\n",
        "Your counters stay at zero.",
    ),
    "given back too early": (
        "    exact = sum(a == b for a, b in zip(secret, guess))\n    return '+' * exact\n    return '-'\n",
        "Your program counts what stands at its place, and that is correct.",
    ),
}


@pytest.mark.parametrize(("body", "hint"), LINES.values(), ids=LINES.keys())
def test_a_hint_speaks_only_of_what_is_there(desk: Desk, body: str, hint: str) -> None:
    diagnosis = desk.grade(SCORE + body).diagnosis

    assert diagnosis is not None
    assert diagnosis.hint.startswith(hint)
