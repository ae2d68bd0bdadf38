"""Where a whole game left the expected way, and what a person at the keyboard notices there."""

from __future__ import annotations

from typing import NamedTuple

from grader.model.case import Case
from grader.model.verdict import Status, Verdict


class Deviation(NamedTuple):
    at: int
    """Index of the exchange in the transcript."""
    slip: str
    message: str
    expected: str = ""
    observed: str = ""


def verdict(case: Case, found: Deviation | None) -> Verdict:
    """Passed if the game went its way."""
    if found is None:
        return Verdict(case.id, Status.PASSED)
    return Verdict(
        case.id, Status.FAILED, found.slip, found.message, found.expected, found.observed, max(found.at, 0)
    )


def broken_off(case: Case, slip: str, message: str) -> Verdict:
    """Failed, though all that was printed was as it should be: the game came to no end of its own."""
    return Verdict(case.id, Status.FAILED, slip, message)
