"""Tables: every combination of inputs through one expression, row by row."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product

from grader.model.observation import Kind, Observation
from grader.model.record import dataclass
from grader.model.value import Plain
from grader.run.answering import ENDS, Answering, Axes, Refused
from grader.run.message import how_it_ended
from grader.run.session import TimedOut

MOST_FAILURES = 3
"""Inputs that may end their process before the rest is skipped."""
MOST_ENDS = 12
"""Ends before the rest is skipped, whether or not an input is to blame; rows that take long don't count."""


@dataclass(frozen=True, slots=True)
class Row:
    """The answers for all values of the last variable, as codes; see `Table.answers`."""

    values: tuple[Plain, ...]
    """The values of the other variables."""
    codes: Sequence[int]
    """`bytes`, unless there are more than 256 different answers."""


class Table:
    """Rows in the order of `itertools.product`, while they are being worked out. Iterate once."""

    def __init__(
        self,
        start: Callable[[], Answering],
        expression: str,
        names: Sequence[str],
        axes: Axes,
        *,
        printed: bool = False,
    ) -> None:
        self.answers: list[Observation] = []
        """What a code stands for. Grows during the iteration; an answer may have two codes."""
        self._start = start
        self._expression = expression
        self._names = names
        self._axes = axes
        self._printed = printed
        self._width = len(axes[-1][1])
        self._total = math.prod(len(values) for _, values in axes)

    def __iter__(self) -> Iterator[Row]:
        rows = product(*(values for _, values in self._axes[:-1]))
        pending: Sequence[int] = b""
        for codes in self._codes():
            pending = [*pending, *codes] if pending else codes
            whole = len(pending) - len(pending) % self._width
            for start in range(0, whole, self._width):
                yield Row(next(rows), pending[start : start + self._width])
            pending = pending[whole:]

    def _codes(self) -> Iterator[Sequence[int]]:
        """All codes in order; an input that ends its process is found by going through its row singly."""
        done = failures = ends = 0
        singly = False
        while done < self._total:
            shift = len(self.answers)
            seen: list[Observation] = []
            try:
                if failures >= MOST_FAILURES or ends >= MOST_ENDS:
                    raise Refused(Observation(Kind.SKIPPED, detail="earlier inputs had ended their process"))
                with self._start() as answering:
                    seen = answering.answers
                    for codes in answering.ask(
                        self._expression,
                        self._names,
                        self._axes,
                        done,
                        singly=singly,
                        printed=self._printed,
                    ):
                        self.answers[shift:] = seen
                        done += len(codes)
                        yield [code + shift for code in codes] if shift else codes
                singly = False
            except Refused as refused:
                yield [self._code(refused.observation)] * (self._total - done)
                return
            except ENDS as end:
                ends += not isinstance(end, TimedOut)
                if singly:
                    failures += 1
                    done += 1
                    yield [self._code(how_it_ended(end))]
                singly = not singly

    def _code(self, observation: Observation) -> int:
        self.answers.append(observation)
        return len(self.answers) - 1
