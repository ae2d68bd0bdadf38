"""Values as text: JSON, in which each thing that JSON doesn't know is a pair of a tag and its content.

None, booleans, text, floats and whole numbers of usual size stand for themselves; everything else is
`[tag, content]`. Subclasses of built-in types travel as the plain value they hold, whatever they pretend to
be: only methods of the built-in types are called, never the student's. Any other object is its type's name.
"""

from __future__ import annotations

from _json import encode_basestring_ascii

from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

DEEPEST = 50
"""Levels of nesting beyond which only the type's name is told."""
_PLAIN_INT = 1 << 53
_type_name = type.__dict__["__name__"].__get__


class TooLarge(Exception):  # noqa: N818 - the value is at fault, not the program
    """The text would be longer than allowed."""


def encode(value: object, room: int) -> str:
    """The text of a value; raises `TooLarge` before it takes more than about `room` characters."""
    kind = type(value)
    if kind is str and len(value) < room:  # type: ignore[arg-type]  # by `kind`
        return encode_basestring_ascii(value)  # type: ignore[arg-type]
    if value is None:
        return "null"
    if kind is int and -_PLAIN_INT < value < _PLAIN_INT:  # type: ignore[operator]
        return int.__repr__(value)
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
        elif issubclass(kind, str) and isinstance(value, str):
            self._text(str.__str__(value))
        elif issubclass(kind, int) and isinstance(value, int):
            self._whole(int.__add__(value, 0))
        elif issubclass(kind, float) and isinstance(value, float):
            text = float.__repr__(value)
            self._put({"nan": "NaN", "inf": "Infinity", "-inf": "-Infinity"}.get(text, text))
        elif issubclass(kind, (bytes, bytearray)) and isinstance(value, (bytes, bytearray)):
            self._bytes(bytes(memoryview(value)))
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

    def _bytes(self, value: bytes) -> None:
        if len(value) * 2 > self._room:
            raise TooLarge
        self._tagged("b", value.hex())

    def _container(self, value: object, depth: int) -> None:
        if issubclass(type(value), dict):
            self._put('["d",[')
            items: list[tuple[object, object]] = list(dict.items(value))  # type: ignore[arg-type]  # by its type
            for at, (key, held) in enumerate(items):
                self._put(",[" if at else "[")
                self.write(key, depth + 1)
                self._put(",")
                self.write(held, depth + 1)
                self._put("]")
        else:
            tag, parts = _parts(value)
            self._put(f'["{tag}",[')
            for at, held in enumerate(parts):
                if at:
                    self._put(",")
                self.write(held, depth + 1)
        self._put("]]")


_CONTAINERS = (dict, list, tuple, set, frozenset)


def _parts(value: object) -> tuple[str, list[object]]:
    """The tag and the members of a list, tuple or set, by that type's own way to walk it."""
    for tag, kind, walk in _SEQUENCES:
        if issubclass(type(value), kind):
            return tag, list(walk(value))
    raise TypeError


_SEQUENCES: tuple[tuple[str, type, Callable[..., Iterator[object]]], ...] = (
    ("l", list, list.__iter__),
    ("t", tuple, tuple.__iter__),
    ("s", set, set.__iter__),
    ("z", frozenset, frozenset.__iter__),
)
