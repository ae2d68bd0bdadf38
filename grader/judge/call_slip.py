"""Why a call isn't right: which of its ways of going wrong is looked into. Only that one is imported."""

from __future__ import annotations

from grader.judge.ending import ended
from grader.judge.slip import Slip, asked_inside, called
from grader.model.case import Call, Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation


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
