"""What the solution answers on whole rows of inputs, faster than it could be asked.

Where all variables are words over the same letters and the solution doesn't care which letter is which, its
answers for one word of each kind give all others by renaming letters. That it doesn't care isn't taken on
trust: whole rows of other words are worked out by the solution itself and must come out the same, else every
row is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grader.model.exercise import Limits
from grader.model.inputs import Axis
from grader.model.observation import Observation
from grader.model.value import Plain
from grader.run import Runner
from grader.run.tabulating import Table

CHECKED = 12
"""Rows that are worked out by the solution itself, spread evenly over all of them."""


class Oracle:
    """The solution's answers for one question, under one choice of constants."""

    def __init__(
        self,
        runner: Runner,
        program: bytes,
        name: str,
        expression: str,
        names: Sequence[str],
        *,
        limits: Limits,
        set: tuple[tuple[str, Plain], ...] = (),
        printed: bool = False,
    ) -> None:
        self._runner = runner
        self._program = program
        self._name = name
        self._expression = expression
        self._names = names
        self._limits = limits
        self._set = set
        self._printed = printed
        self.answers: Sequence[Observation] = ()
        """What a code stands for."""

    def rows(self, axes: Sequence[Axis], firsts: Sequence[Plain]) -> Iterator[Sequence[int]]:
        """Codes for the last variable's values, a row for each combination of the others.

        The first variable takes the values of `firsts`, in that order. Nothing is asked before the first row
        is wanted.
        """
        alike = len(axes) == 2 and axes[0].letters and axes[0].letters == axes[1].letters
        kinds = axes[0].kinds() if alike else ()
        if kinds and len(firsts) > len(kinds) + CHECKED:
            renamed = _Renamed(axes[0], axes[1], self._table(axes, kinds))
            self.answers = renamed.answers
            if self._is_sure(renamed, axes, firsts):
                yield from (renamed.row(str(word)) for word in firsts)
                return
        table = self._table(axes, firsts)
        self.answers = table.answers
        yield from (row.codes for row in table)

    def _table(self, axes: Sequence[Axis], firsts: Sequence[Plain]) -> Table:
        first, *others = axes
        return self._runner.tabulate(
            self._program,
            self._name,
            self._expression,
            self._names,
            [(first.name, firsts), *((axis.name, axis.values()) for axis in others)],
            limits=self._limits,
            set=self._set,
            printed=self._printed,
        )

    def _is_sure(self, renamed: _Renamed, axes: Sequence[Axis], firsts: Sequence[Plain]) -> bool:
        some = firsts[:: max(1, len(firsts) // CHECKED)]
        table = self._table(axes, some)
        return all(
            _told(row.codes, table.answers) == _told(renamed.row(str(word)), renamed.answers)
            for word, row in zip(some, table, strict=True)
        )


class _Renamed:
    """Rows for any first word, from those of one word of each kind."""

    def __init__(self, first: Axis, last: Axis, table: Table) -> None:
        words = [str(word) for word in last.values()]
        self._letters = first.letters
        self._words = " ".join(words)
        self._known = {str(row.values[0]): dict(zip(words, row.codes, strict=True)) for row in table}
        self.answers = table.answers

    def row(self, word: str) -> Sequence[int]:
        kind, names = self._kind(word)
        known = self._known[kind]
        codes = [known[other] for other in self._words.translate(names).split(" ")]
        return bytes(codes) if len(self.answers) < 256 else codes

    def _kind(self, word: str) -> tuple[str, dict[int, int]]:
        """The first word of its kind, and which letter then goes by which name."""
        order = dict.fromkeys(word + self._letters)
        names = {ord(letter): ord(name) for letter, name in zip(order, self._letters, strict=True)}
        return word.translate(names), names


def _told(codes: Sequence[int], answers: Sequence[Observation]) -> list[tuple[str, str, str, str]]:
    told = [(answer.kind.value, repr(answer.value), repr(answer.error), answer.printed) for answer in answers]
    return [told[code] for code in codes]
