"""What is wrong, in the words and the order in which all reports say it: the trouble first, then its idea."""

from __future__ import annotations

import re

from grader.model.result import CaseResult, Diagnosis, Result

MISTAKEN_IDEA = "All answers of this function fit one mistaken idea"
"""What stands before the title of a diagnosis, which is the wrong idea itself and must not read as a fact."""

_SENTENCE = re.compile(r"(?:`[^`\n]*`|(?<!\w)'(?:[^'\\\n]|\\.)*'(?!\w)|[^`\n])+?[.?!](?=\s)")
"""The first sentence; a full stop within code or a quoted text ends none."""


def headline(case: CaseResult) -> tuple[str, str]:
    """The first sentence of what is wrong, and the rest of it; the case's name where nothing may be said."""
    if case.hidden or not case.message:
        return case.name, ""
    return first_sentence(case.message)


def first_sentence(message: str) -> tuple[str, str]:
    """With a capital letter; and the rest, which may be empty."""
    found = _SENTENCE.match(message)
    first = found[0] if found else message.partition("\n")[0]
    return first[:1].upper() + first[1:], message[len(first) :].strip()


def case_name(case: CaseResult) -> str:
    """What the case is about, where that says more than its call or its message; else empty."""
    if case.hidden or case.name == case.call or not case.message:
        return ""
    return f"Case: {case.name}"


def idea(diagnosis: Diagnosis) -> str:
    """The title of a diagnosis, in quotes: it is what the student may think, not what is so."""
    return f"\u201c{diagnosis.title.rstrip('.')}\u201d"


def hint_at_start(result: Result, start: CaseResult) -> str:
    """The case's own hint, unless an idea comes with a better one: one question at a time."""
    return "" if result.diagnosis is not None and result.diagnosis.hint else start.hint
