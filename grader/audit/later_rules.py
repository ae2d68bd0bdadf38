"""What a later stage makes of the rules of an earlier one, as far as its declaration tells."""

from __future__ import annotations

from dataclasses import replace

from grader.audit.questions import asked_again
from grader.model.case import Call, Case
from grader.model.exercise import Exercise, Stage


def changed_later(exercise: Exercise, stage: Stage, case: Case) -> str:
    """The last stage that has students change again what a case of this one calls; empty if there is none."""
    names = case.task.names if isinstance(case.task, Call) else ()
    again = asked_again(exercise, stage).intersection(names)
    later = exercise.stages[[one.id for one in exercise.stages].index(stage.id) + 1 :]
    return next((one.id for one in reversed(later) if again.intersection(one.names)), "")


def with_inputs(exercise: Exercise, stage: Stage) -> Stage:
    """The stage; if it changes functions of an earlier one and declares no inputs, with that one's."""
    before = exercise.stages[: [one.id for one in exercise.stages].index(stage.id)]
    for earlier in reversed(before):
        if not stage.inputs and earlier.inputs and set(stage.names) & set(earlier.names):
            return replace(stage, inputs=earlier.inputs)
    return stage
