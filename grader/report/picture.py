"""A small picture of a case in plain characters, drawn by the exercise's own `picture.txt`.

The template is text with fields. `{secret}` is the value of the call's variable `secret`, its items apart.
`{secret:beside guess}` has a mark for each item of `secret`: `│` if `guess` has the same item at the same
place, a digit if its partner is at another place (where the same digit stands), `·` if it has no partner.
The drawing for the page is another template, `picture.svg.j2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.model.result import CaseResult
from grader.model.value import Plain
from grader.report.columns import columns, pad
from grader.report.safe_text import visible

TEMPLATE = "picture.txt"

_FIELD = re.compile(r"\{(\w+)(?::beside (\w+))?\}")
_PAIRS = "123456789abcdefghijklmnop"
_MOST = 24
"""Items of a value that are drawn; a longer one has no picture."""


def read_picture(folder: Path | None) -> str:
    """The template of an exercise's folder; empty if it has none."""
    if folder is None or not (folder / TEMPLATE).is_file():
        return ""
    return (folder / TEMPLATE).read_text("utf-8", "replace")  # it is the author's: no grading fails by it


def fields_of(template: str) -> Iterator[tuple[str, int]]:
    """The names in its fields, each with its index in the text."""
    for found in _FIELD.finditer(template):
        yield from ((name, found.start(group)) for group, name in enumerate(found.groups(), 1) if name)


def draw(template: str, case: CaseResult) -> list[str]:
    """Lines; none for a case that is hidden, whose trouble isn't its numbers, or that lacks a variable."""
    variables = dict(case.variables)
    values = {}
    for found in _FIELD.finditer(template):
        for name in filter(None, found.groups()):
            cells = _cells(variables.get(name))
            if not cells:
                return []
            values[name] = cells
    if case.hidden or case.slip or not case.expected_fields or not case.observed_fields or not values:
        return []
    names = list(values)
    width = max(columns(cell) for cells in values.values() for cell in cells)

    def drawn(found: re.Match[str]) -> str:
        name, other = found.groups()
        cells = values[name]
        if other:
            cells = _marks(cells, values[other], swap=names.index(name) > names.index(other))
        return " ".join(pad(cell, width) for cell in cells)

    return [_FIELD.sub(drawn, line).rstrip() for line in template.rstrip().splitlines()]


def _cells(value: Plain) -> list[str]:
    """The items of a text, a list or a tuple, each in a harmless line."""
    if not isinstance(value, (str, list, tuple)) or len(value) > _MOST:
        return []
    return [visible(item if isinstance(item, str) else repr(item)) for item in value]


def _marks(own: Sequence[str], other: Sequence[str], *, swap: bool) -> list[str]:
    """Pairs are numbered in the order of `own`, or of `other` if swapped: both get the same numbers."""
    same = {place for place, (a, b) in enumerate(zip(own, other, strict=False)) if a == b}
    pairs: list[tuple[int, int]] = []
    for item in dict.fromkeys(own):
        here = [place for place, each in enumerate(own) if each == item and place not in same]
        there = [place for place, each in enumerate(other) if each == item and place not in same]
        pairs += zip(here, there, strict=False)
    marks = ["│" if place in same else "·" for place in range(len(own))]
    for number, (place, _) in zip(_PAIRS, sorted(pairs, key=lambda pair: pair[swap]), strict=False):
        marks[place] = number
    return marks
