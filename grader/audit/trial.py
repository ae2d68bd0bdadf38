"""Asking a program and the solution the same thing for all inputs, side by side."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.audit.comparison import Comparison, Right
from grader.audit.expected import expectation, is_about_printing
from grader.audit.oracle import Oracle
from grader.audit.preconditions import masks, precondition
from grader.audit.questions import Constants
from grader.audit.space import Inputs, inputs_of
from grader.judge.call import is_right
from grader.model.case import Call, Case, Expectation, Matches
from grader.model.exercise import Exercise, Limits, Stage
from grader.model.observation import Kind, Observation
from grader.model.place import Place
from grader.model.value import Plain
from grader.run import Runner

LARGE = 4_000_000
"""Spaces of more inputs aren't tried whole."""

STUCK = 1.0
"""Seconds of wall-clock time after which an input is given up; a right program needs a millionth of it."""

PROBED = 20
"""Inputs on which it is seen whether the solution prints."""

_UNKNOWN = (Kind.NOT_LOADED, Kind.MISSING, Kind.SKIPPED)
"""What isn't an answer to an input: the rest of the space then stays unknown."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One question of one stage. The solution answers in a runner of its own, at the same time."""

    exercise: Exercise
    stage: Stage
    cases: Sequence[Case]
    call: Call
    """Its variables' values don't matter."""
    solution: bytes
    reference: Runner
    to_the_letter: bool = False
    """Texts whose wording cases leave to the student must be the solution's own all the same."""

    def inputs(self, choice: Constants, most: int = LARGE) -> Inputs:
        names = [name for name, _ in self.call.variables]
        return inputs_of(self.exercise, self.stage, names, choice, most)

    def run(self, inputs: Inputs, program: bytes, name: str, runner: Runner) -> Iterator[None]:
        """Enter in the inputs, row by row, where the program is wrong; stops after each row."""
        call, limits = self.call, replace(self.exercise.limits, case=min(STUCK, self.exercise.limits.case))
        inputs.possible = self._possible(inputs, limits)
        printed = self._prints(inputs)
        first, *others = inputs.axes
        axes = [(first.name, inputs.firsts), *((axis.name, axis.values()) for axis in others)]
        table = runner.tabulate(
            program,
            name,
            call.expression,
            call.names,
            axes,
            limits=limits,
            set=inputs.set,
            printed=printed,
        )
        oracle = self._oracle(call, inputs, limits, printed=printed)
        comparison = Comparison(self._judge)
        for row, right in zip(table, oracle.rows(inputs.axes, inputs.firsts), strict=True):
            if any(answer.kind in _UNKNOWN for answer in table.answers):
                inputs.given_up = table.answers[-1]
                return
            wrong = comparison.wrong(row.codes, table.answers, right, oracle.answers)
            if inputs.possible is not None:
                wrong &= inputs.possible[len(inputs.rows)]
            inputs.rows.append((row.values, wrong))
            yield

    def case(self, values: Sequence[Plain], set_: Constants, expected: Expectation | None) -> Case:
        variables = zip((name for name, _ in self.call.variables), values, strict=True)
        call = Call(self.call.expression, tuple(variables), self.call.names)
        return Case(
            "proved", "", self.stage.id, call, expected, Place(self.exercise.solution, 1, 1), set=set_
        )

    def _possible(self, inputs: Inputs, limits: Limits) -> tuple[int, ...] | None:
        condition = precondition(self.stage, [axis.name for axis in inputs.axes])
        if condition is None:
            return None
        return tuple(masks(self._oracle(condition, inputs, limits), inputs.axes, inputs.firsts))

    def _oracle(self, asked: Call, inputs: Inputs, limits: Limits, *, printed: bool = False) -> Oracle:
        """What the solution says to that."""
        return Oracle(
            self.reference,
            self.solution,
            self.exercise.file,
            asked.expression,
            asked.names,
            limits=limits,
            set=inputs.set,
            printed=printed,
        )

    def _prints(self, inputs: Inputs) -> bool:
        """What counts of the call is what it prints."""
        some = itertools.islice(inputs.due(), PROBED)
        asked = [
            replace(self.case(values, inputs.set, None), id=str(number)) for number, values in enumerate(some)
        ]
        seen = self.reference.observe(self.solution, self.exercise.file, asked, self.exercise.limits)
        return any(is_about_printing(self.call, one, self.cases) for _, one in seen.observations)

    def _judge(self, right: Observation) -> Right:
        expected = expectation(self.exercise, self.call, right, self.cases)
        if expected is None:
            return lambda answer: answer.kind is right.kind
        if self.to_the_letter and isinstance(expected, Matches):
            return lambda answer: answer.kind is right.kind and answer.value == right.value
        case = self.case([value for _, value in self.call.variables], (), expected)
        return lambda answer: is_right(self.exercise, case, self.call, answer)
