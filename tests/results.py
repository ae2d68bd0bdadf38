"""Cases, stages and whole results built by hand, scored as the judge would have them."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.observation import Kind
from grader.model.result import CaseResult, Outcome, Result, StageResult, Submission
from grader.model.verdict import Status

Pair = tuple[int, int]
"""Positions and letters."""

TITLES = {
    "no-repeats": "Four letters, none repeated",
    "code-length": "Codes of any length",
    "repeated-letters": "Repeated letters",
}
NO_FILE = Submission("mastermind.py", b"", "0" * 64)


def sentence(pair: Pair) -> str:
    return "{} positions, {} letters".format(*pair)


def case(
    secret: str,
    guess: str,
    expected: Pair,
    observed: Pair | None = None,
    *,
    name: str = "",
    hint: str = "",
    message: str = "",
) -> CaseResult:
    """A call of `evaluate_guess`; passed unless something else was observed."""
    call = f"evaluate_guess({secret!r}, {guess!r})"
    seen = observed or expected
    return CaseResult(
        id=f"{secret}-{guess}".lower(),
        name=name or call,
        status=Status.PASSED if seen == expected else Status.FAILED,
        hidden=False,
        call=call,
        expected=sentence(expected),
        observed=sentence(seen),
        observation=Kind.RETURNED,
        message=message,
        hint=hint,
        points=1,
        seconds=0.0001,
        variables=(("secret", secret), ("guess", guess)),
        expected_fields=(("positions", expected[0]), ("letters", expected[1])),
        observed_fields=(("positions", seen[0]), ("letters", seen[1])),
    )


def stage(stage_id: str, cases: Sequence[CaseResult], *, title: str = "", extra: bool = False) -> StageResult:
    counted = [each for each in cases if each.status is not Status.REPLACED]
    score = sum(each.points for each in counted if each.status is Status.PASSED)
    most = sum(each.points for each in counted)
    status = Status.PASSED if score == most else Status.FAILED
    title = title or TITLES.get(stage_id, stage_id)
    return StageResult(stage_id, title, status, score, most, extra, tuple(cases))


def result(*stages: StageResult, submission: Submission = NO_FILE, outcome: Outcome | None = None) -> Result:
    """Score, status, reached and start follow from the stages."""
    counted = [each for each in stages if not each.extra]
    reached = None
    for each in counted:
        if each.status is not Status.PASSED:
            break
        reached = each.id
    failing = [each for part in stages for each in part.cases if each.status is Status.FAILED]
    passed = all(each.status is Status.PASSED for each in counted)
    return Result(
        exercise="mastermind",
        exercise_title="Mastermind",
        submission=submission,
        status=outcome or (Outcome.PASSED if passed else Outcome.FAILED),
        reached=reached,
        score=sum(each.score for each in stages),
        max_score=sum(each.max_score for each in stages),
        start_with=failing[0].id if failing else None,
        diagnosis=None,
        notices=(),
        stages=stages,
        sandbox="bubblewrap",
    )
