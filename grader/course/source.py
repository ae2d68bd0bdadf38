"""A course's file as text, and what was found wrong in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from errno import EFBIG, EINVAL
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NoReturn

from grader.model.place import Place, Problem, Severity

_LINE_END = "\r\n|[\n\r\x85\u2028\u2029]"
"""Where YAML 1.1, which libyaml reads, ends a line."""


_FEW = 12
_LARGEST = 20_000_000
"""Bytes of a course's file beyond which it is taken for something else."""


class Refused(Exception):  # noqa: N818 - not an error of ours: the author's value, already recorded as a problem
    """A value can't be read; what is wrong with it has been recorded."""


class Spot:
    """A position in a file's text; line and column count from 0."""

    __slots__ = ("column", "line")

    def __init__(self, line: int, column: int) -> None:
        self.line = line
        self.column = column


class Source:
    """The text of one file, which collects the problems found in it, in the order of their finding."""

    __slots__ = ("_lines", "file", "keys", "problems", "text")

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.text = text
        self.keys: dict[str, Spot] = {}
        """Where the keys at the top stand, once the text has been parsed."""
        self.problems: list[Problem] = []
        self._lines: list[str] | None = None

    @property
    def lines(self) -> list[str]:
        """The lines without their ends."""
        if self._lines is None:
            self._lines = re.split(_LINE_END, self.text)
        return self._lines

    def line(self, number: int) -> str:
        """A line by its number from 0; empty behind the end of the file."""
        return self.lines[number] if number < len(self.lines) else ""

    def place(self, at: Spot) -> Place:
        return Place(self.file, at.line + 1, at.column + 1)

    def fault(self, at: Spot, kind: str, message: str, severity: Severity = Severity.ERROR) -> None:
        """Record a problem and go on."""
        self.problems.append(Problem(self.place(at), severity, kind, message, self.line(at.line)))

    def in_order(self) -> list[Problem]:
        """The problems by line and column."""
        return sorted(self.problems, key=lambda problem: (problem.place.line, problem.place.column))

    def refuse(self, at: Spot, kind: str, message: str) -> NoReturn:
        """Record a problem and give up the value that it is in."""
        self.fault(at, kind, message)
        raise Refused


def read_source(file: Path) -> Source:
    """The file's text, or a source without text whose problem says why it can't be read."""
    source = Source(file, "")
    try:
        data = _read(file)
        source.text = data.decode("utf-8-sig")
    except IsADirectoryError:
        expected = "Python" if file.suffix == ".py" else "YAML"
        source.fault(Spot(0, 0), "unreadable", f"This is a folder; a {expected} file was expected.")
    except FileNotFoundError:
        source.fault(Spot(0, 0), "unreadable", "There is no such file.")
    except OSError as error:
        source.fault(Spot(0, 0), "unreadable", f"The file can't be read: {error.strerror or error}.")
    except UnicodeDecodeError as error:
        _tell_encoding(source, data, error)
    return source


def _read(file: Path) -> bytes:
    """Raises `OSError`, also for what isn't a file: a pipe would keep us waiting, a device never ends."""
    kind = file.stat()
    if not (S_ISREG(kind.st_mode) or S_ISDIR(kind.st_mode)):
        raise OSError(EINVAL, "it isn't a file, but a pipe, a socket or a device")
    if kind.st_size > _LARGEST:
        raise OSError(EFBIG, f"it has more than {_LARGEST // 1_000_000} megabytes")
    return file.read_bytes()


def _tell_encoding(source: Source, data: bytes, error: UnicodeDecodeError) -> None:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        source.fault(Spot(0, 0), "encoding", "The file is saved as UTF-16; save it as UTF-8.")
        return
    source.text = data.decode("utf-8", "replace")
    before = data[: error.start].decode("utf-8").split("\n")
    source.fault(
        Spot(len(before) - 1, len(before[-1])),
        "encoding",
        f"The byte {data[error.start]:#04x} isn't UTF-8, the encoding of case files. "
        "Save the file as UTF-8 in your editor.",
    )


def nearest(word: str, words: Iterable[str]) -> str | None:
    """Which of the words was probably meant, if any is close enough."""
    from difflib import get_close_matches  # loaded only once something is wrong

    known = {known.casefold(): known for known in words}
    found = get_close_matches(word.casefold(), known, n=1, cutoff=0.6)
    return known[found[0]] if found else None


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """What to do about an unknown word: the one probably meant, or all that there are, if they are few."""
    words = list(words)
    close = nearest(word, words)
    if close is not None:
        return f"Did you mean `{close}`?"
    return f"Known: {listed(words)}." if 0 < len(words) <= _FEW else ""


def listed(words: Iterable[str]) -> str:
    """`a`, `b` and `c`."""
    quoted = [f"`{word}`" for word in words]
    if len(quoted) < 2:
        return "".join(quoted)
    return f"{', '.join(quoted[:-1])} and {quoted[-1]}"
