"""A constant of the student's file that has another value than is asked for: what it alone breaks."""

from __future__ import annotations

from collections.abc import Sequence

from grader.grading.time_left import TimeLeft
from grader.judge.changed_constant import Changed, changed_constants
from grader.judge.program import Program
from grader.judge.verdict import judge_all
from grader.model.answer import RightAnswers
from grader.model.case import Case
from grader.model.record import replace
from grader.model.result import Submission
from grader.model.verdict import Status, Verdict
from grader.run import Runner


def blame_constants(
    left: TimeLeft,
    cases: Sequence[Case],
    submission: Submission,
    verdicts: Sequence[Verdict],
    runner: Runner,
    answers: RightAnswers,
) -> tuple[Verdict, ...]:
    """The verdicts; where a case fails that would pass with the constants as asked for, they say so.

    That is tried, not guessed: the failing cases run once more with the constants set.
    """
    exercise = left.exercise
    changed = changed_constants(exercise, Program(submission))
    failing = {verdict.case for verdict in verdicts if verdict.status is Status.FAILED}
    tried = [_set(case, changed) for case in cases if case.id in failing and _concerns(case, changed)]
    if not tried or left.over:
        return tuple(verdicts)
    seen = runner.observe(
        submission.source, submission.name, tried, exercise.limits, main=exercise.main, exercise=exercise
    )
    judged = judge_all(exercise, tried, seen, answers=answers)
    mended = {verdict.case for verdict in judged if verdict.status is Status.PASSED}
    message = " ".join(one.message for one in changed)
    return tuple(
        replace(verdict, slip="changed-constant", message=message) if verdict.case in mended else verdict
        for verdict in verdicts
    )


def _concerns(case: Case, changed: Sequence[Changed]) -> bool:
    """Whether the constants had the file's own values in the case."""
    return bool(changed) and not any(one.name == name for one in changed for name, _ in case.set)


def _set(case: Case, changed: Sequence[Changed]) -> Case:
    return replace(case, set=(*case.set, *((one.name, one.wanted) for one in changed)))
