"""The line from a session to the outside: messages, one a line, each a JSON list of values."""

from __future__ import annotations

import os

from .encode import encode
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

DONE = 77
"""Exit status of a session that came to its end; seen without the answers, it means that they got lost."""
MEMORY, PROCESSES = 76, 75
"""What is told in place of an exit status: its processes took too much memory together, or were too many."""
MOST_NAMES, LONGEST_NAME = 1_000, 200
"""Of the file-level names that are told: how many, and characters of each."""
LONG = 100_000
"""Bytes of a program beyond which it is told when it has been read: that alone may take too long."""
_ROOM = 100_000
_CHUNK = 65_536
_write, _read, _exit, _own_number = os.write, os.read, os._exit, os.getpid


class Wire:
    """Two pipes of a session that was forked: what it says, what it hears."""

    def __init__(self, saying: int, hearing: int) -> None:
        self._saying = saying
        self._hearing = hearing
        self._owner = _own_number()

    def say(self, *fields: object, value: str | None = None) -> None:
        """Send one message: its fields, and last a value that is already encoded."""
        texts = [encode(field, _ROOM) for field in fields]
        if value is not None:
            texts.append(value)
        self._send(f"[{','.join(texts)}]\n".encode("ascii"))

    def say_long(self, text: str) -> None:
        """Send one message that is already encoded, however long."""
        self._send(f"{text}\n".encode("ascii"))

    def hear(self) -> bytes:
        """What came in, at least a byte; nothing if nobody will ever say anything again."""
        return _read(self._hearing, _CHUNK)

    def leave(self, status: int = DONE) -> NoReturn:
        """End the process at once: no exit handlers, no threads waited for."""
        _exit(status)

    def _send(self, data: bytes) -> None:
        if _own_number() != self._owner:  # a child of the student's came here; its parent answers
            self.leave()
        while data:
            data = data[_write(self._saying, data) :]


class Framed(Wire):
    """The line of a session that is the warm process itself: it speaks in the frames of `host`."""

    _number = bytes(4)

    def ready(self) -> None:
        Wire._send(self, b"r" + bytes(8))

    def hear(self) -> bytes:
        head = self._exactly(9)
        if not head:
            return b""
        self._number = head[1:5]
        return self._exactly(int.from_bytes(head[5:], "big"))

    def _exactly(self, size: int) -> bytes:
        data = b""
        while len(data) < size:
            piece = _read(self._hearing, size - len(data))
            if not piece:
                return b""
            data += piece
        return data

    def _send(self, data: bytes) -> None:
        for start in range(0, len(data), _CHUNK):
            piece = data[start : start + _CHUNK]
            super()._send(b"d" + self._number + len(piece).to_bytes(4, "big") + piece)
