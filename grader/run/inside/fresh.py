"""What a call is given belongs to it alone: a program that changes a list must not change the next call's."""

from __future__ import annotations

from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeVar

    Value = TypeVar("Value")


def fresh(value: Value) -> Value:
    """The same plain value; its lists and dictionaries, at any depth, are nobody else's."""
    copied: object = value
    if isinstance(value, list):
        copied = [fresh(item) for item in value]
    elif isinstance(value, dict):
        copied = {key: fresh(item) for key, item in value.items()}
    return copied  # type: ignore[return-value]  # of the same type


def can_change(value: object) -> bool:
    """Whether a call could change it in place."""
    return isinstance(value, list | dict)
