"""Reads what an audit needs, and audits one exercise after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grader.audit.audit import Subject, audit_exercise
from grader.audit.benches import Benches
from grader.course import read_cases, read_exercise, read_misconceptions
from grader.model.audit import Audit
from grader.model.exercise import Course


def audit_all(
    course: Course,
    exercises: Sequence[str],
    *,
    with_mutants: bool,
    tick: Callable[[int, int], None] = lambda done, of: None,
    tell: Callable[[str], None] = lambda words: None,
) -> list[Audit]:
    """In the order of the ids, up to the one that Ctrl-C stops. Raises `CourseFault`."""
    audits = []
    for name in exercises:
        exercise = read_exercise(course, name)
        with Benches(exercise) as benches:
            subject = Subject(
                exercise,
                read_cases(course, exercise),
                read_misconceptions(exercise),
                exercise.solution.read_text("utf-8"),
            )
            audits.append(audit_exercise(benches, subject, with_mutants=with_mutants, tick=tick, tell=tell))
        if audits[-1].stopped:
            break
    return audits
