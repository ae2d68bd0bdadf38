"""Why a call isn't right, in the words that a beginner needs: the kind of slip and the message."""

from __future__ import annotations

from grader.judge.ending import ended
from grader.model.case import Call, Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation


def slip_of(
    exercise: Exercise, case: Case, call: Call, seen: Observation, loading: Loading
) -> tuple[str, str]:
    """The kind of slip, empty if it is none of the usual ones, and one or two sentences."""
    match seen.kind:
        case Kind.MISSING:
            from grader.judge.missing import missing

            return missing(exercise, seen.detail, loading)
        case Kind.RAISED:
            from grader.judge.exception import raised

            return raised(exercise, case, call, seen)
        case Kind.RETURNED:
            from grader.judge.value_slip import returned

            return returned(exercise, case, call, seen)
        case _:
            return ended(exercise, case, f"`{called(call)}`", seen)


def called(call: Call) -> str:
    """The name of what is called."""
    return call.names[0] if call.names else call.expression.partition("(")[0]
