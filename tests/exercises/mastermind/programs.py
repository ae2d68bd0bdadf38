"""The programs of the exercise as these tests use them: read from the course, loaded, or graded."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from grader.course import read_cases, read_course, read_exercise, read_misconceptions
from grader.grading.submission import grade_submission
from grader.model.case import Case
from grader.model.exercise import Exercise, Misconception
from grader.model.result import Result, Submission
from grader.run import Runner

PROJECT = Path(__file__).resolve().parents[3]
SUBMISSIONS = Path(__file__).parent / "submissions"


@cache
def exercise() -> Exercise:
    return read_exercise(read_course(PROJECT), "mastermind")


@cache
def cases() -> tuple[Case, ...]:
    return read_cases(read_course(PROJECT), exercise())


@cache
def bank() -> dict[str, Misconception]:
    return {one.id: one for one in read_misconceptions(exercise())}


def answer(source: str, code: str, guess: str) -> tuple[int, ...] | str:
    """Positions and letters, or the name of the exception, with CODE_LENGTH as long as the code."""
    names: dict[str, object] = {"__name__": "mastermind"}
    exec(compile(source, "mastermind.py", "exec"), names)  # noqa: S102 - our own programs
    names["CODE_LENGTH"] = len(code)
    evaluate_guess = names["evaluate_guess"]
    assert callable(evaluate_guess)
    form = exercise().answer
    assert form is not None
    try:
        numbers = form.read(evaluate_guess(code, guess))
    except Exception as error:  # noqa: BLE001 - which one is what is asked for
        return type(error).__name__
    assert numbers is not None
    return numbers


def grade(source: bytes, runner: Runner) -> Result:
    submission = Submission("mastermind.py", source, hashlib.sha256(source).hexdigest())
    return grade_submission(exercise(), cases(), submission, runner)


def first_failing_stage(result: Result) -> str | None:
    return next((stage.id for stage in result.stages if stage.status == "failed"), None)
