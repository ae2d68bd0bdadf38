"""The judge's word on one case."""

from __future__ import annotations

from enum import StrEnum

from grader.model.record import dataclass


class Status(StrEnum):
    PASSED = "passed"
    FAILED = "failed"
    REPLACED = "replaced"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Verdict:
    case: str
    """The case's id."""
    status: Status
    slip: str = ""
    """The kind of slip that explains the failure, such as `printed-instead-of-returned`; empty if none."""
    message: str = ""
    """One or two sentences for the student: what differs, or which slip it is."""
    expected: str = ""
    observed: str = ""
    left_at: int | None = None
    """For whole games: the index of the exchange where the game left the expected way."""
