"""All inputs under one choice of constants, and where a program is wrong among them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from grader.audit.columns import Columns
from grader.audit.in_common import Row
from grader.audit.questions import Constants
from grader.model.exercise import Exercise, Stage
from grader.model.inputs import Axis, axes, number_of_inputs
from grader.model.observation import Observation
from grader.model.value import Plain


@dataclass(slots=True)
class Inputs:
    """Rows have all values of the last variable. What has been tried of them is entered here."""

    set: Constants
    axes: tuple[Axis, ...]
    firsts: tuple[Plain, ...]
    """The first variable's values, one of each kind before all others: what is known early says most."""
    whole: bool
    """Every input is in it."""
    rows: list[Row] = field(default_factory=list)
    given_up: Observation | None = None
    """What was seen where the program couldn't be asked any further."""
    possible: tuple[int, ...] | None = None
    """For each row that is due, the mask of the last variable's values that can occur; `None` if all can."""

    @property
    def planned(self) -> int:
        """How many inputs there are to try."""
        if self.possible is not None:
            return sum(mask.bit_count() for mask in self.possible)
        return len(self.firsts) * number_of_inputs(self.axes[1:])

    @property
    def left_out(self) -> int:
        """How many can't occur."""
        return len(self.firsts) * number_of_inputs(self.axes[1:]) - self.planned

    def due(self) -> Iterator[tuple[Plain, ...]]:
        """Those that can occur, in the order of trying."""
        *outer, last = [self.firsts, *(axis.values() for axis in self.axes[1:])]
        for number, values in enumerate(itertools.product(*outer)):
            for bit, value in enumerate(last):
                if self.possible is None or self.possible[number] >> bit & 1:
                    yield (*values, value)

    @property
    def tried(self) -> int:
        if self.possible is not None:
            return sum(mask.bit_count() for mask in self.possible[: len(self.rows)])
        return len(self.rows) * len(self.axes[-1])

    @property
    def wrong(self) -> int:
        return sum(mask.bit_count() for _, mask in self.rows)

    def first_wrong(self) -> tuple[Plain, ...] | None:
        """The first in the order of trying on which the program is wrong."""
        for prefix, mask in self.rows:
            if mask:
                return (*prefix, self.axes[-1].values()[(mask & -mask).bit_length() - 1])
        return None

    def columns(self) -> list[Columns]:
        return [Columns(axis.name, axis.values()) for axis in self.axes]


def inputs_of(exercise: Exercise, stage: Stage, names: Sequence[str], choice: Constants, most: int) -> Inputs:
    """The inputs for a call's variables, in their order.

    Of more inputs than `most`, one of each kind of the first variable is taken, and as many values of the
    last one as fit, evenly.
    """
    by_name = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(choice))}
    resolved = [by_name[name] for name in names]
    whole = number_of_inputs(resolved) <= most
    firsts = _kinds_first(resolved[0]) if whole else resolved[0].kinds()
    if not whole:
        room = max(1, most // max(1, len(firsts) * number_of_inputs(resolved[1:-1])))
        resolved[-1] = _fewer(resolved[-1], room)
    if len(resolved) == 1:
        firsts = resolved[0].values()
    return Inputs(choice, tuple(resolved), firsts, whole)


def _fewer(axis: Axis, room: int) -> Axis:
    step = -(-len(axis) // room)
    return Axis(axis.name, listed=axis.values()[::step]) if step > 1 else axis


def _kinds_first(axis: Axis) -> tuple[Plain, ...]:
    if axis.listed:
        return axis.listed
    kinds = axis.kinds()
    first = frozenset(map(str, kinds))
    return (*kinds, *(word for word in axis.values() if word not in first))
