"""Words for a text without a value between the commas of `{…}`, most often a part of the value before it."""

from __future__ import annotations

import re

from grader.course.node import Mapping, Node, Scalar
from grader.course.source import Source

CURLY = "\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u201b"
"""Quotation marks that word processors put."""

_CUT = r".*?(?=,\s*[A-Za-z_]\w*\s*:\s|\s*\}|\s+#)"
"""A value up to the next key, or the end of the mapping."""


def tell_stray(source: Source, mapping: Mapping, key: Scalar) -> None:
    """Record the problem, unless it goes on from one that was told already."""
    name, colon, value = key.text.partition(":")
    if colon and name.isidentifier():
        hard = value[:1].isspace()
        said = (
            "The blank after the colon is a non-breaking one" if hard else "There is no blank after the colon"
        )
        message = f"{said}. Write `{name}: {value.strip()}`."
    elif found := re.fullmatch(r"([A-Za-z_]\w*)\s*=\s*(.*)", key.text):
        message = f"`{key.text}` has an equals sign; a colon was expected. Write `{found[1]}: {found[2]}`."
    elif mapping.entries:
        before, node = list(mapping.entries.values())[-1]
        if mapping.cut is before:
            return  # the same value goes on; all of it was shown
        mapping.cut = before
        message = _cut_value(source, before, node, key)
    else:
        message = f"`{key.text}` has no value. Write `{key.text}: value`."
    source.fault(key, "stray-value", message)


def _cut_value(source: Source, before: Scalar, node: Node, stray: Scalar) -> str:
    """Words for a value that a comma has cut in two; with what may have been meant, if it is of numbers."""
    name = before.text
    text = node.text if isinstance(node, Scalar) else "…"
    whole = f"{text}, {stray.text}"
    if isinstance(node, Scalar) and not node.style and node.line == stray.line:
        found = re.match(_CUT, source.line(node.line)[node.column :])
        whole = found[0].rstrip() if found else whole
    numbers = re.findall(r"[-+]?\d+(?:\.\d+)?", whole)
    if whole[:1] in CURLY:
        inner = whole.strip(CURLY)
        return f'These quotation marks are curly; straight ones were expected. Write `{name}: "{inner}"`.'
    said = f"`{stray.text}` stands here without a key: a comma ends a value."
    if re.fullmatch(r"[(]?[-+\d., ]+[)]?", whole) and len(numbers) > 1:
        point = f"; a number with decimals has a point: `{name}: {'.'.join(numbers)}`"
        decimals = len(numbers) == 2 and numbers[1].isdecimal() and whole[:1] != "("
        return (
            f"{said} A list is `{name}: [{', '.join(numbers)}]`{point if decimals else ''}; "
            f'a text needs quotes: `{name}: "{whole}"`.'
        )
    if whole[0] == "(" and whole[-1] == ")":
        return f"{said} A list has square brackets: `{name}: [{whole[1:-1]}]`; a text needs quotes."
    return f'{said} If it belongs to the value of `{name}`, put that in quotes: `{name}: "{whole}"`.'
