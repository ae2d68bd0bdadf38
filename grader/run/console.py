"""A program at its console, seen by the person in front of it. Only `PythonConsole` is Python's own."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from grader.model.observation import Kind, Observation
from grader.model.record import dataclass
from grader.run.message import how_it_ended, read_over
from grader.run.plain import Malformed
from grader.run.process import Gone
from grader.run.session import Ended, Flooded, Session, TimedOut


@dataclass(frozen=True, slots=True)
class Turn:
    """What the program printed until it asked for a line, or until it ended."""

    printed: str
    ending: Observation | None = None
    """How the program ended, without transcript; `None` while it waits for a line."""


class Console(Protocol):
    """A running program that prints, and reads lines that somebody types."""

    def wait(self, deadline: float) -> Turn:
        """Wait until the program asks for a line or ends; a deadline (of `time.monotonic`) ends it.

        Lines typed ahead count as asked for one by one, each in a turn of its own.
        """

    def type(self, *lines: str) -> None:
        """Type lines, each with Enter, whether the program waits for them already or not."""

    def end_input(self) -> None:
        """Nothing more will be typed."""

    def close(self) -> None:
        """End the program and what it started."""


_QUESTIONS = 10_000
"""Questions that no program asks in a game that a person, or our player, plays."""


class PythonConsole:
    """A Python program in a session of a runner."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._over: Observation | None = None
        self._room = session.output + _QUESTIONS
        """What it may still tell: our side of the session counts as well, but a program can speak past it."""

    def wait(self, deadline: float) -> Turn:
        printed: list[str] = []
        while self._over is None:
            try:
                message = self._session.message(deadline)
                match message:
                    case ["printed", str(text)] if len(text) <= self._room:
                        self._room -= len(text)
                        printed.append(text)
                    case ["asked"] if self._room:
                        self._room -= 1
                        return Turn("".join(printed))
                    case ["printed" | "asked", *_]:
                        self._over = Observation(Kind.TOO_MUCH_OUTPUT)
                    case _:
                        self._over = read_over(message)
            except (TimedOut, Flooded, Ended, Malformed, Gone) as end:
                self._over = how_it_ended(end)
        return Turn("".join(printed), self._over)

    def type(self, *lines: str) -> None:
        self._tell("".join(f">{line}\n" for line in lines))

    def end_input(self) -> None:
        self._tell(".\n")

    def close(self) -> None:
        self._session.close()

    def _tell(self, words: str) -> None:
        with suppress(Gone):  # whoever waits for what it says will find out
            self._session.tell(words.encode("utf-8", "surrogatepass"))
