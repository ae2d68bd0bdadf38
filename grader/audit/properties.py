"""What can be said of an input in words: of one variable, and of two together.

The words of a property go on after "every failure has". Nothing here knows an exercise: only whether a
variable holds words, lists or numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from grader.audit.columns import Columns, Parts, parts
from grader.model.value import Plain

NAMED = 12
"""Of so many letters or elements a property of their own is looked at."""


@dataclass(frozen=True, slots=True)
class OfOne:
    words: str
    variable: int
    """Index among the call's variables."""
    holds: Callable[[Plain], bool]


@dataclass(frozen=True, slots=True)
class OfTwo:
    words: str
    first: int
    second: int
    """Indices; all values of the second are looked at in one go."""
    mask: Callable[[Plain, Columns], int]


Property = OfOne | OfTwo


def properties(columns: Sequence[Columns]) -> tuple[Property, ...]:
    """All that can be said of these variables, the plainer things first."""
    found: list[Property] = []
    for index, column in enumerate(columns):
        found += _of_parts(index, column) if _has_parts(column) else _of_numbers(index, column)
    for second in range(1, len(columns)):
        for first in range(second):
            found += _of_two(first, second, columns[first], columns[second])
    return tuple(found)


def _of_parts(index: int, column: Columns) -> Iterator[OfOne]:
    name, part = column.name, _part(column)

    def of(words: str, test: Callable[[Parts], bool]) -> OfOne:
        return OfOne(words, index, lambda value: (own := parts(value)) is not None and test(own))

    yield of(f"a repeated {part} in the {name}", lambda own: _distinct(own) < len(own))
    yield of(f"no repeated {part} in the {name}", lambda own: _distinct(own) == len(own))
    yield of(
        f"a {part} three times or more in the {name}", lambda own: any(own.count(one) > 2 for one in own)
    )
    yield of(f"two {part}s repeated in the {name}", lambda own: _repeated(own) > 1)
    yield of(
        f"one and the same {part} all through the {name}", lambda own: len(own) > 1 and _distinct(own) == 1
    )
    yield of(f"the same {part} first and last in the {name}", lambda own: len(own) > 1 and own[0] == own[-1])
    yield of(f"no {part} at all in the {name}", lambda own: not own)
    yield of(f"a single {part} in the {name}", lambda own: len(own) == 1)
    yield of(f"more than one {part} in the {name}", lambda own: len(own) > 1)
    for one in column.all_parts()[:NAMED]:
        shown = one if isinstance(one, str) else repr(one)
        yield of(f"{shown} in the {name}", partial(_holds, one))
        yield of(f"no {shown} in the {name}", partial(_lacks, one))


def _of_numbers(index: int, column: Columns) -> Iterator[OfOne]:
    name = column.name

    def of(words: str, test: Callable[[float], bool]) -> OfOne:
        return OfOne(words, index, lambda value: isinstance(value, int | float) and test(value))

    yield of(f"a negative {name}", lambda number: number < 0)
    yield of(f"{name} = 0", lambda number: number == 0)
    yield of(f"a {name} above 0", lambda number: number > 0)
    yield of(f"an odd {name}", lambda number: number % 2 == 1)
    yield of(f"an even {name}", lambda number: number % 2 == 0)
    for value in column.values[:NAMED]:
        if value != 0:
            yield OfOne(f"{name} = {value!r}", index, partial(_is, value))


def _of_two(first: int, second: int, one: Columns, other: Columns) -> Iterator[OfTwo]:
    if _has_parts(one) and _has_parts(other):
        words = {"part": _part(other), "one": one.name, "other": other.name}
        for template, mask in _RELATIONS:
            yield OfTwo(template.format(**words), first, second, _on_parts(mask))
            if template.startswith("a "):
                yield OfTwo("no " + template[2:].format(**words), first, second, _on_parts(_without(mask)))
    elif not _has_parts(one) and not _has_parts(other):
        for sign, holds in _ORDERS:
            yield OfTwo(f"{one.name} {sign} {other.name}", first, second, _compared(holds))


_Mask = Callable[[Parts, Columns], int]


def _same_at(place: int) -> _Mask:
    return lambda own, them: them.at(place, own[place]) if own else 0


def _every_place(own: Parts, them: Columns) -> int:
    mask = them.all
    for place, part in enumerate(own):
        mask &= them.at(place, part)
    return mask


def _some_place(own: Parts, them: Columns) -> int:
    mask = 0
    for place, part in enumerate(own):
        mask |= them.at(place, part)
    return mask


def _shared(own: Parts, them: Columns) -> int:
    mask = 0
    for part in own:
        mask |= them.at_least(1, part)
    return mask


def _elsewhere(own: Parts, them: Columns) -> int:
    """Some part that both hold is left when the parts at their places are taken out."""
    mask = 0
    for part in dict.fromkeys(own):
        placed = [them.all]  # bit masks: so many copies or more stand at the same places
        for place in (place for place, one in enumerate(own) if one == part):
            placed.append(0)
            for count in range(len(placed) - 1, 0, -1):
                placed[count] |= placed[count - 1] & them.at(place, part)
        for count in range(1, len(placed)):
            mask |= them.at_least(count, part) & ~placed[count]
    return mask


def _more_in_other(own: Parts, them: Columns) -> int:
    mask = 0
    for part in own:
        mask |= them.at_least(own.count(part) + 1, part)
    return mask


def _more_in_one(own: Parts, them: Columns) -> int:
    mask = 0
    for part in own:
        mask |= them.at_least(1, part) & ~them.at_least(own.count(part), part)
    return mask


def _twice(own: Parts, them: Columns) -> int:
    mask = 0
    for part in own:
        if own.count(part) > 1:
            mask |= them.at_least(2, part)
    return mask


def _placed_and_again_in_other(own: Parts, them: Columns) -> int:
    mask = 0
    for place, part in enumerate(own):
        mask |= them.at(place, part) & them.at_least(2, part)
    return mask


def _placed_and_again_in_one(own: Parts, them: Columns) -> int:
    mask = 0
    for place, part in enumerate(own):
        if own.count(part) > 1:
            mask |= them.at(place, part)
    return mask


_RELATIONS: tuple[tuple[str, _Mask], ...] = (
    ("the same {one} as {other}", _every_place),
    ("the same {part} first in {one} and {other}", _same_at(0)),
    ("the same {part} last in {one} and {other}", _same_at(-1)),
    ("a {part} that stands at the same place in {one} and {other}", _some_place),
    ("a {part} that is in both {one} and {other}", _shared),
    ("a {part} that is in both {one} and {other}, but at different places", _elsewhere),
    ("a {part} that is more often in the {other} than in the {one}, and in both", _more_in_other),
    ("a {part} that is more often in the {one} than in the {other}, and in both", _more_in_one),
    ("a {part} that is repeated in both {one} and {other}", _twice),
    ("a {part} at its right place that is in the {other} once more", _placed_and_again_in_other),
    ("a {part} at its right place that is in the {one} once more", _placed_and_again_in_one),
)

_ORDERS: tuple[tuple[str, Callable[[float, float], bool]], ...] = (
    ("=", lambda own, them: own == them),
    ("<", lambda own, them: own < them),
    (">", lambda own, them: own > them),
)


def _on_parts(mask: _Mask) -> Callable[[Plain, Columns], int]:
    return lambda own, them: mask(found, them) if (found := parts(own)) is not None else 0


def _without(mask: _Mask) -> _Mask:
    return lambda own, them: them.all & ~mask(own, them)


def _compared(holds: Callable[[float, float], bool]) -> Callable[[Plain, Columns], int]:
    def mask(own: Plain, them: Columns) -> int:
        if not isinstance(own, int | float):
            return 0
        return them.mask(isinstance(value, int | float) and holds(own, value) for value in them.values)

    return mask


def _has_parts(column: Columns) -> bool:
    return all(parts(value) is not None for value in column.values)


def _part(column: Columns) -> str:
    """What the parts are called."""
    if not all(isinstance(value, str) for value in column.values):
        return "element"
    return "digit" if all(str(part).isdigit() for part in column.all_parts()) else "letter"


def _holds(one: Plain, own: Parts) -> bool:
    return one in own


def _lacks(one: Plain, own: Parts) -> bool:
    return one not in own


def _is(wanted: Plain, value: Plain) -> bool:
    return value == wanted


def _distinct(own: Parts) -> int:
    return len([part for place, part in enumerate(own) if part not in own[:place]])


def _repeated(own: Parts) -> int:
    return len([part for place, part in enumerate(own) if part not in own[:place] and own.count(part) > 1])
