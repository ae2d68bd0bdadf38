"""The types that `types:` can declare for a field of a case."""

from __future__ import annotations

from collections.abc import Mapping

from grader.course.form import AnyValue, Form, ListOf, Text, Word
from grader.course.node import Node, Scalar
from grader.course.scalar import is_empty, read_value
from grader.course.source import Source
from grader.model.value import Plain

_LIST = "list of "


class _Integer(Form[int]):
    __slots__ = ()
    expected = "a whole number"
    mend = "Write it without quotes."

    def read(self, source: Source, node: Node, key: str) -> int:
        value = None if is_empty(node) else read_value(source, node, key)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        return self.refuse(source, node, key)


class _Number(Form[float]):
    __slots__ = ()
    expected = "a number"
    mend = "Write it without quotes."

    def read(self, source: Source, node: Node, key: str) -> float:
        value = None if is_empty(node) else read_value(source, node, key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        return self.refuse(source, node, key)


class _Boolean(Form[bool]):
    __slots__ = ()
    expected = "`true` or `false`"
    mend = "Write one of these, without quotes."

    def read(self, source: Source, node: Node, key: str) -> bool:
        value = None if is_empty(node) else read_value(source, node, key)
        return value if isinstance(value, bool) else self.refuse(source, node, key)


TYPE_NAME = Word(
    f"({_LIST})?(text|integer|number|boolean|value)",
    "a type: `text`, `integer`, `number`, `boolean`, `value`, or `list of` one of these,",
    "`text` keeps what was typed.",
)

_FORMS: dict[str, Form[Plain]] = {
    "text": Text(),
    "integer": _Integer(),
    "number": _Number(),
    "boolean": _Boolean(),
    "value": AnyValue(),
}


def read_declared(source: Source, node: Node, key: str, types: Mapping[str, str]) -> Plain:
    """The value of a field by its declared type, or by the core rules if none is declared."""
    declared = types.get(key)
    if declared == "text" and type(node) is Scalar and len(node.text) > 1:
        return node.text  # nearly all, so quickly
    if declared is None:
        return read_value(source, node, key)
    if declared in _FORMS:
        return _FORMS[declared].read(source, node, key)
    inner = _FORMS[declared.removeprefix(_LIST)]
    return list(ListOf(inner).read(source, node, key))
