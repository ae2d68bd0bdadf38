"""What was seen when a case was run. Evidence, never a judgement."""

from __future__ import annotations

from enum import StrEnum

from grader.model.record import dataclass
from grader.model.value import Plain


class Kind(StrEnum):
    """How the run of a case ended; the words are those of the JSON result."""

    RETURNED = "returned"
    RAISED = "raised"
    TIMED_OUT = "timed_out"
    OUT_OF_MEMORY = "out_of_memory"
    TOO_MUCH_OUTPUT = "too_much_output"
    EXITED = "exited"
    CRASHED = "crashed"
    MISSING = "missing"
    NOT_LOADED = "not_loaded"
    NO_ANSWER = "no_answer"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class StudentError:
    """An exception that left the student's code."""

    type_name: str
    message: str
    line: int | None = None
    """The last line of the student's own file that it came through, from 1."""
    function: str | None = None
    """The function in which that line stands; `None` at file level."""
    bases: tuple[str, ...] = ()
    """Names of the exception's base classes, nearest first, without `object`."""
    missing_name: str | None = None
    """The name, attribute or module that Python didn't find."""
    column: int | None = None
    """For errors in reading the file: the column, from 1."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """One turn at the console: what the program printed, then what was typed; `None` after the last."""

    printed: str
    typed: str | None


@dataclass(frozen=True, slots=True)
class Observation:
    kind: Kind
    value: Plain = None
    """What was returned; for `Draws` the list of all draws."""
    printed: str = ""
    """What the call printed, cut to a few thousand characters; empty for whole games."""
    error: StudentError | None = None
    detail: str = ""
    """What goes with the kind: the missing name, the exit's status or text, the signal's name, the limit."""
    asked: int = 0
    """How often `input()` was called while nothing was typed."""
    transcript: tuple[Exchange, ...] = ()
    """For whole games, in order."""
    seconds: float = 0.0
    """Seconds of wall-clock time."""


@dataclass(frozen=True, slots=True)
class Loading:
    """What was seen when the student's file was loaded with the constants as they stand in it."""

    kind: Kind
    """`returned` if the file could be loaded."""
    error: StudentError | None = None
    detail: str = ""
    names: tuple[str, ...] = ()
    """File-level names of the student's file, in order of definition."""
    asked: int = 0
    """How often the file's own top level called `input()`: a game that starts on import."""
    exited: bool = False
    """The top level called `exit()`."""
    slept: float = 0.0
    """Seconds that the top level asked to sleep."""
    printed: str = ""
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Evidence:
    """Everything that was seen of one submission."""

    loading: Loading
    observations: tuple[tuple[str, Observation], ...]
    """Case id and what was seen, in the order of the cases."""
    sandbox: str = ""
    """Under which sandbox the submission ran."""
