"""Whether what a case asks is legal in its stage: letters, length, repeats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.audit.questions import is_answer
from grader.model.case import Call, Case, Expect
from grader.model.exercise import Exercise
from grader.model.inputs import axes


@dataclass(frozen=True, slots=True)
class Illegal:
    case: Case
    variable: str
    message: str


def illegal_inputs(exercise: Exercise, cases: Sequence[Case]) -> Iterator[Illegal]:
    """Values that no student's program has to cope with in that stage, in the order of the cases.

    Only of functions that answer: one that checks its input is there to be given what isn't legal, and so
    is a call that must raise an exception.
    """
    for case in cases:
        if (
            isinstance(case.task, Call)
            and isinstance(case.expectation, Expect)
            and is_answer(exercise, case.task)
        ):
            yield from _of_call(exercise, case, case.task)


def _of_call(exercise: Exercise, case: Case, call: Call) -> Iterator[Illegal]:
    stage = exercise.stage(case.stage)
    legal = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(case.set))}
    for name, value in call.variables:
        fault = legal[name].fault(value) if name in legal else None
        if fault:
            yield Illegal(
                case,
                name,
                f"`{name}: {value!r}` isn't legal in the stage {stage.id}: it {fault}. "
                f"Choose another value, or move the case to a later stage.",
            )
