"""Keys with names of their own, and mappings whose keys are known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from grader.course.form import Form
from grader.course.node import Mapping, Node, Scalar
from grader.course.source import Refused, Source, did_you_mean, listed

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Key(Generic[T_co]):
    """A key with a name of its own: what it holds, and what an editor shows about it."""

    __slots__ = ("form", "help", "name", "required")

    def __init__(self, name: str, form: Form[T_co], help: str, *, required: bool = False) -> None:
        self.name = name
        self.form = form
        self.help = help
        self.required = required


class Fields:
    """The values of keys, as they were read."""

    __slots__ = ("_values",)

    def __init__(self, values: dict[str, object]) -> None:
        self._values = values

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def get(self, key: Key[T]) -> T | None:
        """The key's value, or `None` where it isn't given."""
        value: T | None = self._values.get(key.name)  # type: ignore[assignment] # put there by this key's form
        return value

    def need(self, key: Key[T]) -> T:
        """The value of a required key."""
        value: T = self._values[key.name]  # type: ignore[assignment] # put there by this key's form
        return value


class Record(Form[Fields]):
    """A mapping whose keys are known."""

    __slots__ = ("expected", "keys", "mend", "what")

    def __init__(self, what: str, *keys: Key[object]) -> None:
        self.what = what
        self.keys = {key.name: key for key in keys}
        self.expected = f"a group of keys out of {listed(self.keys)}"
        first = next(iter(self.keys))
        self.mend = f"Write it as `{{{first}: …}}`."

    def read(self, source: Source, node: Node, key: str) -> Fields:
        if not isinstance(node, Mapping):
            self.refuse(source, node, key)
        refused = node.torn
        values: dict[str, object] = {}
        for name, item in node.entries.values():
            known = self.keys.get(name.text)
            if known is None:
                refused = True
                tell_unknown(source, name, self.what, self.keys)
                continue
            try:
                values[name.text] = known.form.read(source, item, name.text)
            except Refused:
                refused = True
        if not refused:
            refused = self._tell_missing(source, node, values)
        if refused:
            raise Refused
        return Fields(values)

    def _tell_missing(self, source: Source, node: Mapping, values: dict[str, object]) -> bool:
        missing = [name for name, key in self.keys.items() if key.required and name not in values]
        for name in missing:
            source.fault(node, "missing-key", f"`{name}` is missing in {self.what}. Add `{name}: …`.")
        return bool(missing)


def tell_unknown(source: Source, name: Scalar, what: str, known: Iterable[str]) -> None:
    source.fault(
        name, "unknown-key", f"`{name.text}` isn't a key of {what}. {did_you_mean(name.text, known)}"
    )
