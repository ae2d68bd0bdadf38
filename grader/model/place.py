"""Where in a course's file something stands, and what is wrong there."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from grader.model.record import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A position in a file: line and column count from 1."""

    file: Path
    line: int
    column: int


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a course's file.

    `message` says what is wrong, what was expected and what to do, in that order.
    `source_line` is the whole line that the place points into, without its end.
    """

    place: Place
    severity: Severity
    kind: str
    message: str
    source_line: str = ""


class CourseFault(Exception):  # noqa: N818 - a fault of the course, found by reading it; not a bug of ours
    """A course's files can't be used: carries every problem that was found, in reading order."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems
