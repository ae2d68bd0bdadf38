"""Which case tells which wrong program from the solution."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from grader.audit.bench import Bench
from grader.audit.benches import Benches
from grader.model.case import Call, Case, Draws, Play, Player

TOGETHER = 8
"""Programs that answer calls in one process."""


def sound(bench: Bench, solution: str, cases: Sequence[Case]) -> tuple[Case, ...]:
    """The cases that the solution passes: only they can tell a wrong program from it.

    That leaves out the rules of earlier stages that a later one takes back.
    """
    passed = bench.passed(bench.observe(solution, cases), cases) if cases else ()
    return tuple(case for case in cases if case.id in passed)


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
