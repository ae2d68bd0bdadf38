"""The values of one variable as bits of whole numbers, so that a property of all of them is one number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from grader.model.value import Plain

Parts = Sequence[Plain]


def parts(value: Plain) -> Parts | None:
    """The letters of a word or the elements of a list; `None` for what has no parts."""
    return value if isinstance(value, str | list | tuple) else None


@dataclass(slots=True)
class Columns:
    """Bit `n` of a mask stands for the value `values[n]`."""

    name: str
    values: tuple[Plain, ...]
    _known: dict[tuple[str, object], int] = field(default_factory=dict, repr=False)

    @property
    def all(self) -> int:
        return (1 << len(self.values)) - 1

    def mask(self, holds: Iterable[bool]) -> int:
        """The mask of the values, given in their order, for which something holds."""
        digits = "".join("1" if one else "0" for one in holds)
        return int(digits[::-1] or "0", 2)

    def remembered(self, words: str, holds: Callable[[Plain], bool]) -> int:
        """The mask of a property that is known by its words."""
        key = ("property", words)
        if key not in self._known:
            self._known[key] = self.mask(map(holds, self.values))
        return self._known[key]

    def at(self, place: int, part: Plain) -> int:
        """Values whose part at `place`, from 0 or from -1 backwards, is this one."""
        key = ("at", (place, part))
        if key not in self._known:
            self._known[key] = self.mask(
                (own := parts(value)) is not None and -len(own) <= place < len(own) and own[place] == part
                for value in self.values
            )
        return self._known[key]

    def at_least(self, count: int, part: Plain) -> int:
        """Values that hold this part so many times or more often."""
        key = ("at_least", (count, part))
        if key not in self._known:
            self._known[key] = self.mask(
                (own := parts(value)) is not None and own.count(part) >= count for value in self.values
            )
        return self._known[key]

    def all_parts(self) -> tuple[Plain, ...]:
        """Every part of every value, in order of first appearance."""
        found: list[Plain] = []
        for value in self.values:
            for part in parts(value) or ():
                if part not in found:
                    found.append(part)
        return tuple(found)
