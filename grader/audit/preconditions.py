"""Which of the inputs that a stage declares can occur together: its preconditions, asked of the solution."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.audit.bench import Bench
from grader.audit.comparison import bits
from grader.audit.oracle import Oracle
from grader.audit.space import inputs_of
from grader.model.case import Call, Case, Raises
from grader.model.exercise import Exercise, Stage
from grader.model.inputs import Axis
from grader.model.observation import Kind, Observation
from grader.model.place import Problem, Severity
from grader.model.value import Plain
from grader.run import Runner

TRIED = 20_000
"""Of larger spaces it isn't said that a precondition holds for nothing in them."""


def precondition(stage: Stage, names: Sequence[str]) -> Call | None:
    """The call that says whether values for these variables can occur together; `None` if all can.

    It goes by the preconditions that speak of none but these variables. The values don't matter.
    """
    own = [one for one in stage.preconditions if set(one.variables) <= set(names)]
    if not own:
        return None
    text = " and ".join(f"({one.expression}\n)" for one in own)  # behind what may end in a comment
    asked = dict.fromkeys(name for one in own for name in one.names)
    return Call(f"bool({text})", tuple((name, None) for name in names), tuple(asked))


def holds(seen: Observation) -> bool:
    """What raises an exception doesn't hold."""
    return seen.kind is Kind.RETURNED and seen.value is True


def possible(bench: Bench, solution: str, stage: Stage, cases: Sequence[Case]) -> list[Case]:
    """The cases whose call can occur in the stage, in their order; what isn't a call can."""
    asked = list(_questions(stage, cases))
    if not asked:
        return list(cases)
    can = {name for name, seen in bench.observe(solution, asked).observations if holds(seen)}
    out = {case.id for case in asked} - can
    return [case for case in cases if case.id not in out]


def _questions(stage: Stage, cases: Sequence[Case]) -> Iterator[Case]:
    for case in cases:
        if isinstance(case.task, Call):
            condition = precondition(stage, [name for name, _ in case.task.variables])
            if condition is not None:
                call = Call(condition.expression, case.task.variables, condition.names)
                yield replace(case, task=call, expectation=None)


def masks(oracle: Oracle, axes: Sequence[Axis], firsts: Sequence[Plain]) -> Iterator[int]:
    """For each row of inputs, the last variable's values for which a precondition holds, as bits."""
    known: list[bool] = []
    for codes in oracle.rows(axes, firsts):
        known += map(holds, oracle.answers[len(known) :])
        yield bits("".join("01"[known[code]] for code in codes))


@dataclass(frozen=True, slots=True)
class Impossible:
    case: Case
    variable: str
    message: str


def impossible_cases(
    bench: Bench, solution: str, stages: Sequence[Stage], cases: Sequence[Case]
) -> Iterator[Impossible]:
    """Cases of what can't occur in their stage, except those that must raise an exception."""
    for stage in stages:
        own = [case for case in cases if case.stage == stage.id and not isinstance(case.expectation, Raises)]
        if not stage.preconditions or not own:
            continue
        can = {case.id for case in possible(bench, solution, stage, own)}
        for case in own:
            if case.id not in can and isinstance(case.task, Call):
                said = " and ".join(f"`{one.expression}`" for one in stage.preconditions)
                message = (
                    f"This can't occur in the stage {stage.id}: its precondition, {said}, doesn't hold. "
                    "Choose other values, or mend the precondition in exercise.yaml."
                )
                yield Impossible(case, case.task.variables[0][0], message)


def never_fulfilled(exercise: Exercise, stages: Sequence[Stage], runner: Runner) -> Iterator[Problem]:
    """Preconditions that hold for nothing that `inputs` allow, where they stand."""
    solution = exercise.solution.read_bytes()
    for stage in stages:
        for one in stage.preconditions:
            inputs = inputs_of(exercise, stage, one.variables, (), TRIED)
            call = precondition(replace(stage, preconditions=(one,)), one.variables)
            assert call is not None
            limits, asked = exercise.limits, (call.expression, call.names)
            oracle = Oracle(runner, solution, exercise.file, *asked, limits=limits)
            if inputs.whole and not any(masks(oracle, inputs.axes, inputs.firsts)):
                message = (
                    f"`{one.expression}` holds for nothing that `inputs` allow, so there is nothing to try. "
                    "Mend it, or the inputs."
                )
                line = one.place.file.read_text("utf-8").splitlines()[one.place.line - 1]
                yield Problem(one.place, Severity.ERROR, "never-fulfilled", message, line)
