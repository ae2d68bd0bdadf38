"""A document's fenced blocks, and what each of them asks to be done.

- `console`: lines that begin with `$ ` are commands; what follows is what they print, errors included. There,
  a line of nothing but `…` stands for any lines, and `…` within a line for anything. If nothing follows, the
  document doesn't say what is printed. A line `^C` says that Ctrl-C is pressed once that much has been
  printed. `cd` holds until the block ends.
- `yaml`, `python` and `markdown`: a file. Its first line is a comment with its path, `# cases/x/first.yaml`;
  with `, at the end` behind the path the block is added to that file.
- A block behind `<!-- not run: why -->` is only shown.
- Other blocks (`text`, no language) aren't commands and aren't files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(
    r"^(?:<!-- not run: (?P<why>[^\n]+) -->\n+)?```(?P<language>[\w-]*)\n(?P<body>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_PATH = re.compile(r"(?:# |<!-- )(?P<path>[\w./-]+\.\w+)(?P<added>, at the end)?(?: -->)?")
INTERRUPT = "^C"
FILES = ("yaml", "python", "markdown")


@dataclass(frozen=True, slots=True)
class Command:
    line: int
    """In the document, from 1."""
    text: str
    printed: tuple[str, ...]
    """The lines that the document shows below it; those before Ctrl-C if that is pressed."""
    first: bool = False
    """The first of its block, which starts in the folder that the document is about."""
    afterwards: tuple[str, ...] | None = None
    """The lines behind Ctrl-C; `None` if it isn't pressed."""


@dataclass(frozen=True, slots=True)
class NamedFile:
    line: int
    path: str
    text: str
    added: bool
    """Goes to the end of the file that is there."""


@dataclass(frozen=True, slots=True)
class Nameless:
    """A block that looks like a file and doesn't say which: a fault of the document."""

    line: int
    language: str


Step = Command | NamedFile | Nameless


def steps(document: Path) -> Iterator[Step]:
    """What the document asks to be done, in its order."""
    text = document.read_text("utf-8")
    for block in _BLOCK.finditer(text):
        line = text.count("\n", 0, block.start("body")) + 1
        if block["why"]:
            continue
        if block["language"] == "console":
            yield from _commands(block["body"].splitlines(), line)
        elif block["language"] in FILES:
            yield _file(block["body"], block["language"], line)


def _commands(lines: list[str], first: int) -> Iterator[Command]:
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        printed = lines[start + 1 : end]
        stop = printed.index(INTERRUPT) if INTERRUPT in printed else None
        yield Command(
            first + start,
            lines[start][2:],
            tuple(printed[:stop]),
            first=start == starts[0],
            afterwards=None if stop is None else tuple(printed[stop + 1 :]),
        )


def _file(body: str, language: str, line: int) -> NamedFile | Nameless:
    head, _, rest = body.partition("\n")
    named = _PATH.fullmatch(head)
    if named is None:
        return Nameless(line, language)
    return NamedFile(line, named["path"], rest, bool(named["added"]))


def shows(expected: tuple[str, ...], printed: str) -> bool:
    """Whether a document's lines show what was printed, blanks at the ends of lines and of the text aside."""
    pattern = ""
    for line in "\n".join(expected).strip().split("\n"):
        if line.strip() == "…":
            pattern += r"(?:[^\n]*\n)*?"
        else:
            pattern += ".*".join(re.escape(piece.rstrip()) for piece in line.split("…")) + "\n"
    lines = [line.rstrip() for line in printed.strip().split("\n")]
    return re.fullmatch(pattern, "\n".join(lines) + "\n") is not None
