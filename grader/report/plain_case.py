"""One case as a few lines of plain text, for reports that are read somewhere else than in a terminal."""

from __future__ import annotations

from grader.model.result import CaseResult
from grader.model.verdict import Status
from grader.report.safe_text import visible, visible_block


def summary(case: CaseResult) -> str:
    """One line: what the student needs to know of a case that didn't pass."""
    if case.status is Status.REPLACED:
        return "doesn't count any more: a later stage replaces this rule"
    return visible(case.message) or ("a hidden case" if case.hidden else "not as expected")


def describe(case: CaseResult) -> str:
    """What was asked, expected and seen, what differs, and the hint; harmless text in several lines."""
    line = case.line and f"line {case.line.number}: {case.line.text.strip()}"
    parts = [
        ("call", case.call),
        ("expected", case.expected),
        ("got", case.observed),
        ("your code", line),
        ("message", case.message),
        ("hint", case.hint),
    ]
    return "\n".join(_labelled(label, visible_block(text)) for label, text in parts if text)


def _labelled(label: str, text: str) -> str:
    lead = f"{label}:".ljust(11)
    return lead + text.replace("\n", "\n" + " " * len(lead))
