"""What a session wrote, read with suspicion: JSON whose lists are pairs of tag and content."""

from __future__ import annotations

import json
import re

from grader.model.value import Opaque, Plain

MOST_MEMBERS = 5_000
"""Members of all sets and dictionaries of a message."""
_DEEPEST = 60
_FEW = 10_000
_MOST_DIGITS = 3_500
"""Hexadecimal digits of a number: Python doesn't write out one of more than 4,300 decimal ones."""
_SCALARS = (bool, int, float, str, type(None))
_MOST_TEXT = 200
"""Characters of the name of a type."""


class Malformed(Exception):  # noqa: N818 - says what the message is
    """The bytes aren't a message that our side of a session would write."""


def read_message(line: bytes, most: int = 1_000_000) -> list[Plain]:
    """The fields of one message, which has at most so many parts. Raises `Malformed`.

    Its parts and the members of its sets and dictionaries are counted, because a few million of them, or some
    ten thousand that were made to collide, take more memory and time than a message is worth.
    """
    if _parts(line) > most:
        raise Malformed
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise Malformed from None
    if type(fields) is not list:
        raise Malformed
    reading = _Reading()
    try:
        return [field if type(field) in _SCALARS else reading.plain(field, 0) for field in fields]
    except (TypeError, ValueError, RecursionError):  # an unhashable member of a set, a number that isn't one
        raise Malformed from None


def _parts(line: bytes) -> int:
    """How many values the text holds at most; exactly, if that seems to be many."""
    count = sum(map(line.count, (b",", b"[", b"{")))
    return (
        count
        if count < _FEW
        else sum(map(re.sub(rb'"(?:[^"\\]|\\.)*+"', b"", line).count, (b",", b"[", b"{")))
    )


class _Reading:
    """One message, whose hashed members are counted."""

    def __init__(self) -> None:
        self._members = 0

    def plain(self, node: object, depth: int) -> Plain:
        if node is None or type(node) in _SCALARS:
            return node  # type: ignore[return-value]  # by `type`
        if depth > _DEEPEST or type(node) is not list or len(node) != 2:
            raise Malformed
        tag, content = node
        if type(content) is str:
            return _from_text(tag, content)
        if type(content) is not list:
            raise Malformed
        depth += 1
        match tag:
            case "l":
                return [self.plain(part, depth) for part in content]
            case "t":
                return tuple([self.plain(part, depth) for part in content])
            case "s":
                return {self.plain(part, depth) for part in self._counted(content)}
            case "z":
                return frozenset([self.plain(part, depth) for part in self._counted(content)])
            case "d":
                pairs = map(_pair, self._counted(content))
                return {self.plain(key, depth): self.plain(value, depth) for key, value in pairs}
            case _:
                raise Malformed

    def _counted(self, content: list[object]) -> list[object]:
        self._members += len(content)
        if self._members > MOST_MEMBERS:
            raise Malformed
        return content


def _from_text(tag: object, text: str) -> Plain:
    match tag:
        case "i":
            return int(text, 16) if len(text) < _MOST_DIGITS else Opaque("enormous int")
        case "b":
            return bytes.fromhex(text)
        case "o":
            return Opaque(text[:_MOST_TEXT])
        case _:
            raise Malformed


def _pair(node: object) -> tuple[object, object]:
    if type(node) is not list or len(node) != 2:
        raise Malformed
    return node[0], node[1]
