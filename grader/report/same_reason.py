"""Which other cases fail for the reason for which the first one fails: to mend one thing mends them all."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import CaseResult, Diagnosis

_NAMES = ("missing-name", "missing-constant", "misspelt-name")
"""Slips whose messages say which name."""

_OPEN = ("", "no-text", "none-expected", "nothing-raised")
"""Slips that say what came instead, not why: one rule may be missing, or two."""


def split(
    start: CaseResult, failing: Sequence[CaseResult], diagnosis: Diagnosis | None
) -> tuple[list[CaseResult], list[CaseResult]]:
    """Those that fail for the same reason as `start`, and the others, both in order."""
    same: list[CaseResult] = []
    others: list[CaseResult] = []
    for case in failing:
        (same if _alike(start, case, diagnosis is not None) else others).append(case)
    return same, others


def told(same: Sequence[CaseResult]) -> str:
    """How many more there are; empty if none."""
    return f"{len(same)} more {'fails' if len(same) == 1 else 'fail'} for the same reason." if same else ""


def _alike(start: CaseResult, case: CaseResult, explained: bool) -> bool:
    """`explained`: one idea explains all answers to the calls. Of hidden cases nothing is known."""
    if start.hidden or case.hidden or start.slip != case.slip:
        return False
    if start.line is not None or case.line is not None:
        no_name = start.observed.startswith("NameError") and start.observed == case.observed
        return no_name or start.line == case.line
    if start.slip in _NAMES:
        return start.message == case.message
    if start.slip in _OPEN:
        return explained and not start.game and _function(start) == _function(case)
    return _function(start) == _function(case) or bool(start.game or case.game)


def _function(case: CaseResult) -> str:
    """The name of what is called, behind the edits of the file."""
    return "" if case.game else case.call.rpartition("; ")[2].partition("(")[0]
