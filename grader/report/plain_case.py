"""One case as a few lines of plain text, for reports that are read somewhere else than in a terminal."""

from __future__ import annotations

from grader.model.result import CaseResult
from grader.model.verdict import Status
from grader.report.safe_text import visible, visible_block
from grader.report.transcript import excerpt
from grader.report.trouble import case_name

_MOST = 12
"""So many lines of an expected or an observed text are shown."""


def summary(case: CaseResult) -> str:
    """One line: what the student needs to know of a case that didn't pass."""
    if case.status is Status.REPLACED:
        return "doesn't count any more: a later stage replaces this rule"
    return visible(case.message) or ("a hidden case" if case.hidden else "not as expected")


def describe(case: CaseResult) -> str:
    """What differs, then what was asked, expected and seen, and the hint; harmless text in several lines."""
    words = [visible_block(case.message)]
    asked = _labelled("game", case.game) if case.game else _labelled("call", case.call)
    seen = [_labelled("case", case.name) if case_name(case) else "", asked]
    seen += [_labelled("expected", case.expected), _labelled("your program", case.observed)]
    if case.line is not None:
        seen.append(_labelled(f"line {case.line.number}", case.line.text.strip()))
    game = [f"{'x' if wrong else ' '} | {line}" for line, wrong in excerpt(case)]
    hint = [visible_block(case.hint and f"Hint: {case.hint}")]
    parts = ["\n".join(filter(None, part)) for part in (words, seen, game, hint)]
    return "\n\n".join(filter(None, parts))


def _labelled(label: str, text: str) -> str:
    if not text:
        return ""
    lead = f"{label}:".ljust(14)
    lines = visible_block(text).rstrip().split("\n")
    if len(lines) > _MOST:
        lines[_MOST - 1 :] = [f"({len(lines) - _MOST + 1} more lines)"]
    return lead + f"\n{' ' * len(lead)}".join(lines)
