"""An exercise of the project as tests use it: read once, and programs graded in-process."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from grader.course import read_cases, read_course, read_exercise
from grader.grading import grade_submission
from grader.grading.submission import right_answers
from grader.judge.verdict import judge_all
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.result import Result, Submission
from grader.model.verdict import Status
from grader.run import Runner
from tests.conftest import PROJECT


@dataclass(frozen=True, slots=True)
class Desk:
    """Where programs are graded."""

    exercise: Exercise
    cases: tuple[Case, ...]
    runner: Runner

    def grade(self, source: str) -> Result:
        data = source.encode()
        submission = Submission(self.exercise.file, data, hashlib.sha256(data).hexdigest())
        return grade_submission(self.exercise, self.cases, submission, self.runner)

    def failing_stage(self, source: str, last: str) -> str | None:
        """The first stage up to `last` in which a case fails. Quick, for nothing is explained."""
        stages = [stage.id for stage in self.exercise.stages]
        reached = stages[: stages.index(last) + 1]
        cases = [case for case in self.cases if case.stage in reached]
        evidence = self.runner.observe(
            source.encode(),
            self.exercise.file,
            cases,
            self.exercise.limits,
            main=self.exercise.main,
            exercise=self.exercise,
        )
        answers = right_answers(self.exercise, self.runner)
        verdicts = judge_all(self.exercise, cases, evidence, answers=answers)
        pairs = zip(cases, verdicts, strict=True)
        return next((case.stage for case, verdict in pairs if verdict.status is Status.FAILED), None)


@contextmanager
def desk_for(exercise_id: str) -> Iterator[Desk]:
    course = read_course(PROJECT)
    exercise = read_exercise(course, exercise_id)
    runner = Runner()
    try:
        yield Desk(exercise, read_cases(course, exercise), runner)
    finally:
        runner.close()


def failed(result: Result, stage_id: str | None = None) -> list[str]:
    """Ids of the failed cases, in order, of one stage or of all."""
    return [
        case.id
        for stage in result.stages
        for case in stage.cases
        if case.status is Status.FAILED and stage_id in (None, stage.id)
    ]
