"""The student's standard streams: what is printed is counted and kept, what is asked for is told."""

from __future__ import annotations

import sys
from _thread import get_ident
from io import BufferedReader, RawIOBase, TextIOWrapper

from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_LINES_AT_ONCE = 200
"""Lines since the last question that are told one by one; a flood is told in larger pieces."""
_PIECE = 4_096
_MAIN = get_ident()


class Printed:
    """What the program prints. Counts it, keeps it until it is taken, and says when it is too much."""

    def __init__(self, too_much: Callable[[], object]) -> None:
        self.most = 0
        """Bytes of one case; more is too much."""
        self._too_much = too_much
        self._pieces: list[bytes] = []
        self._count = 0
        self._waiting = 0
        self._lines = 0
        self.told: Callable[[str], object] | None = None
        """If set, gets the text as it comes, whole lines at a time."""

    def add(self, data: bytes) -> None:
        self.count(len(data))
        self._pieces.append(data)
        if self.told is None:
            return
        self._waiting += len(data)
        if self._waiting > _PIECE or (self._lines < _LINES_AT_ONCE and b"\n" in data):
            self._lines += 1
            self.tell()

    def count(self, size: int) -> None:
        self._count += size
        if self._count > self.most:
            self._too_much()

    def tell(self) -> None:
        """Tell what hasn't been told yet."""
        if self.told is not None and self._pieces:
            self._waiting = 0
            self.told(self._taken())

    def take(self) -> str:
        """What was printed since the last time; the count starts again."""
        self._count = 0
        return self._taken()

    @property
    def waiting(self) -> bool:
        """Something was printed since the last time."""
        return bool(self._pieces)

    def asked(self) -> None:
        """A question was asked: lines are told one by one again."""
        self._lines = 0

    def _taken(self) -> str:
        if not self._pieces:
            return ""
        data = b"".join(self._pieces)
        self._pieces.clear()
        try:
            return data.decode("utf-8", "surrogatepass")
        except UnicodeDecodeError:
            return data.decode("utf-8", "replace")


class _Out(RawIOBase):
    """Where `sys.stdout` and `sys.stderr` write to; of the latter only the size counts."""

    def __init__(self, printed: Printed, kept: bool) -> None:
        self._printed = printed
        self._kept = kept

    def fileno(self) -> int:
        """The number that everybody expects; what is written there leads nowhere."""
        return 1 if self._kept else 2

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        copied = bytes(data)  # type: ignore[call-overload]  # whatever can be written is a buffer
        if self._kept:
            self._printed.add(copied)
        else:
            self._printed.count(len(copied))
        return len(copied)


class _In(RawIOBase):
    """Where `sys.stdin` reads from: a line at a time."""

    def __init__(self, line: Callable[[], str | None]) -> None:
        self._line = line
        self._rest = b""

    def fileno(self) -> int:
        """The number that everybody expects; nothing is ever typed there."""
        return 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        if not self._rest:
            line = self._line()
            self._rest = b"" if line is None else (line + "\n").encode("utf-8", "surrogatepass")
        space = memoryview(buffer)  # type: ignore[arg-type]  # what can be read into is a buffer
        taken, self._rest = self._rest[: len(space)], self._rest[len(space) :]
        space[: len(taken)] = taken
        return len(taken)


class Streams:
    """Puts our streams and our `input` in the place of Python's."""

    def __init__(self, printed: Printed, line: Callable[[], str | None]) -> None:
        self._printed = printed
        self._line = line
        self._make()

    def install(self) -> None:
        """Put them in place, unless they are there and whole.

        Those that a program has wrapped are given up: they end with what is around them.
        """
        there = sys.stdout is self._out and sys.stderr is self._error and sys.stdin is self._in
        if there and not (_is_closed(self._out) or _is_closed(self._error)):
            return
        self._make()
        sys.stdout = sys.__stdout__ = self._out  # type: ignore[misc]  # the real ones are closed
        sys.stderr = sys.__stderr__ = self._error  # type: ignore[misc]
        sys.stdin = sys.__stdin__ = self._in  # type: ignore[misc]

    def flush(self) -> None:
        """Hear what a stream of the program's own keeps back, as Python does at a question and at the end."""
        try:
            sys.stdout.flush()
        except BaseException:  # noqa: BLE001 - it may be anything, and Python goes on as well
            return

    def input(self, prompt: object = "", /) -> str:
        """Read a line, as Python's own `input` does."""
        if sys.stdout is self._out or sys.stdout is None:
            self.flush()
            self._printed.add(str(prompt).encode("utf-8", "surrogatepass"))
        else:
            sys.stdout.write(str(prompt))
            self.flush()
        if sys.stdin is not self._in and sys.stdin is not None:
            text = sys.stdin.readline()
            if not text:
                raise EOFError("EOF when reading a line")
            return text.removesuffix("\n")
        line = self._line()
        if line is None:
            raise EOFError("EOF when reading a line")
        return line

    def _make(self) -> None:
        self._out = self._text(self._printed, kept=True)
        self._error = self._text(self._printed, kept=False)
        self._in = self._keyboard()

    @staticmethod
    def _text(printed: Printed, *, kept: bool) -> TextIOWrapper:
        raw = _Out(printed, kept)
        return TextIOWrapper(raw, "utf-8", "surrogatepass", newline="\n", write_through=True)  # type: ignore[arg-type]  # a raw stream does

    def _keyboard(self) -> TextIOWrapper:
        return TextIOWrapper(BufferedReader(_In(self._line)), "utf-8", "surrogatepass", newline="\n")


def _is_closed(stream: TextIOWrapper) -> bool:
    try:
        return stream.closed
    except ValueError:  # its buffer was taken away
        return True


def in_main_thread() -> bool:
    return get_ident() == _MAIN
