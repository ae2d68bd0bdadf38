"""What a later stage makes of the rules of an earlier one, as far as its declaration tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.audit.questions import asked_again, is_answer
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
            return replace(stage, inputs=earlier.inputs, preconditions=earlier.preconditions)
    return stage


def taken_back(stage: Stage, cases: Sequence[Case], sound: Sequence[Case]) -> tuple[str, ...]:
    """Cases of the stage that another one replaces and the solution fails; `sound` are those it passes."""
    replaced = {target for case in cases for target in case.replaces} - {case.id for case in sound}
    return tuple(case.id for case in cases if case.stage == stage.id and case.id in replaced)


def allowed_later(exercise: Exercise, stage: Stage, cases: Sequence[Case], sound: Sequence[Case]) -> str:
    """The id of a later stage that allows letters to repeat where they mustn't here; empty if there is none.

    Told of the first stage with this rule. Only where students may have to refuse them, in a function that
    doesn't answer, and where no case up to here asks for it: such a case is one that is taken back later.
    """
    at = [one.id for one in exercise.stages].index(stage.id)
    later, so_far = exercise.stages[at + 1 :], exercise.stages[: at + 1]
    told = {name for one in exercise.stages[:at] for name, domain in one.inputs if not domain.repeats}
    unrepeated = {name for name, domain in stage.inputs if domain.alphabet and not domain.repeats} - told
    names = {name for one in so_far for name in one.names}
    refused = {
        name
        for case in cases
        if isinstance(case.task, Call) and names.issuperset(case.task.names) and case.task.names
        if not is_answer(exercise, case.task)
        for name, _ in case.task.variables
    }
    if any(taken_back(one, cases, sound) for one in so_far):
        return ""
    return next(
        (
            one.id
            for one in later
            if any(name in unrepeated & refused and domain.repeats for name, domain in one.inputs)
        ),
        "",
    )
