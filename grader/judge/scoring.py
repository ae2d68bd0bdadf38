"""Points, stages, what takes back an earlier rule, and the one thing to mend first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from grader.judge.taken_back import taken_back
from grader.model.case import Call, Case, Draws, Play
from grader.model.exercise import Stage
from grader.model.observation import Kind
from grader.model.result import CaseResult, Outcome, StageResult
from grader.model.verdict import Status, Verdict

Judged = tuple[Case, Verdict, str | None]
"""A case, its verdict, and the id of the case that replaced it."""

_TELLING = ("printed-instead-of-returned", "input-inside-function")
"""Slips that say why nothing came."""

_REPLACED = "A later stage takes this rule back, and your program follows the later one."


def replace(cases: Sequence[Case], verdicts: Sequence[Verdict]) -> list[Judged]:
    """The cases with their verdicts; a case is replaced once a case that `replaces` it has passed.

    A replaced case leaves the sums: it counts neither for the score nor for the highest score. A program
    that hasn't come to the later rule is judged by the old one.
    """
    by_id = {verdict.case: verdict for verdict in verdicts}
    by_rule = taken_back(cases, {verdict.case for verdict in verdicts if verdict.status is Status.PASSED})
    judged: list[Judged] = []
    for case in cases:
        verdict = by_id.get(case.id) or Verdict(
            case.id, Status.FAILED, "no-answer", "This case was not judged."
        )
        later = by_rule.get(case.id)
        if later:
            verdict = Verdict(case.id, Status.REPLACED, message=_REPLACED)
        judged.append((case, verdict, later))
    return judged


def up_to(stages: Sequence[Stage], last: str | None) -> Sequence[Stage]:
    """The stages in order, those after `last` left out."""
    ids = [stage.id for stage in stages]
    return stages if last is None else stages[: ids.index(last) + 1]


def outcome(stages: Sequence[StageResult], *, loaded: bool) -> Outcome:
    """Extra stages don't matter; without a single case nothing was graded."""
    asked = [stage for stage in stages if not stage.extra]
    if not loaded or not asked:
        return Outcome.UNGRADED
    passed = all(stage.status is Status.PASSED for stage in asked)
    return Outcome.PASSED if passed else Outcome.FAILED


def reached(stages: Sequence[StageResult]) -> str | None:
    """The last stage such that it and all before it have passed."""
    last = None
    for stage in stages:
        if stage.extra:
            continue
        if stage.status is not Status.PASSED:
            break
        last = stage.id
    return last


def start_with(stages: Sequence[StageResult], ranks: Mapping[str, int]) -> str | None:
    """The case to mend first: of the lowest stage that hasn't passed, the one with the plainest evidence.

    Extra stages come after all others. `ranks` are by the id of the case's result.
    """
    for stage in sorted(stages, key=lambda stage: stage.extra):
        failing = [case for case in stage.cases if case.status is Status.FAILED]
        if failing:
            return _telling(min(failing, key=lambda case: ranks[case.id]), failing).id
    return None


def _telling(first: CaseResult, failing: Sequence[CaseResult]) -> CaseResult:
    """Where the first says only that nothing came: the next, if one slip explains most of the function's.

    Such as a function that prints its answers, and the first of them is the empty text.
    """
    if first.slip != "nothing-returned":
        return first
    its = [case for case in failing if case.call and _function(case) == _function(first) and not case.hidden]
    slip, number = Counter(case.slip for case in its).most_common(1)[0]
    if slip not in _TELLING or 2 * number <= len(its):
        return first
    return next(case for case in its if case.slip == slip)


def _function(case: CaseResult) -> str:
    return case.call.rpartition("; ")[2].partition("(")[0]


def rank(case: Case, result: CaseResult) -> int:
    """How plain the evidence is, the plainest lowest: a missing name, then calls, whole games last."""
    if result.observation is Kind.MISSING:
        return 0
    match case.task:
        case Call():
            order = 2
        case Draws():
            order = 3
        case Play():
            order = 4
        case _:
            order = 5
    return 10 * order + (5 if case.hidden else 0)
