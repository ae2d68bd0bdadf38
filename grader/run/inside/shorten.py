"""A value in a few characters, without asking it: only Python's own types show what they hold."""

from __future__ import annotations

from .encode import type_name
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_PLAIN = (bool, int, float, type(None))
_BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("frozenset({", "})"),
    dict: ("{", "}"),
}
_MEMBERS = 20
_HUGE = 1 << 200


def shorten(value: object, most: int) -> str:
    """The value as it would be written in Python, cut to so many characters."""
    text = _written(value, most, 0)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _written(value: object, most: int, depth: int) -> str:
    kind = type(value)
    if kind is str or kind is bytes:
        return repr(value[: most + 1])  # type: ignore[index]  # by `kind`
    if kind is int and not -_HUGE < value < _HUGE:  # type: ignore[operator]  # by `kind`
        return "a huge number"
    if kind in _PLAIN:
        return repr(value)
    if kind not in _BRACKETS:
        return f"<{type_name(kind)}>"
    start, end = _BRACKETS[kind]
    if depth == 3:
        return f"{start}…{end}"
    if not value and kind in (set, frozenset):
        return f"{type_name(kind)}()"
    members = [_member(value, member, most, depth) for member in _first(value)]
    if len(value) > _MEMBERS:  # type: ignore[arg-type]  # by `kind`
        members.append("…")
    comma = "," if kind is tuple and len(members) == 1 else ""
    return f"{start}{', '.join(members)}{comma}{end}"


def _first(value: object) -> Iterable[object]:
    return [member for member, _ in zip(value, range(_MEMBERS))]  # type: ignore[call-overload]  # noqa: B905 - cut


def _member(value: object, member: object, most: int, depth: int) -> str:
    text = _written(member, most, depth + 1)
    if type(value) is dict:
        text += f": {_written(value[member], most, depth + 1)}"
    return text
