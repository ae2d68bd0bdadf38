"""Inputs near those of the cases and near what is legal: for functions that check what they are given."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from grader.model.inputs import Axis
from grader.model.value import Plain

MOST = 50_000
"""Inputs that are made before the smallest of them are taken."""

FILLED = 3
"""So many places of a word that is else empty are filled."""


def plain_words(axis: Axis, most: int) -> list[Plain]:
    """Words in which hardly anything stands, such as `....X....`, those with least first.

    Only of an alphabet in which one sign, and no other, is neither letter nor digit: it is what stands where
    nothing is. They are the easiest to read. At most so many.
    """
    blanks = [letter for letter in axis.letters if not letter.isalnum()]
    if len(blanks) != 1 or not axis.repeats or axis.length <= FILLED:
        return []
    return list(itertools.islice(_filled(blanks[0], axis), most))


def _filled(blank: str, axis: Axis) -> Iterator[str]:
    others = axis.letters.replace(blank, "")
    for number in range(FILLED + 1):
        for letters in sorted(itertools.product(others, repeat=number), key=lambda one: len(set(one))):
            for places in itertools.combinations(range(axis.length), number):
                word = [blank] * axis.length
                for place, letter in zip(places, letters, strict=True):
                    word[place] = letter
                yield "".join(word)


def near_inputs(
    names: Sequence[str], legal: Mapping[str, Axis], seen: Mapping[str, Sequence[Plain]]
) -> tuple[list[tuple[Plain, ...]], list[tuple[Plain, ...]]]:
    """Values in the order of `names`, the smallest first: as the cases' are, and stranger ones.

    `seen` are the values that cases give a variable. Strange is what isn't legal, or has another length than
    all that was seen.
    """
    columns = [_around(legal.get(name), seen[name]) for name in names]
    inputs = sorted(itertools.islice(itertools.product(*columns), MOST), key=weight)
    usual = [_lengths(legal.get(name), seen[name]) for name in names]
    split: tuple[list[tuple[Plain, ...]], list[tuple[Plain, ...]]] = ([], [])
    for values in inputs:
        strange = any(
            isinstance(value, str) and len(value) not in lengths
            for value, lengths in zip(values, usual, strict=True)
        )
        split[strange].append(values)
    return split


def _lengths(axis: Axis | None, seen: Sequence[Plain]) -> frozenset[int]:
    legal = [axis.length] if axis is not None and axis.letters else []
    return frozenset(legal + [len(value) for value in seen if isinstance(value, str)])


def _around(axis: Axis | None, seen: Sequence[Plain]) -> list[Plain]:
    words = [value for value in seen if isinstance(value, str)]
    letters = axis.letters if axis is not None else ""
    if axis is not None and axis.letters and axis.length:
        middle = (axis.letters * axis.length)[: axis.length]
        words += [axis.letters[-1] * axis.length, axis.letters[0] * axis.length, middle, middle[::-1]]
    near: list[Plain] = [value for value in seen if not isinstance(value, str)]
    near += [change for value in seen if type(value) is int for change in (value - 1, value + 1, -value)]
    for word in words:
        near += [
            word,
            word[:-1],
            word[1:],
            word + word[-1:],
            word.lower(),
            "",
            word[:-1] + "?",
            "?" + word[1:],
        ]
        near += [word[:-1] + word[:1], word[:-1] + _next(word), word + "?"]
        near += [word[:-1] + letter for letter in letters if word]
    if axis is not None and axis.listed and not any(map(axis.fault, seen)):
        near = [value for value in near if not axis.fault(value)]  # the function has never to do with others
    return sorted(
        {(type(value).__name__, repr(value)): value for value in near}.values(),
        key=lambda one: weight((one,)),
    )


def _next(word: str) -> str:
    """The letter after the word's last."""
    return chr(ord(word[-1]) + 1) if word else ""


def weight(values: tuple[Plain, ...]) -> tuple[int, str]:
    """What comes first is smaller."""
    return sum(len(value) if isinstance(value, str | list | tuple) else 1 for value in values), repr(values)
