"""Texts whose wording is free: an author's pattern over what a program says, which may be long."""

from __future__ import annotations

import re

MOST_SEARCHED = 2_000
"""Characters at each end of a long text at which a pattern looks."""


def ends(text: str) -> str:
    """The beginning and the end of a flood: patterns may take the square of its length, or more."""
    if len(text) <= 2 * MOST_SEARCHED:
        return text
    return f"{text[:MOST_SEARCHED]}\n{text[-MOST_SEARCHED:]}"


def matches(pattern: str, text: str) -> bool:
    """Whether the whole text is as the pattern says; a `.` stands for a line end, too."""
    return re.fullmatch(pattern, ends(text), re.DOTALL) is not None
