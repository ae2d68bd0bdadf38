"""What may be shown of a hidden case: that it failed, its hint and its category."""

from __future__ import annotations

from grader.model.case import Case
from grader.model.record import replace
from grader.model.result import CaseResult
from grader.model.verdict import Status


def shown_id(case: Case, number: int) -> str:
    """A hidden case's id can be made from its inputs; instead, its number among all cases of the exercise."""
    return f"hidden-{number}" if case.hidden else case.id


def redacted(case: Case, result: CaseResult) -> CaseResult:
    """Nothing of the inputs, of what was expected, came back or was printed."""
    name = f"Hidden case: {case.category}" if case.category else "Hidden case"
    message = ""
    if result.status is Status.FAILED:
        message = "A hidden case failed" + (f" ({case.category})." if case.category else ".")
    elif result.status is Status.SKIPPED:
        message = "A hidden case was not run."
    return replace(
        result,
        name=name,
        call="",
        expected="",
        observed="",
        message=message,
        slip="",
        line=None,
        printed="",
        transcript=(),
        left_at=None,
        variables=(),
        expected_fields=(),
        observed_fields=(),
        game="",
        trace=None,
    )
