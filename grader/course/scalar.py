"""Values by YAML 1.2's core rules, and those that versions of YAML read differently."""

from __future__ import annotations

import re
from typing import NoReturn

from grader.course.node import Cell, Listing, Mapping, Node, Scalar
from grader.course.source import Refused, Source
from grader.model.value import Plain

_WORDS: dict[str, Plain] = {
    **dict.fromkeys(("null", "Null", "NULL", "~"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"), float("inf")),
    **dict.fromkeys(("-.inf", "-.Inf", "-.INF"), float("-inf")),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), float("nan")),
}
_AMBIGUOUS_WORDS = frozenset(
    form for word in ("yes", "no", "on", "off", "y", "n") for form in (word, word.title(), word.upper())
)
_WHOLE = r"[-+]?(0|[1-9][0-9]*)|0x[0-9a-fA-F]+"
_FRACTION = r"[-+]?(\.[0-9]+|(0|[1-9][0-9]*)\.[0-9]*)([eE][-+][0-9]+)?"
_MOST_DIGITS = 4_300
"""Of a number that Python reads and writes, unless it is told otherwise."""
_AMBIGUOUS = (
    r"[-+]?0[0-9_]+"  # octal for some
    r"|[-+]?0[bo][0-7_]+"
    r"|[-+]?0x[0-9a-fA-F_]+"
    r"|[-+]?[0-9][0-9_]*(\.[0-9_]*)?"  # digits in groups
    r"|[-+]?(\.[0-9_]+|[0-9][0-9_]*(\.[0-9_]*)?)[eE][-+]?[0-9]+"  # not a number for some without dot and sign
    r"|[-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?"  # minutes and seconds for some
    r"|[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt\s].*)?"  # a date for some
)


def is_empty(node: Node) -> bool:
    """A key without a value."""
    return isinstance(node, Scalar) and not node.text and not node.style


def read_value(source: Source, node: Node, key: str) -> Plain:
    """The value of a field whose type isn't declared. `key` names it in messages."""
    if isinstance(node, Scalar):
        return node.text if node.style else _read_plain(source, node, key)
    refused = False
    if isinstance(node, Listing):
        items: list[Plain] = []
        for item in node.items:
            try:
                items.append(read_value(source, item, key))
            except Refused:
                refused = True
        if refused:
            raise Refused
        return items
    return _read_mapping(source, node, key)


def _read_mapping(source: Source, node: Mapping, key: str) -> Plain:
    refused = node.torn
    entries: dict[Plain, Plain] = {}
    for name, item in node.entries.values():
        try:
            entries[read_value(source, name, key)] = read_value(source, item, name.text)
        except Refused:
            refused = True
    if refused:
        raise Refused
    return entries


def _read_plain(source: Source, node: Scalar, key: str) -> Plain:
    text = node.text
    if not text:
        refuse_empty(source, node, key, or_none=True)
    if text in _WORDS:
        return _WORDS[text]
    first = text[0]
    if first in "0123456789+-.":
        if re.fullmatch(_WHOLE, text):
            if len(text) > _MOST_DIGITS:
                source.refuse(
                    node,
                    "long-number",
                    f"This number has {len(text)} digits; Python reads {_MOST_DIGITS} of them at most. "
                    "If it is a text, put it in quotes.",
                )
            return int(text, 0)
        if re.fullmatch(_FRACTION, text):
            return float(text)
        if text == "-" or re.fullmatch(_AMBIGUOUS, text):
            _refuse_ambiguous(source, node, key, "; if it is a number, write it in plain digits")
    elif text in _AMBIGUOUS_WORDS:
        _refuse_ambiguous(source, node, key, "; if it is a yes or no, write `true` or `false`")
    elif text == "None":
        source.refuse(
            node,
            "ambiguous-value",
            'Here `None` is a text. If that is meant, write `"None"`; for the None of Python write `null`.',
        )
    return text


def _refuse_ambiguous(source: Source, node: Scalar, key: str, otherwise: str) -> NoReturn:
    source.refuse(
        node,
        "ambiguous-value",
        f"`{node.text}` is read differently by different versions of YAML. "
        f"If it is a text, put it in quotes: `{in_quotes(source, node, key)}`{otherwise}.",
    )


def in_quotes(source: Source, node: Scalar, key: str) -> str:
    """How the text should be written, with its key if it is all of the key's value."""
    before = source.line(node.line)[: node.column].rstrip()
    whole = not isinstance(node, Cell) and before.endswith(f"{key}:")
    return f'{key}: "{node.text}"' if whole else f'"{node.text}"'


def refuse_empty(source: Source, node: Scalar, key: str, *, or_none: bool = False) -> NoReturn:
    """`or_none`: the value could be the None of Python as well."""
    if re.match(r"[^\s:]+:\s+#", source.line(node.line)[node.column :]):
        source.refuse(
            node,
            "empty-value",
            f"`{key}` is empty: a `#` with a blank before it begins a comment. "
            "If it belongs to the value, put that in quotes.",
        )
    none = f", for the None of Python `{key}: null`" if or_none else ""
    source.refuse(
        node,
        "empty-value",
        f'`{key}` is empty; a value was expected. For the empty text write `{key}: ""`{none}.',
    )
