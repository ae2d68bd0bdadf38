"""What all inputs on which a program is wrong have in common, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grader.audit.columns import Columns
from grader.audit.properties import OfOne, OfTwo, Property, properties
from grader.model.value import Plain

SHOWN = 3
"""So many properties are named; the narrowest ones say most."""

Row = tuple[tuple[Plain, ...], int]
"""Values of all variables but the last, and the mask of the last one's on which the program is wrong."""


def in_common(
    columns: Sequence[Columns], rows: Sequence[Row], possible: Sequence[int] | None = None
) -> tuple[str, ...]:
    """Sentences without an end, the narrowest first; empty if nothing failed or nothing can be said.

    `rows` holds what was tried; of it can occur what is `possible`, a mask for each row. A property that
    each input has, or that follows from a narrower one that is named, isn't worth a word.
    """
    wrong = sum(mask.bit_count() for _, mask in rows)
    if not wrong:
        return ()
    shared = _shared_by_all(columns, [row for row in rows if row[1]])
    if not shared:
        return ()
    can = [columns[-1].all] * len(rows) if possible is None else possible
    masks = [
        [_mask(one, prefix, columns) & mask for (prefix, _), mask in zip(rows, can, strict=False)]
        for one in shared
    ]
    sizes = [sum(mask.bit_count() for mask in own) for own in masks]
    tried = sum(mask.bit_count() for mask in can[: len(rows)])
    order = sorted((at for at in range(len(shared)) if sizes[at] < tried), key=lambda at: sizes[at])
    named: list[int] = []
    for at in order:
        if not any(_follows(masks[other], masks[at]) for other in named):
            named.append(at)
    return tuple(_sentence(shared[at], sizes[at] == wrong) for at in named[:SHOWN])


def _shared_by_all(columns: Sequence[Columns], failing: Sequence[Row]) -> list[Property]:
    left = list(properties(columns))
    for prefix, wrong in failing:
        left = [one for one in left if not wrong & ~_mask(one, prefix, columns)]
        if not left:
            break
    return left


def _mask(one: Property, prefix: tuple[Plain, ...], columns: Sequence[Columns]) -> int:
    """Of the last variable's values, those that make the property true beside this prefix."""
    last = columns[-1]
    match one:
        case OfOne(_, variable, holds) if variable == len(prefix):
            return last.remembered(one.words, holds)
        case OfOne(_, variable, holds):
            return last.all if holds(prefix[variable]) else 0
        case OfTwo(_, first, second, mask) if second == len(prefix):
            return mask(prefix[first], last)
        case OfTwo(_, first, second, mask):
            return last.all if mask(prefix[first], Columns("", (prefix[second],))) else 0


def _follows(narrow: Iterable[int], wide: Iterable[int]) -> bool:
    return all(not inner & ~outer for inner, outer in zip(narrow, wide, strict=True))


def _sentence(one: Property, exact: bool) -> str:
    return f"every failure has {one.words}" + (", and every such input fails" if exact else "")
