"""What a session wrote, read with suspicion: JSON whose lists are pairs of tag and content."""

from __future__ import annotations

import json

from grader.model.value import Opaque, Plain

_DEEPEST = 60
_MOST_TEXT = 200
"""Characters of the name of a type."""


class Malformed(Exception):  # noqa: N818 - says what the message is
    """The bytes aren't a message that our side of a session would write."""


def read_message(line: bytes) -> list[Plain]:
    """The fields of one message. Raises `Malformed`."""
    try:
        fields = json.loads(line)
    except (ValueError, RecursionError):
        raise Malformed from None
    if type(fields) is not list:
        raise Malformed
    try:
        return [_plain(field, 0) for field in fields]
    except (TypeError, ValueError):  # an unhashable member of a set, a number that isn't one
        raise Malformed from None


def _plain(node: object, depth: int) -> Plain:
    if node is None or type(node) in (bool, int, float, str):
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
            return [_plain(part, depth) for part in content]
        case "t":
            return tuple(_plain(part, depth) for part in content)
        case "s":
            return {_plain(part, depth) for part in content}
        case "z":
            return frozenset(_plain(part, depth) for part in content)
        case "d":
            return {_plain(key, depth): _plain(value, depth) for key, value in map(_pair, content)}
        case _:
            raise Malformed


def _from_text(tag: object, text: str) -> Plain:
    match tag:
        case "i":
            return int(text, 16)
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
