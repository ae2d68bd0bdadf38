"""Fits text into the columns of a terminal, where some characters take two columns and some take none."""

from __future__ import annotations

import unicodedata


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


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most `width` columns, broken at blanks; a longer word is broken, ends of lines are kept."""
    return [line for paragraph in text.split("\n") for line in _wrap_paragraph(paragraph, width)]


def _wrap_paragraph(paragraph: str, width: int) -> list[str]:
    lines, current = [], ""
    for word in paragraph.split():
        if current and columns(current) + 1 + columns(word) <= width:
            current += " " + word
            continue
        if current:
            lines.append(current)
        current = word
        while columns(current) > width:
            piece = clip(current, width, "") or current[0]
            lines.append(piece)
            current = current[len(piece) :]
    return [*lines, current]
