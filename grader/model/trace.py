"""A step-through of the student's own code, recorded while one case ran."""

from __future__ import annotations

from grader.model.record import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """The moment before a line of the student's file runs."""

    line: int
    """From 1."""
    function: str | None
    """`None` at file level."""
    depth: int
    """How many of the student's functions are active, from 1."""
    variables: tuple[tuple[str, str], ...]
    """Name and short text of each local variable, in order of first appearance."""
    printed: str = ""
    """What has been printed since the step before."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The steps in order, at most some hundred."""

    steps: tuple[Step, ...]
    cut: bool
    """More steps followed that weren't recorded."""
    ending: str = ""
    """How it ended: the text of what was returned or raised."""
