"""Runs trusted programs on cases: the solution, misconceptions, mutants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from grader.grading.submission import right_answers
from grader.judge.verdict import judge_case
from grader.model.case import Case, Play, Player
from grader.model.exercise import Exercise, Limits
from grader.model.observation import Evidence, Kind, Loading
from grader.model.verdict import Status
from grader.run import Runner

SECONDS = 1.0
"""Seconds of wall-clock time for one case; the solution needs a thousandth of it."""


@dataclass(slots=True)
class Bench:
    """Runs trusted programs on cases, as a submission would be run, with tighter limits."""

    exercise: Exercise
    runner: Runner
    limits: Limits = field(init=False)

    def __post_init__(self) -> None:
        self.limits = replace(self.exercise.limits, case=min(SECONDS, self.exercise.limits.case))

    def failed(self, program: str, cases: Sequence[Case]) -> frozenset[str]:
        """Ids of the cases that the program fails, each judged by itself: nothing is replaced.

        A case that was skipped, because others had run out of time, shows nothing.
        """
        if not cases:
            return frozenset()
        return self._with(Status.FAILED, self.observe(program, cases), cases)

    def failed_calls(self, programs: Sequence[str], cases: Sequence[Case]) -> list[frozenset[str]]:
        """The same for many programs at once; all cases are calls."""
        if not cases:
            return [frozenset() for _ in programs]
        sources = [program.encode() for program in programs]
        seen = self.runner.survey(sources, self.exercise.file, cases, self.limits, main=self.exercise.main)
        ids = [case.id for case in cases]
        return [
            self._with(
                Status.FAILED, Evidence(Loading(Kind.RETURNED), tuple(zip(ids, answers, strict=True))), cases
            )
            for answers in seen
        ]

    def passed(self, evidence: Evidence, cases: Sequence[Case]) -> frozenset[str]:
        return self._with(Status.PASSED, evidence, cases)

    def _with(self, status: Status, evidence: Evidence, cases: Sequence[Case]) -> frozenset[str]:
        """Ids of the cases whose verdict is this one."""
        seen = dict(evidence.observations)
        answers = right_answers(self.exercise, self.runner)
        verdicts = (
            judge_case(self.exercise, case, seen[case.id], evidence.loading, answers=answers)
            for case in cases
        )
        return frozenset(verdict.case for verdict in verdicts if verdict.status is status)

    def observe(self, program: str, cases: Sequence[Case]) -> Evidence:
        """Games get the time that a student's would."""
        exercise = self.exercise
        games = any(isinstance(case.task, Play | Player) for case in cases)
        limits = exercise.limits if games else self.limits
        return self.runner.observe(
            program.encode(), exercise.file, cases, limits, main=exercise.main, exercise=exercise
        )
