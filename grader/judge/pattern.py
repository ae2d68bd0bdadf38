"""What only all verdicts together show: a slip that explains one case must not be contradicted by another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grader.judge.comparison import answering
from grader.judge.difference import field_difference
from grader.judge.slip import called
from grader.model.answer import Numbers
from grader.model.case import Call, Case, Expect
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation
from grader.model.record import replace
from grader.model.verdict import Verdict

_SWAPPED = ("swapped-numbers", "swapped-marks")


def reconsider(
    exercise: Exercise, cases: Sequence[Case], seen: Mapping[str, Observation], verdicts: Sequence[Verdict]
) -> tuple[Verdict, ...]:
    """The verdicts again, each with words that no other case speaks against.

    Numbers are called swapped only if all answers of the function in a stage are; and a `return` isn't called
    missing in a function that returns `None` in other cases, rightly.
    """
    verdicts = [none_or_not(case, one, cases) for case, one in zip(cases, verdicts, strict=True)]
    pairs = {case.id: _numbers(exercise, case, seen.get(case.id)) for case in cases}
    straight = {_group(case) for case in cases if (pair := pairs[case.id]) and pair[0] != pair[1][::-1]}
    return tuple(
        _plainly(exercise, verdict, pairs[case.id])
        if verdict.slip in _SWAPPED and _group(case) in straight
        else verdict
        for case, verdict in zip(cases, verdicts, strict=True)
    )


def none_or_not(case: Case, verdict: Verdict, cases: Sequence[Case]) -> Verdict:
    """Whether `None` is a right answer of the function is known by all the exercise's cases."""
    if verdict.slip != "nothing-returned" or not isinstance(case.task, Call):
        return verdict
    name = called(case.task)
    if not any(_expects_none(other, name) for other in cases):
        return verdict
    return replace(verdict, slip="", message=f"`{name}` returned `None`. Expected is {verdict.expected}.")


def _expects_none(case: Case, name: str) -> bool:
    match case:
        case Case(task=Call() as call, expectation=Expect(None)):
            return called(call) == name
        case _:
            return False


def _group(case: Case) -> tuple[str, str]:
    """The stage and the function: a program may be right in one stage and not yet in the next."""
    return case.stage, called(case.task) if isinstance(case.task, Call) else ""


def _numbers(exercise: Exercise, case: Case, seen: Observation | None) -> tuple[Numbers, Numbers] | None:
    """The expected and the observed numbers of an answer."""
    match case:
        case Case(task=Call() as call, expectation=Expect(value)) if form := answering(exercise, call):
            expected = form.read_expected(value)
            observed = form.read(seen.value) if seen and seen.kind is Kind.RETURNED else None
            return (expected, observed) if expected is not None and observed is not None else None
        case _:
            return None


def _plainly(exercise: Exercise, verdict: Verdict, pair: tuple[Numbers, Numbers] | None) -> Verdict:
    if pair is None or exercise.answer is None:
        return verdict
    return replace(verdict, slip="", message=field_difference(exercise.answer.fields, *pair))
