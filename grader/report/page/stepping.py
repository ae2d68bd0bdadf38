"""A recorded run as rows: for each step its line, what has changed, and what was printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grader.model.observation import Exchange, Kind
from grader.model.result import CaseResult
from grader.model.trace import Step, Trace

MOST_STEPS = 300
"""So many steps are shown of the run of the case to mend first: all that are recorded."""
FEWER_STEPS = 100
"""So many are shown of any other run; the page must stay small."""


@dataclass(frozen=True, slots=True)
class Change:
    """A variable that is new, has another value, or is gone (`text` is `None`)."""

    name: str
    text: str | None
    new: bool


@dataclass(frozen=True, slots=True)
class Row:
    """The moment before a line runs."""

    line: int
    function: str
    depth: int
    changes: tuple[Change, ...]
    printed: str
    typed: str | None
    """What the player typed at the prompt that this step printed."""


def rows(trace: Trace, transcript: tuple[Exchange, ...] = (), *, first: bool = True) -> list[Row]:
    """In the order of the steps; `first`: of the case to mend first, which has more of them."""
    frames = _Frames()
    console = _Console(transcript)
    return [
        Row(
            line=step.line,
            function=step.function or "",
            depth=step.depth,
            changes=frames.enter(step),
            printed=step.printed,
            typed=console.typed_after(step.printed),
        )
        for step in trace.steps[: MOST_STEPS if first else FEWER_STEPS]
    ]


def first_shown(case: CaseResult, table: Sequence[Row]) -> int:
    """The index of the row that is shown first: of a run that broke off the line where it did, of a game what
    was typed last before it left the expected way, else the beginning."""
    last = max(0, len(table) - 1)
    if case.observation is not Kind.RETURNED:
        there = [at for at, row in enumerate(table) if case.line is not None and row.line == case.line.number]
        return there[-1] if there else last
    if not case.transcript or not case.left_at:
        return 0
    typed = [at for at, row in enumerate(table) if row.typed is not None]
    return typed[case.left_at - 1] if case.left_at <= len(typed) else last


class _Frames:
    """The student's functions that are active, outermost first, each with the variables last seen in it."""

    def __init__(self) -> None:
        self._frames: list[tuple[str | None, dict[str, str]]] = []

    def enter(self, step: Step) -> tuple[Change, ...]:
        """Make the step's function the innermost one, and say what has changed in it."""
        del self._frames[step.depth :]
        if len(self._frames) == step.depth and self._frames[-1:] and self._frames[-1][0] != step.function:
            self._frames.pop()
        while len(self._frames) < step.depth:
            self._frames.append((step.function, {}))
        before, now = self._frames[-1][1] if self._frames else {}, dict(step.variables)
        changes = [
            Change(name, text, name not in before) for name, text in now.items() if before.get(name) != text
        ]
        changes += [Change(name, None, False) for name in before if name not in now]
        self._frames[-1:] = [(step.function, now)]
        return tuple(changes)


class _Console:
    """Follows the transcript, to know at which step which line was typed."""

    def __init__(self, transcript: tuple[Exchange, ...]) -> None:
        self._coming = list(reversed(transcript))
        self._printed = 0

    def typed_after(self, printed: str) -> str | None:
        self._printed += len(printed)
        if not self._coming or self._printed < len(self._coming[-1].printed) or not printed:
            return None
        exchange = self._coming.pop()
        self._printed -= len(exchange.printed)
        return exchange.typed
