"""Under which stage a wrong program is filed.

A misconception says it itself. A mutant is filed under the first stage that is about what was changed, and in
which the change can show: a case of it, or of an earlier one, tells, or the search finds one that would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.audit.reach import changed, reached
from grader.model.audit import Mistake
from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Exercise, Stage


@dataclass(slots=True)
class Wrong:
    """A wrong program and what has been found out about it."""

    mistake: Mistake
    source: str
    stage: str | None
    """The stage that it is filed under; `None` as long as that isn't known."""
    about: tuple[str, ...] = ()
    """Of a mutant: the ids of the stages that are about what was changed, in order."""
    killers: tuple[str, ...] = ()
    """The stages whose cases kill it, in order."""


def stages_about(exercise: Exercise, cases: Sequence[Case], solution: str, source: str) -> tuple[str, ...]:
    """Ids of the stages that are about what differs between two programs, in order.

    The first is the one whose names come through the difference. After it, those that ask for these names
    again, or for something that the changed definition uses, such as a constant.
    """
    differs = changed(solution, source)
    concerned = set(reached(solution, differs)) | differs
    found: list[str] = []
    for stage in exercise.stages:
        names = _names(exercise, stage, cases)
        if not found:
            owners = {name for name in names if differs & reached(solution, [name])}
            concerned |= owners
            if owners:
                found.append(stage.id)
        elif concerned.intersection(names):
            found.append(stage.id)
    return tuple(found)


def _names(exercise: Exercise, stage: Stage, cases: Sequence[Case]) -> frozenset[str]:
    """What a stage is about; if it doesn't say, what its cases ask for and all that earlier stages name."""
    if stage.names:
        return frozenset(stage.names)
    before = exercise.stages[: exercise.stages.index(stage)]
    called = {name for case in cases if case.stage == stage.id for name in _asked(exercise, case)}
    return frozenset(called.union(*(one.names for one in before)))


def _asked(exercise: Exercise, case: Case) -> tuple[str, ...]:
    match case.task:
        case Call(names=names) | Draws(Call(names=names)):
            return names
        case Play() | Player():
            return (exercise.main,)


def enter_kills(exercise: Exercise, wrong: Wrong, killers: Sequence[Case]) -> None:
    """What the cases say of a wrong program: `killers` are those that it fails."""
    order = [stage.id for stage in exercise.stages]
    wrong.mistake = replace(wrong.mistake, killed_by=tuple(case.id for case in killers))
    wrong.killers = tuple(sorted({case.stage for case in killers}, key=order.index))
    if not killers:
        return
    if wrong.stage is not None:
        _mark(exercise, wrong)
    elif not wrong.about or is_caught(exercise, wrong, wrong.about[0]):
        wrong.stage = (wrong.about or wrong.killers)[0]


def is_caught(exercise: Exercise, wrong: Wrong, stage: str) -> bool:
    """A case of the stage or of an earlier one kills it: students can't leave the stage with it."""
    order = [one.id for one in exercise.stages]
    return bool(wrong.killers) and order.index(wrong.killers[0]) <= order.index(stage)


def file_under(exercise: Exercise, wrong: Wrong, stage: str) -> None:
    """File a mutant."""
    wrong.stage = stage
    if wrong.killers and not is_caught(exercise, wrong, stage):
        _mark(exercise, wrong)


def file_rest(exercise: Exercise, programs: Sequence[Wrong]) -> None:
    """Mutants that are killed but show in no stage that is about them: filed where they are killed."""
    for wrong in programs:
        if wrong.stage is None and wrong.killers:
            wrong.stage = next(
                (one for one in wrong.about if is_caught(exercise, wrong, one)), wrong.killers[0]
            )


def _mark(exercise: Exercise, wrong: Wrong) -> None:
    """Say so where another stage kills it first."""
    assert wrong.stage is not None
    late = not is_caught(exercise, wrong, wrong.stage)
    if late or wrong.killers[0] != wrong.stage:
        wrong.mistake = replace(wrong.mistake, elsewhere=wrong.killers[0], late=late)
