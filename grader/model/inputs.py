"""Every input that is possible in a stage, in a fixed order: all of them, or one of each kind."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence

from grader.model.exercise import Domain, Stage
from grader.model.record import dataclass
from grader.model.value import Plain


@dataclass(frozen=True, slots=True)
class Axis:
    """All values that one variable can take: words over `letters`, or the listed ones."""

    name: str
    letters: str = ""
    length: int = 0
    repeats: bool = True
    listed: tuple[Plain, ...] = ()

    def __len__(self) -> int:
        if self.listed:
            return len(self.listed)
        number = len(self.letters)
        return number**self.length if self.repeats else math.perm(number, self.length)

    def values(self) -> tuple[Plain, ...]:
        """In the order of the alphabet, or as listed."""
        if self.listed:
            return self.listed
        if self.repeats:
            return tuple(map("".join, itertools.product(self.letters, repeat=self.length)))
        return tuple(map("".join, itertools.permutations(self.letters, self.length)))

    def kinds(self) -> tuple[Plain, ...]:
        """One of each kind: of words that become each other when letters are renamed, the first."""
        if self.listed:
            return self.listed
        return tuple(word for word, _ in _words(self, 0))

    def fault(self, value: Plain) -> str | None:
        """Why a value isn't legal here, as the end of a sentence; `None` if it is."""
        if self.listed:
            return None if value in self.listed else f"is none of {_some(self.listed)}"
        if not isinstance(value, str):
            return "isn't text"
        if len(value) != self.length:
            return f"has {_some_of(unit(self.letters), len(value))}, where {self.length} are asked for"
        strange = next((letter for letter in value if letter not in self.letters), None)
        if strange is not None:
            return f"has {strange!r}, which is none of {self.letters}"
        if not self.repeats and len(set(value)) < len(value):
            return f"has a {unit(self.letters)} twice"
        return None


def axes(stage: Stage, constants: Mapping[str, Plain]) -> tuple[Axis, ...]:
    """The stage's variables with the file's constants as given, in the order of the stage."""
    return tuple(_axis(name, domain, constants) for name, domain in stage.inputs)


def constants_of(stage: Stage) -> tuple[str, ...]:
    """The names of the constants on which the stage's inputs depend, in order of appearance."""
    names = [
        part for _, domain in stage.inputs for part in (domain.length, domain.first) if isinstance(part, str)
    ]
    return tuple(dict.fromkeys(names))


def number_of_inputs(several: Sequence[Axis]) -> int:
    return math.prod(len(axis) for axis in several)


def kinds(several: Sequence[Axis]) -> Iterator[tuple[Plain, ...]]:
    """One input of each kind: letters are named anew in the order in which they first appear in all words."""
    return _kinds(list(several), {})


def _kinds(several: list[Axis], used: dict[str, int]) -> Iterator[tuple[Plain, ...]]:
    if not several:
        yield ()
        return
    axis, rest = several[0], several[1:]
    if axis.listed:
        for value in axis.listed:
            for others in _kinds(rest, used):
                yield (value, *others)
        return
    for word, count in _words(axis, used.get(axis.letters, 0)):
        for others in _kinds(rest, used | {axis.letters: count}):
            yield (word, *others)


def _words(axis: Axis, used: int, start: str = "") -> Iterator[tuple[str, int]]:
    """Words and how many letters are in use after them, in the order of the alphabet."""
    if len(start) == axis.length:
        yield start, used
        return
    for number, letter in enumerate(axis.letters[: used + 1]):
        if axis.repeats or letter not in start:
            yield from _words(axis, max(used, number + 1), start + letter)


def _axis(name: str, domain: Domain, constants: Mapping[str, Plain]) -> Axis:
    if domain.values:
        return Axis(name, listed=domain.values)
    first = _number(domain.first, constants) if domain.first is not None else len(domain.alphabet)
    return Axis(name, domain.alphabet[:first], _number(domain.length, constants), domain.repeats)


def _number(number: int | str, constants: Mapping[str, Plain]) -> int:
    value = constants[number] if isinstance(number, str) else number
    if not isinstance(value, int):
        raise TypeError(f"{number} is {value!r}; a length or a number of letters is a whole number")
    return value


def unit(alphabet: str) -> str:
    """What one sign of an alphabet is called on screen."""
    return "digit" if alphabet.isdigit() else "letter"


def _some_of(noun: str, number: int) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _some(values: tuple[Plain, ...]) -> str:
    shown = ", ".join(map(repr, values[:6]))
    return shown + (", …" if len(values) > 6 else "")
