"""Which case tells which wrong program from the solution."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from queue import SimpleQueue
from typing import TypeVar

from grader.grading.submission import right_answers
from grader.judge.verdict import judge_case
from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Exercise, Limits
from grader.model.observation import Evidence, Kind, Loading
from grader.model.verdict import Status
from grader.run import Runner

SECONDS = 0.5
"""Seconds of wall-clock time for one case; the solution needs a thousandth of it."""

TOGETHER = 8
"""Programs that answer calls in one process."""

MOST = 4
"""Benches that work at the same time, where there are as many processors."""

Item = TypeVar("Item")
Made = TypeVar("Made")


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
        if not cases:
            return frozenset()
        evidence = self.observe(program, cases)
        return frozenset(case.id for case in cases) - self.passed(evidence, cases)

    def failed_calls(self, programs: Sequence[str], cases: Sequence[Case]) -> list[frozenset[str]]:
        """The same for many programs at once; all cases are calls."""
        if not cases:
            return [frozenset() for _ in programs]
        sources = [program.encode() for program in programs]
        seen = self.runner.survey(sources, self.exercise.file, cases, self.limits, main=self.exercise.main)
        ids = [case.id for case in cases]
        return [
            frozenset(ids)
            - self.passed(Evidence(Loading(Kind.RETURNED), tuple(zip(ids, answers, strict=True))), cases)
            for answers in seen
        ]

    def passed(self, evidence: Evidence, cases: Sequence[Case]) -> frozenset[str]:
        seen = dict(evidence.observations)
        answers = right_answers(self.exercise, self.runner)
        verdicts = (
            judge_case(self.exercise, case, seen[case.id], evidence.loading, answers=answers)
            for case in cases
        )
        return frozenset(verdict.case for verdict in verdicts if verdict.status is Status.PASSED)

    def observe(self, program: str, cases: Sequence[Case]) -> Evidence:
        """Games get the time that a student's would."""
        exercise = self.exercise
        games = any(isinstance(case.task, Play | Player) for case in cases)
        limits = exercise.limits if games else self.limits
        return self.runner.observe(
            program.encode(), exercise.file, cases, limits, main=exercise.main, exercise=exercise
        )


class Benches:
    """Several benches that work side by side. A context manager."""

    def __init__(self, exercise: Exercise) -> None:
        number = max(1, min(MOST, os.cpu_count() or 1))
        self.exercise = exercise
        self._all = [Bench(exercise, Runner()) for _ in range(number)]
        self._free: SimpleQueue[Bench] = SimpleQueue()
        for bench in self._all:
            self._free.put(bench)
        self._workers = ThreadPoolExecutor(number)

    @property
    def one(self) -> Bench:
        """For what is done while nothing else is."""
        return self._all[0]

    def each(self, do: Callable[[Bench, Item], Made], items: Iterable[Item]) -> Iterator[Made]:
        """What is done with each item, in the order of the items, as soon as it is there."""

        def with_a_bench(item: Item) -> Made:
            bench = self._free.get()
            try:
                return do(bench, item)
            finally:
                self._free.put(bench)

        return self._workers.map(with_a_bench, items)

    def __enter__(self) -> Benches:
        return self

    def __exit__(self, *_: object) -> None:
        self._workers.shutdown(cancel_futures=True)
        for bench in self._all:
            bench.runner.close()


def sound(bench: Bench, solution: str, cases: Sequence[Case]) -> tuple[Case, ...]:
    """The cases that the solution passes: only they can tell a wrong program from it.

    That leaves out the rules of earlier stages that a later one takes back.
    """
    failed = bench.failed(solution, cases)
    return tuple(case for case in cases if case.id not in failed)


def kills(benches: Benches, programs: Sequence[str], cases: Sequence[Case]) -> Iterator[frozenset[str]]:
    """For each program, in order, the ids of the cases that it fails.

    Whole games take long: they are played only for a program that no case without a game, of the same or an
    earlier stage, has told from the solution.
    """
    order = [stage.id for stage in benches.exercise.stages]
    calls = [case for case in cases if isinstance(case.task, Call)]
    draws = [case for case in cases if isinstance(case.task, Draws)]
    games = [case for case in cases if isinstance(case.task, Play | Player)]

    def run(bench: Bench, some: Sequence[str]) -> list[frozenset[str]]:
        found = []
        for program, failed_calls in zip(some, bench.failed_calls(some, calls), strict=True):
            failed = failed_calls | bench.failed(program, draws)
            first = min((order.index(case.stage) for case in cases if case.id in failed), default=len(order))
            due = [case for case in games if order.index(case.stage) < first]
            found.append(failed | bench.failed(program, due))
        return found

    pieces = [programs[start : start + TOGETHER] for start in range(0, len(programs), TOGETHER)]
    return itertools.chain.from_iterable(benches.each(run, pieces))
