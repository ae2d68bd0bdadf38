"""Which case tells which wrong program from the solution."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from grader.grading.submission import right_answers
from grader.judge.verdict import judge_case
from grader.model.case import Case
from grader.model.exercise import Exercise, Limits
from grader.model.observation import Evidence
from grader.model.verdict import Status
from grader.run import Runner

SECONDS = 0.5
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
        """Ids of the cases that the program fails, each judged by itself: nothing is replaced."""
        evidence = self.observe(program, cases)
        return frozenset(case.id for case in cases) - self.passed(evidence, cases)

    def passed(self, evidence: Evidence, cases: Sequence[Case]) -> frozenset[str]:
        seen = dict(evidence.observations)
        answers = right_answers(self.exercise, self.runner)
        verdicts = (
            judge_case(self.exercise, case, seen[case.id], evidence.loading, answers=answers)
            for case in cases
        )
        return frozenset(verdict.case for verdict in verdicts if verdict.status is Status.PASSED)

    def observe(self, program: str, cases: Sequence[Case]) -> Evidence:
        exercise = self.exercise
        return self.runner.observe(
            program.encode(), exercise.file, cases, self.limits, main=exercise.main, exercise=exercise
        )


def sound(bench: Bench, solution: str, cases: Sequence[Case]) -> tuple[Case, ...]:
    """The cases that the solution passes: only they can tell a wrong program from it.

    That leaves out the rules of earlier stages that a later one takes back.
    """
    failed = bench.failed(solution, cases)
    return tuple(case for case in cases if case.id not in failed)


def kills(bench: Bench, programs: Iterable[str], cases: Sequence[Case]) -> Iterator[frozenset[str]]:
    """For each program, in order, the ids of the cases that it fails, as soon as it has been run."""
    for program in programs:
        yield bench.failed(program, cases)
