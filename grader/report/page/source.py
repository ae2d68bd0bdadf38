"""The student's own file as lines of markup: decoded, coloured lightly, every character visible."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from keyword import kwlist

from markupsafe import Markup, escape

from grader.report.page.markup import trusted
from grader.report.safe_text import visible_block

_MOST_BYTES = 60_000
_MOST_LINES = 600
"""A longer file is shown up to here; the page must stay small."""

_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", re.MULTILINE)
"""Source: PEP 263; it stands in one of the first two lines."""

_TOKEN = re.compile(
    r"""
    (?P<comment>\#.*)
  | (?P<string>(?i:\b[rbfu]{1,2})?(?:'''[\s\S]*?(?:'''|\Z)|\"""[\s\S]*?(?:\"""|\Z)
      |'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?))
  | (?P<defined>(?<=def\ )\w+|(?<=class\ )\w+)
  | (?P<number>\b\d[\w.]*)
  | (?P<word>\w+)
    """,
    re.VERBOSE,
)
_KEYWORDS = frozenset(kwlist) - {"True", "False", "None"}
_CLASSES = {"comment": "c", "string": "s", "defined": "d", "number": "n"}


def decode(source: bytes) -> str:
    """The text of a Python file, as far as it is shown. What can't be decoded is shown as an escape."""
    source = source[:_MOST_BYTES]
    if source.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return source.decode("utf-16", "replace")
    cookie = _COOKIE.search(b"\n".join(source.splitlines()[:2]))
    try:
        return source.decode(cookie[1].decode("ascii") if cookie else "utf-8-sig", "backslashreplace")
    except (LookupError, UnicodeError):
        return source.decode("utf-8-sig", "backslashreplace")


@dataclass(frozen=True, slots=True)
class Listing:
    """Lines without their ends, from the first; at most some hundred."""

    text: list[str]
    markup: list[Markup]
    cut: bool
    """The file has more lines."""

    def css(self, number: int) -> str:
        """The classes of a line, counted from 1: the second is its indentation in steps of four columns."""
        text = self.text[number - 1].expandtabs(4)
        steps = min((len(text) - len(text.lstrip())) // 4, 5)
        return f"l i{steps}" if steps else "l"


def listing(source: bytes) -> Listing:
    """An empty file has no lines."""
    text = decode(source).replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    if not text:
        return Listing([], [], cut=False)
    lines = text.split("\n")
    markup = [trusted(line) for line in _coloured(text).split("\n")]
    cut = len(source) > _MOST_BYTES or len(lines) > _MOST_LINES
    return Listing(lines[:_MOST_LINES], markup[:_MOST_LINES], cut)


def _coloured(text: str) -> str:
    pieces, done = [], 0
    for token in _TOKEN.finditer(text):
        kind, found = token.lastgroup or "", token[0]
        css = "k" if kind == "word" and found in _KEYWORDS else _CLASSES.get(kind)
        if css is not None:
            pieces.append(_plain(text[done : token.start()]))
            pieces.append("\n".join(f"<i class={css}>{_plain(part)}</i>" for part in found.split("\n")))
            done = token.end()
    return "".join([*pieces, _plain(text[done:])])


def _plain(text: str) -> str:
    """Escaped; a tab stays a tab, so that it is as wide as in an editor."""
    return str(escape(visible_block(text)))
