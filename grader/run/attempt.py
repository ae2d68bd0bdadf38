"""One submission under observation: the program, its limits, and the time that it has left."""

from __future__ import annotations

import time
import zlib
from typing import Protocol

from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Limits
from grader.model.observation import Kind, Observation
from grader.run.inside.request import Request
from grader.run.session import Session

MOST_WASTED = 3
"""Cases of one call that may run out of time, of memory or over with output; its others are skipped then.

Once that has happened to one call, a single case of any other call is enough: most likely it waits for the
same loop, and so does the student.
"""
MOST_DRAWN = 5
"""So many times what one draw may take, all draws of a case may take together."""
_WASTED = (Kind.TIMED_OUT, Kind.OUT_OF_MEMORY, Kind.TOO_MUCH_OUTPUT)
_USUAL = 20_000
"""Bytes of an answer that don't count as much."""
_MOST_ANSWERS = 10
"""So many times what one case may return, all cases may return together: every answer is kept."""


class Open(Protocol):
    """What opens a session: `Sessions.open`."""

    def __call__(self, request: Request, *, hidden: bool = False) -> Session: ...


class Attempt:
    """Its clock starts when it is made."""

    def __init__(
        self, open_session: Open, program: bytes, name: str, limits: Limits, main: str, salt: str = ""
    ) -> None:
        """`salt` goes into the seeds, so that a case that is run again draws other numbers."""
        self.shows_nothing = False
        """Whether all that is observed is hidden."""
        self._open = open_session
        self.program = program
        self.limits = limits
        self._name = name
        self._main = main
        self._salt = salt
        self._deadline = time.monotonic() + limits.submission
        self._wasted: dict[str, int] = {}
        self._much = 0

    def open(self, request: Request, case: Case | None) -> Session:
        """A session for the case, or for a load of the file alone. Raises `CannotStart`."""
        return self._open(request, hidden=case.hidden if case else self.shows_nothing)

    def request(
        self,
        do: str,
        case: Case | None,
        work: object = None,
        seed: int = 0,
        distinct: tuple[str, ...] = (),
    ) -> Request:
        return Request(
            do,
            self.program,
            self._name,
            set=case.set if case else (),
            given=case.given if case else (),
            distinct=distinct,
            seed=seed,
            main=self._main,
            memory=self.limits.memory,
            output=self.limits.output,
            seconds=int(self.limits.submission) + 1,
            work=work,
        )

    def seed(self, name: str = "") -> int:
        """The same for the same name, another for each."""
        return zlib.crc32(f"{name}/{self._salt}".encode("utf-8", "surrogatepass"))

    def deadline(self, case: Case | None) -> float:
        """When the case, or the load of the file, must be over, if it starts now."""
        return min(time.monotonic() + self._seconds(case), self._deadline)

    def end(self, case: Case) -> float:
        """When the case must be over for good, if it starts now: draws have that time each, within reason."""
        seconds = self._seconds(case) * (MOST_DRAWN if isinstance(case.task, Draws) else 1)
        return min(time.monotonic() + seconds, self._deadline)

    def timed_out(self, case: Case | None, *, together: bool = False) -> Observation:
        """The case's clock ran out, or that of its draws `together`, or the submission's."""
        seconds = self._seconds(case) * (MOST_DRAWN if together else 1)
        if time.monotonic() < self._deadline:
            detail = f"{seconds:g} seconds" + (" for all draws" if together else "")
            return Observation(Kind.TIMED_OUT, detail=detail, seconds=seconds)
        return Observation(Kind.TIMED_OUT, detail=f"{self.limits.submission:g} seconds for the whole program")

    def count(self, case: Case, seen: Observation) -> None:
        """Count a case that went to a limit against its call; who asks and asks is stopped early."""
        if seen.kind in _WASTED and not seen.asked:
            self._wasted[_what(case)] = self._wasted.get(_what(case), 0) + 1

    def bears(self, size: int) -> bool:
        """Count an answer of so many bytes; whether all large ones together are still bearable."""
        self._much += max(0, size - _USUAL)
        return self._much <= _MOST_ANSWERS * self.limits.output

    def skipped(self, case: Case) -> Observation | None:
        """Why the case need not be run at all, if so."""
        if time.monotonic() >= self._deadline:
            why = f"the {self.limits.submission:g} seconds for the whole program were used up"
        elif (wasted := self._wasted.get(_what(case), 0)) >= self._most_wasted():
            cases = "a case" if wasted == 1 else f"{wasted} cases"
            why = f"{cases} before had already taken too long or too much"
        elif not self.bears(0):
            why = "the cases before had already returned far too much"
        else:
            return None
        return Observation(Kind.SKIPPED, detail=why)

    def _most_wasted(self) -> int:
        return 1 if max(self._wasted.values(), default=0) >= MOST_WASTED else MOST_WASTED

    def _seconds(self, case: Case | None) -> float:
        return case.timeout if case and case.timeout is not None else self.limits.case


def _what(case: Case) -> str:
    match case.task:
        case Call(expression=expression):
            return expression
        case Draws(call=call):
            return call.expression
        case Play() | Player():
            return "a whole game"
