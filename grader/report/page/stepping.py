"""A recorded run as rows: for each step its line, what has changed, and what was printed."""

from __future__ import annotations

from dataclasses import dataclass

from grader.model.observation import Exchange
from grader.model.trace import Step, Trace

MOST_STEPS = 200
"""So many steps of one run are shown; the page must stay small."""


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


def rows(trace: Trace, transcript: tuple[Exchange, ...] = ()) -> list[Row]:
    """In the order of the steps, at most `MOST_STEPS`."""
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
        for step in trace.steps[:MOST_STEPS]
    ]


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
