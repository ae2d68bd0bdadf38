"""Exceptions that left the student's code, in plain English."""

from __future__ import annotations

from grader.model.case import Call, Case
from grader.model.exercise import Exercise
from grader.model.observation import Observation


def raised(exercise: Exercise, case: Case, call: Call, seen: Observation) -> tuple[str, str]:
    error = seen.error
    if error is None:
        return "exception", "An exception ended the call."
    at = f" on line {error.line}" if error.line else ""
    return "exception", f"{error.type_name}{at}: {error.message}"
