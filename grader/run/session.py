"""One session seen from the grader: its messages by a deadline, and how it ended."""

from __future__ import annotations

import time

from grader.model.value import Plain
from grader.run.inside.request import Request
from grader.run.inside.wire import DONE
from grader.run.plain import Malformed, read_message
from grader.run.process import Gone, Process

_SLACK = 200_000
_PATIENCE = 2.0
"""Seconds that a process has to report a session's end once it was told to kill it."""
_UNHEARD = 2
"""So many times the longest message, a session may say before somebody listens."""

_TALKATIVE = ("calls", "trace", "traced game")

Message = list[Plain]


class TimedOut(Exception):  # noqa: N818 - an end of a session
    """The deadline passed without a message."""


class Flooded(Exception):  # noqa: N818 - an end of a session
    """A message is longer than any that our side would write."""


class Ended(Exception):  # noqa: N818 - an end of a session
    """The session's process ended; `status` is its exit status, less than zero: the signal."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status

    @property
    def lost(self) -> bool:
        """It came to its own end, so what it should have said got lost on the way."""
        return self.status in (DONE, DONE + 1, DONE + 2)


class Session:
    """A program loaded once, in a process of its own. A context manager: afterwards nothing of it is left."""

    def __init__(self, process: Process, number: int, request: Request) -> None:
        """Raises `Gone`."""
        self._process = process
        self._number = number
        self.output = request.output
        """Bytes that a case may print or return."""
        self._most = request.output * 6 + _SLACK  # JSON takes up to six bytes for one
        self._data = bytearray()
        self._searched = 0
        self._dropped = False
        """It said more than anybody would while another session was listened to; that isn't kept."""
        self.size = 0
        """Bytes of the last message."""
        self._status: int | None = None
        process.listeners[number] = self.take
        process.send(b"O" if request.do in _TALKATIVE else b"o", number, request.packed())

    def message(self, deadline: float) -> Message:
        """The next message. Raises `TimedOut`, `Flooded`, `Ended`, `Malformed`, `Gone`."""
        while True:
            end = self._data.find(b"\n", self._searched)
            if end >= 0:
                line = bytes(self._data[:end])
                del self._data[: end + 1]
                self.size = end
                self._searched = 0
                return read_message(line, self._most)
            self._searched = len(self._data)
            if self._searched > self._most or self._dropped:
                raise Flooded
            if self._status is not None:
                if self._data:
                    raise Malformed
                raise Ended(self._status)
            if not self._receive(deadline):
                raise TimedOut

    def type(self, line: str) -> None:
        """Type a line. Raises `Gone`."""
        self.tell(line.encode("utf-8", "surrogatepass") + b"\n")

    def tell(self, words: bytes) -> None:
        self._process.send(b"w", self._number, words)

    def take(self, letter: bytes, content: bytes) -> None:
        """Take in a frame that came for this session."""
        if letter == b"d":
            if len(self._data) > _UNHEARD * self._most:
                self._dropped = True
            else:
                self._data += content
        elif letter == b"e":
            self._status = int(content)

    def close(self) -> None:
        """Kill what is left of the session and wait until it has ended; kill the whole process if need be."""
        try:
            if self._status is None and self._process.forks:
                self._process.send(b"k", self._number)
                self._await_end()
            elif not self._process.forks:
                self._process.kill()
        except Gone:
            return
        finally:
            self._process.listeners.pop(self._number, None)

    def _await_end(self) -> None:
        deadline = time.monotonic() + _PATIENCE
        while self._status is None:
            self._data.clear()
            if not self._receive(deadline):
                self._process.kill()
                return

    def _receive(self, deadline: float) -> bool:
        """Wait for a frame, for whichever session it is; whether one came."""
        try:
            return self._process.hear(deadline)
        except Gone as gone:
            if self._process.forks or not self._process.alive:
                raise
            self._status = gone.status
            return True

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
