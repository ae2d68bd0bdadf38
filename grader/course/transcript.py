"""A console transcript as the block text of `play:`."""

from __future__ import annotations

import re

from grader.course.form import Form, check_pattern
from grader.course.node import Node, Scalar
from grader.course.scalar import is_empty
from grader.course.source import Refused, Source, Spot
from grader.model.case import LineKind, Play, PlayLine

_PATTERN = r"/(.+?)(?<!\\)/(\s.*)?"


class Transcript(Form[Play]):
    """`> …` is typed, `/…/ words` a pattern with its meaning behind it; every other line is printed.

    `""` is the answer that is the empty text.
    """

    __slots__ = ()
    expected = "a block text, `play: |` with the lines of the game below it, indented,"
    mend = "Begin what the player types with `>`."

    def read(self, source: Source, node: Node, key: str) -> Play:
        if not isinstance(node, Scalar) or is_empty(node) or not node.text.strip():
            return self.refuse(source, node, key)
        if node.style in ("", ">"):
            source.refuse(
                node,
                "wrong-block",
                "The lines of this game run together. Write `play: |`, and the lines below it, indented.",
            )
        lines: list[PlayLine] = []
        refused = False
        for number, text in enumerate(node.text.split("\n")):
            if not text.strip():
                continue
            try:
                lines.append(_line(source, _spot(source, node, number), text))
            except Refused:
                refused = True
        if refused:
            raise Refused
        return Play(tuple(lines))


def _line(source: Source, at: Spot, text: str) -> PlayLine:
    if text.startswith(">"):
        return PlayLine(LineKind.TYPED, text[1:].removeprefix(" "))
    text = text.strip()
    if not text.startswith("/"):
        return PlayLine(LineKind.PRINTED, "" if text == '""' else text)
    found = re.fullmatch(_PATTERN, text)
    if found is None:
        source.refuse(
            at,
            "wrong-pattern",
            f"`{text}` begins with a slash; a pattern `/…/` was expected. Close it with a slash.",
        )
    check_pattern(source, at, found[1], re.NOFLAG)
    return PlayLine(LineKind.PATTERN, found[1], (found[2] or "").strip())


def _spot(source: Source, block: Scalar, number: int) -> Spot:
    """Where a line of the block stands; the text of `|` begins on the line behind it."""
    if block.style != "|":
        return block
    text = source.line(block.line + 1 + number)
    return Spot(block.line + 1 + number, len(text) - len(text.lstrip()))
