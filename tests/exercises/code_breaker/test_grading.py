"""How far programs get, from the starter to the solution and to other people's right programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.model.result import Outcome
from tests.exercises.grading import Desk, failed

PROGRAMS = Path(__file__).parent / "submissions"
ACCEPTED = sorted((PROGRAMS / "accepted").glob("*.py"))
STAGES = ["score", "duplicates", "validation", "configurable", "game"]


def test_the_solution_passes_everything(desk: Desk) -> None:
    result = desk.grade(desk.exercise.solution.read_text("utf-8"))

    assert failed(result) == []
    assert (result.status, result.reached) == (Outcome.PASSED, "game")
    assert result.score == result.max_score


@pytest.mark.parametrize("program", ACCEPTED, ids=lambda path: path.stem)
def test_other_right_programs_pass_all_that_is_asked(desk: Desk, program: Path) -> None:
    result = desk.grade(program.read_text("utf-8"))

    assert [case for case in failed(result) if case not in failed(result, "objects")] == []
    assert (result.status, result.reached) == (Outcome.PASSED, "game")


def test_the_extra_stage_counts_for_the_score_only(desk: Desk) -> None:
    result = desk.grade(ACCEPTED[0].read_text("utf-8"))

    extra = result.stages[-1]
    assert (extra.id, extra.extra, extra.score) == ("objects", True, 0)
    assert result.score == result.max_score - extra.max_score


def test_the_starter_reaches_nothing(desk: Desk) -> None:
    result = desk.grade(desk.exercise.starter.read_text("utf-8"))

    assert (result.status, result.reached, result.score) == (Outcome.FAILED, None, 0)
    assert result.start_with == "score.score-1234-5678"


@pytest.mark.parametrize(
    ("stage", "next_case"),
    [
        ("score", "duplicates.score-1234-1156"),
        ("duplicates", "validation.validate-1234"),
        ("validation", "configurable.validate-12345-CODE_LENGTH=5"),
        ("configurable", "game.create_secret-draws-each-sometimes-even"),
    ],
)
def test_half_of_the_work_reaches_its_stage(desk: Desk, stage: str, next_case: str) -> None:
    result = desk.grade((PROGRAMS / "halfway" / f"{stage}.py").read_text("utf-8"))

    assert result.reached == stage
    assert result.start_with is not None
    assert result.start_with.startswith(next_case)
