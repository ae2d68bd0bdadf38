"""Fits text into the columns of a terminal, where some characters take two columns and some take none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

_WORD = re.compile(r"(?:[Ll]ines? (?=\d))?(?:`[^`\n]*`|(?<!\w)'[^'\n]{0,40}'(?!\w)|\S)+")
"""What isn't broken if it fits: a word, but also `line 16`, code in backticks and a short quoted text."""
_JOINT = re.compile(r"[^\w\s][^\w\s]*")
"""Where a longer word is broken: behind its punctuation, and not in the middle of a name."""


def columns(text: str) -> int:
    """Columns that a line of printable text takes (Unicode Standard Annex 11)."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def pad(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def clip(text: str, width: int, ellipsis: str = "…") -> str:
    """The beginning of a line; the ellipsis says that it was cut."""
    if columns(text) <= width:
        return text
    room, kept = width - columns(ellipsis), ""
    for char in text:
        room -= _columns(char)
        if room < 0:
            break
        kept += char
    return kept.rstrip() + ellipsis


def clip_words(text: str, width: int, ellipsis: str = "…") -> str:
    """The same, cut behind a whole word if that leaves at least half of the width."""
    cut = clip(text, width, ellipsis)
    if cut == text:
        return text
    head = cut.removesuffix(ellipsis)
    if not text[len(head) :].startswith(" "):
        head = head.rpartition(" ")[0] or head
    head = head.rstrip(" ,;:")
    return head + ellipsis if 2 * columns(head) >= width else cut


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most `width` columns, broken at blanks; a longer word is broken, ends of lines are kept.

    `line 16`, code between backticks and short quoted texts stay together where they fit.
    """
    return [line for paragraph in text.split("\n") for line in _wrap_paragraph(paragraph, width)]


def _wrap_paragraph(paragraph: str, width: int) -> list[str]:
    lines, current = [], ""
    for word in _words(paragraph, width):
        if current and columns(current) + 1 + columns(word) <= width:
            current += " " + word
            continue
        if current:
            lines.append(current)
        current = word
        while columns(current) > width:
            piece = _piece(current, width)
            lines.append(piece)
            current = current[len(piece) :]
    return [*lines, current]


def _words(paragraph: str, width: int) -> Iterator[str]:
    for word in _WORD.findall(paragraph):
        yield from [word] if columns(word) <= width else word.split()


def _piece(word: str, width: int) -> str:
    """As much of a word as fits, up to a sign in its second half if there is one."""
    piece = clip(word, width, "") or word[0]
    joints = [found.end() for found in _JOINT.finditer(piece) if found.end() < len(piece)]
    return piece[: joints[-1]] if joints and 2 * joints[-1] >= len(piece) else piece
