"""Why a call isn't right, in the words that a beginner needs: the kind of slip and the message."""

from __future__ import annotations

from grader.judge.ending import ended
from grader.model.case import Call, Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation

Slip = tuple[str, str]
"""The kind of slip, empty if it is none of the usual ones, and one or two sentences."""


def slip_of(exercise: Exercise, case: Case, call: Call, seen: Observation, loading: Loading) -> Slip:
    match seen.kind:
        case Kind.TIMED_OUT if seen.asked:
            return asked_inside(call)
        case Kind.MISSING:
            from grader.judge.missing import missing

            return missing(exercise, seen.detail, loading)
        case Kind.RAISED:
            from grader.judge.raised_slip import raised

            return raised(case, call, seen, loading)
        case Kind.RETURNED:
            from grader.judge.returned_slip import returned

            return returned(exercise, case, call, seen)
        case _:
            return ended(exercise, case, f"`{called(call)}`", seen)


def called(call: Call) -> str:
    """The name of what is called."""
    return call.names[0] if call.names else call.expression.partition("(")[0]


def asked_inside(call: Call) -> Slip:
    names = [f"`{name}`" for name, _ in call.variables]
    given = f" ({', '.join(names)})" if names else ""
    return "input-inside-function", (
        f"`{called(call)}` calls `input()`, but here nobody types anything. "
        f"It gets what it needs as parameters{given}; ask the player outside of it."
    )
