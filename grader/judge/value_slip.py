"""A value came back, but not the right one: which slip it is, or what differs."""

from __future__ import annotations

from grader.judge.comparison import Numbers, answering
from grader.model.case import Call, Case, Expect
from grader.model.exercise import Exercise
from grader.model.observation import Observation


def returned(exercise: Exercise, case: Case, call: Call, seen: Observation) -> tuple[str, str]:
    form = answering(exercise, call)
    if form and isinstance(case.expectation, Expect):
        expected, observed = form.read_expected(case.expectation.value), form.read(seen.value)
        if expected is not None and observed is not None:
            return "", difference(form.form.fields, expected, observed)
    return "", "The value isn't the one that was expected."


def difference(fields: tuple[str, ...], expected: Numbers, observed: Numbers) -> str:
    """`letters: 2 too many (positions right)`."""
    wrong = []
    right = []
    for name, want, have in zip(fields, expected, observed, strict=True):
        if want == have:
            right.append(name)
        else:
            wrong.append(f"{name}: {abs(have - want)} too {'many' if have > want else 'few'}")
    return ", ".join(wrong) + (f" ({', '.join(right)} right)" if right else "")
