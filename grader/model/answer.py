"""How an exercise words its answers, so that they can be compared field by field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

_FIELD = re.compile(r"\{(\w+):d\}")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with whole numbers in it: `{positions:d} positions, {letters:d} letters`."""

    template: str
    fields: tuple[str, ...] = field(init=False)
    _pattern: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        pieces = _FIELD.split(self.template)
        object.__setattr__(self, "fields", tuple(pieces[1::2]))
        pattern = "".join(re.escape(piece) if at % 2 == 0 else r"(-?\d+)" for at, piece in enumerate(pieces))
        object.__setattr__(self, "_pattern", pattern)

    def read(self, text: str) -> tuple[int, ...] | None:
        """The numbers in the order of `fields`, or `None` if the text isn't worded exactly so."""
        found = re.fullmatch(self._pattern, text, re.ASCII)
        return tuple(int(number) for number in found.groups()) if found else None

    def find(self, text: str) -> list[tuple[int, ...]]:
        """Every answer that stands in a longer text, in reading order; digits and words are bounded."""
        bounded = rf"(?<![\w-]){self._pattern}(?!\w)"
        return [tuple(int(number) for number in hit.groups()) for hit in re.finditer(bounded, text, re.ASCII)]

    def write(self, numbers: tuple[int, ...]) -> str:
        return self.template.format(**dict(zip(self.fields, numbers, strict=True)))


@dataclass(frozen=True, slots=True)
class Marks:
    """A run of marks, each repeated as often as its field counts: `++-` is exact 2, partial 1."""

    marks: tuple[tuple[str, str], ...]
    """Field and mark (one character each), in the order in which they must be written."""

    @classmethod
    def of(cls, marks: Mapping[str, str]) -> Marks:
        return cls(tuple(marks.items()))

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.marks)

    def read(self, text: str) -> tuple[int, ...] | None:
        """The counts in the order of `fields`, or `None` if other marks or another order are there."""
        pattern = "".join(f"({re.escape(mark)}*)" for _, mark in self.marks)
        found = re.fullmatch(pattern, text)
        return tuple(len(run) for run in found.groups()) if found else None

    def find(self, text: str) -> list[tuple[int, ...]]:
        """Every answer that stands alone on a line or after a colon, in reading order."""
        found = []
        for line in text.splitlines():
            numbers = self.read(line.rpartition(":")[2].strip())
            if numbers is not None:
                found.append(numbers)
        return found

    def write(self, numbers: tuple[int, ...]) -> str:
        return "".join(mark * count for (_, mark), count in zip(self.marks, numbers, strict=True))


AnswerFormat = Sentence | Marks
