"""A failing case that was run again alone: state left over from earlier calls, or answers that vary."""

from __future__ import annotations

from collections.abc import Sequence

from grader.judge.call import is_right
from grader.judge.comparison import same
from grader.judge.kind_slip import without_address
from grader.judge.wording import listed, show
from grader.model.case import Call, Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation
from grader.model.record import replace
from grader.model.verdict import Verdict


def compare(
    exercise: Exercise, case: Case, verdict: Verdict, seen: Observation, again: Sequence[Observation]
) -> Verdict:
    """The verdict of a failing call, its message made anew if running it alone explains more."""
    task = case.task
    if not isinstance(task, Call) or seen.kind not in (Kind.RETURNED, Kind.RAISED):
        return verdict
    first = again[0]
    if all(once.kind is first.kind and _alike(first, once) for once in again[1:]):
        if not all(is_right(exercise, case, task, once) for once in again):
            return verdict
        return replace(verdict, slip="state-left-over", message=_left_over(task))
    answers = list(dict.fromkeys(show(once.value) for once in [seen, *again] if once.kind is Kind.RETURNED))
    message = (
        f"Asked the same again, your program answers differently each time: {listed(answers[:4])}. "
        "The same values must always give the same answer, so nothing in it may be random."
    )
    return replace(verdict, slip="different-answers", message=message)


def _alike(one: Observation, other: Observation) -> bool:
    return same(without_address(one.value), without_address(other.value))


def _left_over(call: Call) -> str:
    name = call.names[0] if call.names else call.expression
    return (
        f"Alone, this call is right; after other calls it isn't. So `{name}` keeps something from before: "
        "a variable outside of the function, a list as default value, or a list that is changed in place. "
        "Start afresh in each call."
    )
