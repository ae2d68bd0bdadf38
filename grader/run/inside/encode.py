"""Values as text: JSON, in which each thing that JSON doesn't know is a pair of a tag and its content.

None, booleans, text, floats and whole numbers of usual size stand for themselves; everything else is
`[tag, content]`. Subclasses of built-in types travel as the plain value they hold, whatever they pretend to be:
only methods of the built-in types are called, never one of the student's. Any other object is its type's name.
"""

from __future__ import annotations

from _json import encode_basestring_ascii

from .own import OWN

globals().update(OWN)

DEEPEST = 50
"""Levels of nesting beyond which only the type's name is told."""
_PLAIN_INT = 1 << 53
_type_name = type.__dict__["__name__"].__get__


class TooLarge(Exception):  # noqa: N818 - the value is at fault, not the program
    """The text would be longer than allowed."""


def encode(value: object, room: int) -> str:
    """The text of a value; raises `TooLarge` before it takes more than about `room` characters."""
    pieces: list[str] = []
    _Writer(pieces, room).write(value, 0)
    return "".join(pieces)


def type_name(kind: type) -> str:
    """The name of a type as Python itself holds it, cut to a bearable length."""
    return str.__str__(_type_name(kind))[:100]


class _Writer:
    def __init__(self, pieces: list[str], room: int) -> None:
        self._pieces = pieces
        self._room = room
        self._path: set[int] = set()

    def _put(self, text: str) -> None:
        self._room -= len(text)
        if self._room < 0:
            raise TooLarge
        self._pieces.append(text)

    def write(self, value: object, depth: int) -> None:
        kind = type(value)
        if value is None:
            self._put("null")
        elif kind is bool:
            self._put("true" if value else "false")
        elif issubclass(kind, str):
            self._text(str.__str__(value))
        elif issubclass(kind, int):
            self._whole(int.__add__(value, 0))  # type: ignore[arg-type]  # by `kind`
        elif issubclass(kind, float):
            text = float.__repr__(value)  # type: ignore[arg-type]  # by `kind`
            self._put({"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}.get(text, text))
        elif issubclass(kind, (bytes, bytearray)):
            self._bytes(value)  # type: ignore[arg-type]  # by `kind`
        elif depth < DEEPEST and id(value) not in self._path and issubclass(kind, _CONTAINERS):
            self._path.add(id(value))
            self._container(value, depth)
            self._path.discard(id(value))
        else:
            self._tagged("o", type_name(kind))

    def _text(self, text: str) -> None:
        if len(text) > self._room:
            raise TooLarge
        self._put(encode_basestring_ascii(text))

    def _tagged(self, tag: str, text: str) -> None:
        self._put(f'["{tag}",')
        self._text(text)
        self._put("]")

    def _whole(self, number: int) -> None:
        if -_PLAIN_INT < number < _PLAIN_INT:
            self._put(int.__repr__(number))
        elif number.bit_length() // 4 > self._room:
            raise TooLarge
        else:
            self._tagged("i", hex(number))

    def _bytes(self, value: bytes | bytearray) -> None:
        if len(value) * 2 > self._room:
            raise TooLarge
        self._tagged("b", value.hex())

    def _container(self, value: object, depth: int) -> None:
        if isinstance(value, dict):
            self._put('["d",[')
            for at, (key, held) in enumerate(list(dict.items(value))):
                self._put(",[" if at else "[")
                self.write(key, depth + 1)
                self._put(",")
                self.write(held, depth + 1)
                self._put("]")
        else:
            for tag, kind in _SEQUENCES:
                if issubclass(type(value), kind):
                    break
            self._put(f'["{tag}",[')
            for at, held in enumerate(kind.__iter__(value)):
                if at:
                    self._put(",")
                self.write(held, depth + 1)
        self._put("]]")


_SEQUENCES: tuple[tuple[str, type], ...] = (("l", list), ("t", tuple), ("s", set), ("z", frozenset))
_CONTAINERS = (dict, list, tuple, set, frozenset)
