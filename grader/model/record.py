"""Frozen dataclasses that are cheap to define.

`dataclasses.dataclass` compiles six functions for each class, about a millisecond; the model has some forty
classes and `grade` a tenth of a second in all. This one compiles `__init__` alone. To a type checker it *is*
the standard one, and the standard `replace`, `fields` and `asdict` work on what it makes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from dataclasses import dataclass, replace
else:

    def dataclass(*, frozen: bool, slots: bool):
        """As `dataclasses.dataclass(frozen=True, slots=True)`; fields have plain defaults, no `field()`."""
        assert frozen
        assert slots
        return _make

    def replace(record, /, **changes):
        """As `dataclasses.replace`."""
        values = {name: getattr(record, name) for name in record.__slots__}
        return type(record)(**{**values, **changes})


__all__ = ["dataclass", "replace"]

_set = object.__setattr__


def _make(cls: type) -> type:
    names = tuple(getattr(cls, "__annotations__", ()))
    defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}

    def init(self: object, /, *values: object, **named: object) -> None:
        """The first record of a class compiles what makes the next ones: many classes never have one."""
        made.__init__ = _init(names, defaults)  # type: ignore[misc]
        made.__init__(self, *values, **named)  # type: ignore[misc]

    members = {name: value for name, value in cls.__dict__.items() if name not in defaults}
    for name in ("__dict__", "__weakref__"):
        members.pop(name, None)
    members |= {
        "__slots__": names,
        "__match_args__": names,
        "__init__": init,
        "__eq__": _equal,
        "__hash__": _hash,
        "__repr__": members.get("__repr__", _show),
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__reduce__": _reduce,
        "__dataclass_fields__": _Fields(),
    }
    made = type(cls)(cls.__name__, cls.__bases__, members)
    return made


def _init(names: Sequence[str], defaults: Mapping[str, object]) -> object:
    parameters = "".join(
        f", {name}=_defaults[{name!r}]" if name in defaults else f", {name}" for name in names
    )
    body = "".join(f"\n _set(self, {name!r}, {name})" for name in names)
    made: dict[str, object] = {"_set": _set, "_defaults": defaults}
    exec(f"def __init__(self{parameters}):{body}\n", made)  # noqa: S102 - the names are those of our own fields
    return made["__init__"]


def _values(record: object) -> tuple[object, ...]:
    return tuple(getattr(record, name) for name in type(record).__match_args__)  # type: ignore[attr-defined]


def _equal(self: object, other: object) -> bool:
    return _values(self) == _values(other) if type(self) is type(other) else NotImplemented


def _hash(self: object) -> int:
    return hash(_values(self))


def _show(self: object) -> str:
    pairs = zip(type(self).__match_args__, _values(self), strict=True)  # type: ignore[attr-defined]
    return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"


def _refuse(self: object, name: str, *_: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"{type(self).__name__} is frozen: {name!r} can't be changed")


def _reduce(self: object) -> tuple[object, ...]:
    return type(self), _values(self)


class _Fields:
    """What the functions of `dataclasses` look for, made when one of them looks."""

    def __get__(self, _: object, owner: type) -> dict[str, object]:
        import dataclasses

        made = {}
        for name in owner.__match_args__:  # type: ignore[attr-defined]
            one = dataclasses.field()
            one.name, one.type = name, owner.__annotations__[name]
            one._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
            made[name] = one
        return made
