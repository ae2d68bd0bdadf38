"""What changed since the last grading: the earlier page itself remembers how each case ended."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass

from grader.model.result import Outcome, Result
from grader.model.verdict import Status

_BLOCK = re.compile(r'<script type="application/json" id="result">(.*?)</script>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Progress:
    """Cases that both gradings know and that ended differently, by id, in the order of the result."""

    better: tuple[str, ...]
    """Failed before, pass now."""
    worse: tuple[str, ...]
    """Passed before, fail now."""


def remember(result: Result, earlier: Mapping[str, str] | None = None) -> str:
    """The JSON that a page carries for the next grading, harmless inside of a `script` element.

    A file that couldn't be loaded says nothing new: the memory of the grading before is handed on.
    """
    cases = _statuses(result)
    if result.status is Outcome.UNGRADED:
        cases = {case: status for case, status in (earlier or {}).items() if case in cases}
    block = {"version": 1, "exercise": result.exercise, "cases": cases}
    return json.dumps(block, separators=(",", ":")).replace("<", "\\u003c").replace(">", "\\u003e")


def read_earlier(page: str) -> dict[str, str]:
    """Status by case id, from the text of an earlier page; empty if it carries none that can be read."""
    found = _BLOCK.search(page)
    try:
        block = json.loads(found[1]) if found else {}
    except ValueError:
        return {}
    cases = block.get("cases") if isinstance(block, dict) and block.get("version") == 1 else None
    if not isinstance(cases, dict):
        return {}
    return {case: status for case, status in cases.items() if isinstance(status, str)}


def compare(earlier: Mapping[str, str], result: Result) -> Progress | None:
    """`None` if nothing was graded now, or if the earlier grading knew none of these cases."""
    now = _statuses(result)
    if result.status is Outcome.UNGRADED or not earlier.keys() & now.keys():
        return None
    before = {case: earlier.get(case) for case in now}
    return Progress(
        better=tuple(case for case in now if (before[case], now[case]) == ("failed", "passed")),
        worse=tuple(case for case in now if (before[case], now[case]) == ("passed", "failed")),
    )


def _statuses(result: Result) -> dict[str, str]:
    """Only passed and failed: of a case that was skipped nothing is known."""
    known = (Status.PASSED, Status.FAILED)
    return {case.id: case.status.value for case in result.cases if case.status in known}
