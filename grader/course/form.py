"""What the value of a key may look like. The reader and the JSON Schema are both made from these."""

from __future__ import annotations

import re
import warnings
from typing import Generic, NoReturn, TypeVar

from grader.course.node import Listing, Mapping, Node, Scalar
from grader.course.scalar import in_quotes, is_empty, read_value, refuse_empty
from grader.course.source import Refused, Source, Spot, did_you_mean, listed
from grader.model.value import Plain

T_co = TypeVar("T_co", covariant=True)


class Form(Generic[T_co]):
    """A kind of value. `read` gives the value, or records the problem and raises `Refused`.

    `key` names the value in messages.
    """

    __slots__ = ()
    expected = "a value"
    """As messages name it."""
    mend = ""
    """What to do about a value that is something else."""

    def read(self, source: Source, node: Node, key: str) -> T_co:
        raise NotImplementedError

    def refuse(self, source: Source, node: Node, key: str) -> NoReturn:
        if isinstance(node, Scalar) and is_empty(node):
            refuse_empty(source, node, key)
        message = f"`{key}` is {described(node)}; {self.expected} was expected."
        source.refuse(node, "wrong-type", f"{message} {self.mend}".rstrip())


def described(node: Node) -> str:
    if isinstance(node, Scalar):
        if not node.text:
            return "the empty text" if node.style else "empty"
        return f"the text `{node.text}`" if node.style else f"`{node.text}`"
    return "a list" if isinstance(node, Listing) else "a group of keys"


class Text(Form[str]):
    """The text that was typed, whatever YAML would make of it; empty only in quotes."""

    __slots__ = ()
    expected = "a text"
    mend = "If that is the text, put it in quotes."

    def read(self, source: Source, node: Node, key: str) -> str:
        if not isinstance(node, Scalar):
            said = f"`{key}` is {described(node)}; a text was expected."
            source.refuse(node, "wrong-type", f"{said} Write the text, in quotes.")
        if is_empty(node):
            self.refuse(source, node, key)
        if node.text == "-" and not node.style:
            source.refuse(
                node, "ambiguous-value", f"A lone `-` needs quotes. Write `{in_quotes(source, node, key)}`."
            )
        return node.text


class Word(Form[str]):
    """A text of a certain make."""

    __slots__ = ("expected", "mend", "pattern")

    def __init__(self, pattern: str, expected: str, mend: str) -> None:
        self.pattern = pattern
        self.expected = expected
        self.mend = mend

    def read(self, source: Source, node: Node, key: str) -> str:
        if not isinstance(node, Scalar) or re.fullmatch(self.pattern, node.text) is None:
            self.refuse(source, node, key)
        return node.text


class Choice(Form[str]):
    """One of a few words."""

    __slots__ = ("expected", "words")

    def __init__(self, *words: str) -> None:
        self.words = words
        self.expected = f"one of {listed(words)}"

    def read(self, source: Source, node: Node, key: str) -> str:
        if not isinstance(node, Scalar) or is_empty(node):
            self.refuse(source, node, key)
        if node.text not in self.words:
            source.refuse(
                node,
                "unknown-word",
                f"`{node.text}` can't be `{key}`. {did_you_mean(node.text, self.words)}",
            )
        return node.text


class Flag(Form[bool]):
    __slots__ = ()
    expected = "`true` or `false`"
    mend = "Write one of these, without quotes."

    def read(self, source: Source, node: Node, key: str) -> bool:
        if isinstance(node, Scalar) and not node.style and node.text.casefold() in ("true", "false"):
            return node.text.casefold() == "true"
        return self.refuse(source, node, key)


class Number(Form[float]):
    """A number, not below `least`; `above` says that not even that."""

    __slots__ = ("above", "expected", "least", "mend")

    def __init__(self, least: float, *, above: bool = False) -> None:
        self.least = least
        self.above = above
        self.expected = f"a number {'above' if above else 'of at least'} {least:g}"
        self.mend = f"Write one, such as `{least + 1:g}`."

    def read(self, source: Source, node: Node, key: str) -> float:
        if isinstance(node, Scalar) and not node.style and not is_empty(node):
            value = read_value(source, node, key)
            if isinstance(value, int | float) and not isinstance(value, bool) and self._fits(value):
                return value
        return self.refuse(source, node, key)

    def _fits(self, value: float) -> bool:
        return self.least < value < float("inf") or (value == self.least and not self.above)


class Whole(Form[int]):
    """A whole number, not below `least`."""

    __slots__ = ("expected", "least", "mend")

    def __init__(self, least: int) -> None:
        self.least = least
        self.expected = f"a whole number of at least {least}"
        self.mend = f"Write one, such as `{least + 1}`."

    def read(self, source: Source, node: Node, key: str) -> int:
        if isinstance(node, Scalar) and not node.style and not is_empty(node):
            value = read_value(source, node, key)
            if isinstance(value, int) and not isinstance(value, bool) and value >= self.least:
                return value
        return self.refuse(source, node, key)


class AnyValue(Form[Plain]):
    """Plain data by the core rules: text, numbers, true, false, null, lists and mappings of these."""

    __slots__ = ()

    def read(self, source: Source, node: Node, key: str) -> Plain:
        return read_value(source, node, key)


class Pattern(Form[str]):
    """A regular expression of Python."""

    __slots__ = ()
    expected = "a regular expression"
    mend = "Put it in single quotes."

    def read(self, source: Source, node: Node, key: str) -> str:
        if not isinstance(node, Scalar) or is_empty(node):
            self.refuse(source, node, key)
        check_pattern(source, node, node.text)
        return node.text


def check_pattern(source: Source, at: Spot, pattern: str, flags: re.RegexFlag = re.DOTALL) -> None:
    """With the flags with which it will be used."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # what Python warns of will mean something else one day
            re.compile(pattern)
    except (re.error, OverflowError, RecursionError, Warning) as error:
        source.refuse(
            at,
            "wrong-pattern",
            f"`{pattern}` isn't a regular expression: {error}. Mend it; a backslash before a character "
            "such as `(` or `.` makes it stand for itself.",
        )
    if ")" in pattern:
        from grader.course.backtracking import runaway

        if group := runaway(pattern, flags):
            source.refuse(
                at,
                "endless-pattern",
                f"`{group}` may never come to an end: it can cut up one text in too many ways. Often a "
                "repeat stands in a repeat, and one of them is enough: `a+` for `(a+)+`.",
            )


class ListOf(Form[tuple[T_co, ...]]):
    """A list; with `or_one` a lone item is a list of one."""

    __slots__ = ("expected", "item", "mend", "or_one")

    def __init__(self, item: Form[T_co], *, or_one: bool = False) -> None:
        self.item = item
        self.or_one = or_one
        self.expected = "a list"
        self.mend = "Write it as `[…, …]`."

    def read(self, source: Source, node: Node, key: str) -> tuple[T_co, ...]:
        if not isinstance(node, Listing):
            if self.or_one:
                return (self.item.read(source, node, key),)
            self.refuse(source, node, key)
        items: list[T_co] = []
        refused = False
        for item in node.items:
            try:
                items.append(self.item.read(source, item, key))
            except Refused:
                refused = True
        if refused:
            raise Refused
        return tuple(items)


class MapOf(Form[tuple[tuple[str, T_co], ...]]):
    """A mapping from names that the author chooses."""

    __slots__ = ("expected", "item", "mend")

    def __init__(self, item: Form[T_co], expected: str, mend: str) -> None:
        self.item = item
        self.expected = expected
        self.mend = mend

    def read(self, source: Source, node: Node, key: str) -> tuple[tuple[str, T_co], ...]:
        if not isinstance(node, Mapping):
            self.refuse(source, node, key)
        pairs: list[tuple[str, T_co]] = []
        refused = node.torn
        for name, item in node.entries.values():
            try:
                NAME.read(source, name, key)
                pairs.append((name.text, self.item.read(source, item, name.text)))
            except Refused:
                refused = True
        if refused:
            raise Refused
        return tuple(pairs)


NAME = Word(r"[A-Za-z_]\w*", "a Python name", "Write letters, digits and `_`.")
