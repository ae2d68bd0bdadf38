"""What students begin with: can it be loaded, and does it leave them something to do?"""

from __future__ import annotations

from collections.abc import Iterator

from grader.audit.bench import Bench
from grader.course.reading import Reading
from grader.judge.loading import notices
from grader.model.case import Play, Player
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind
from grader.model.place import Place, Problem, Severity
from grader.model.result import Submission


def starter_problems(bench: Bench, reading: Reading) -> Iterator[Problem]:
    """Warnings; in the order of the stages. Games are tried last."""
    exercise = bench.exercise
    if not exercise.starter.is_file() or not reading.cases:
        return
    source = exercise.starter.read_bytes()
    if not source.strip():
        return  # students begin with an empty file, and all is left to do
    evidence = bench.observe(source.decode("utf-8", "replace"), reading.cases[:1])
    if evidence.loading.kind is not Kind.RETURNED:
        place, said = where_loading_fails(exercise, source, evidence, solution=False)
        message = f"The starter can't be loaded, so students begin with an error. {said}"
        yield Problem(place, Severity.WARNING, "starter-fails", message, line_of(source, place.line))
        return
    yield from _easy_stages(bench, reading, source.decode("utf-8", "replace"))


def where_loading_fails(
    exercise: Exercise, source: bytes, evidence: Evidence, *, solution: bool
) -> tuple[Place, str]:
    """The place in the solution or the starter, and what was seen there."""
    said = " ".join(notices(exercise, Submission(exercise.file, source, ""), evidence.loading))
    line = evidence.loading.error.line if evidence.loading.error else None
    return Place(exercise.solution if solution else exercise.starter, line or 1, 1), said


def line_of(source: bytes, number: int) -> str:
    """By its number from 1."""
    lines = source.decode("utf-8", "replace").splitlines()
    return lines[number - 1] if number <= len(lines) else ""


def _easy_stages(bench: Bench, reading: Reading, starter: str) -> Iterator[Problem]:
    """Stages that the starter passes: there, nothing is left to do.

    The first may be about a program that works already; not so where no other stage leaves anything to do.
    """
    exercise = bench.exercise
    first, *others = exercise.stages
    easy = [stage.id for stage in others if _passes(bench, reading, starter, stage.id)]
    with_cases = {case.stage for case in reading.cases}
    if with_cases.issubset({first.id, *easy}) and _passes(bench, reading, starter, first.id):
        easy.insert(0, first.id)
    for stage in easy:
        yield Problem(
            Place(exercise.starter, 1, 1),
            Severity.WARNING,
            "starter-passes",
            f"The starter passes every case of the stage {stage}, so there is nothing to do in it. "
            "Take out of the starter what students should write, or add a case that it fails.",
            (starter.splitlines() or [""])[0],
        )


def _passes(bench: Bench, reading: Reading, starter: str, stage: str) -> bool:
    replaced = {target for case in reading.cases for target in case.replaces}
    cases = [case for case in reading.cases if case.stage == stage and case.id not in replaced]
    games = [case for case in cases if isinstance(case.task, Play | Player)]
    others = [case for case in cases if case not in games]
    return bool(cases) and not bench.failed(starter, others) and not bench.failed(starter, games)
