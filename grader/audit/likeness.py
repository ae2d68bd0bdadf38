"""Misconceptions that do what the solution does: their text differs, but there is nothing to catch.

That is claimed only where it is known: what differs comes to light in nothing but functions that take the
inputs of the misconception's stage, and they answer all of them as the solution's do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.audit.bench import Bench
from grader.audit.later_rules import with_inputs
from grader.audit.questions import asked_by, choices_of_constants
from grader.audit.reach import users
from grader.audit.trial import LARGE, Trial
from grader.model.case import Call, Case
from grader.model.exercise import Exercise, Misconception, Stage
from grader.model.inputs import axes
from grader.run import Runner

FEWER = 20_000
"""Inputs that are tried with other constants than those that stand in the starter."""

FIRST = 8
"""Calls that are tried before all others: hardly any misconception passes them."""


def alike(
    bench: Bench, solution: str, cases: Sequence[Case], bank: Sequence[Misconception]
) -> Iterator[Misconception]:
    """Those of the bank that do what the solution does, and that no case with a call tells from it."""
    for stage in bench.exercise.stages:
        own = [each for each in bank if each.stage == stage.id]
        if own:
            yield from _alike_in(bench, with_inputs(bench.exercise, stage), solution, cases, own)


def _alike_in(
    bench: Bench, stage: Stage, solution: str, cases: Sequence[Case], bank: Sequence[Misconception]
) -> Iterator[Misconception]:
    asked = asked_by(bench.exercise, stage, cases, solution)
    calls = [case for case in cases if isinstance(case.task, Call)]
    own = [case for case in calls if case.stage == stage.id]
    told = [(each, telling_calls(bench.exercise, stage, asked, solution, each)) for each in bank]
    left = [(each, telling) for each, telling in told if telling is not None]
    for some in (own[:: -(-len(own) // FIRST) or 1], calls):
        unsound, *killed = bench.failed_calls([solution, *(each.source for each, _ in left)], some)
        left = [one for one, failed in zip(left, killed, strict=True) if failed <= unsound]
        if not left:
            return
    with Runner() as reference:
        same = _Likeness(bench, stage, solution, cases, reference)
        for each, telling in left:
            if all(same.holds(call, each.source) for call in telling):
                yield each


def telling_calls(
    exercise: Exercise, stage: Stage, asked: Sequence[Call], solution: str, wrong: Misconception
) -> tuple[Call, ...] | None:
    """Calls of one function each, with the stage's inputs alone: programs that answer them alike are alike.

    `None` if there are no such calls, because what differs can show in other ways too.

    `asked` are the questions that make sense in the stage.
    """
    plain = {call.names[0]: call for call in asked if _is_on_inputs(call, stage)}
    open_ends = {name for call in asked for name in call.names}
    open_ends |= {name for one in exercise.stages for name in one.names}
    open_ends |= {exercise.main} | ({exercise.game.secret} if exercise.game else set())
    open_ends -= {name for name, _ in exercise.constants}
    found: dict[str, Call] = {}
    seen: set[str] = set()
    waiting = sorted(wrong.definitions)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if name in plain:
            found[name] = plain[name]
        elif name in open_ends:
            return None
        else:
            waiting += sorted(users(solution, name) | users(wrong.source, name))
    return tuple(found.values())


def _is_on_inputs(call: Call, stage: Stage) -> bool:
    """`f(x, y)`, and the stage says what x and y can be."""
    names = [name for name, _ in call.variables]
    inputs = {name for name, _ in stage.inputs}
    return (
        bool(names)
        and inputs.issuperset(names)
        and re.fullmatch(r"\w+\(\w+(, \w+)*\)", call.expression) is not None
    )


@dataclass(frozen=True, slots=True)
class _Likeness:
    bench: Bench
    stage: Stage
    solution: str
    cases: Sequence[Case]
    reference: Runner

    def holds(self, call: Call, source: str) -> bool:
        """The program answers the call as the solution does, and leaves lists that it is given alike.

        On all inputs with the constants as they stand, and on those that are tried with others.
        """
        return all(self._holds(one, source) for one in (call, *self._left_of(call)))

    def _left_of(self, call: Call) -> tuple[Call, ...]:
        """A call that answers what the arguments are afterwards, if they can be changed in place."""
        names = [name for name, _ in call.variables]
        listed = {axis.name: axis.listed for axis in axes(self.stage, dict(self.bench.exercise.constants))}
        changeable = [name for name in names if any(isinstance(one, list | dict) for one in listed[name])]
        if not changeable:
            return ()
        return (replace(call, expression=f"({call.expression}, [{', '.join(changeable)}])[1]"),)

    def _holds(self, call: Call, source: str) -> bool:
        exercise = self.bench.exercise
        trial = Trial(
            exercise, self.stage, self.cases, call, self.solution.encode(), self.reference, to_the_letter=True
        )
        for choice in choices_of_constants(exercise, self.stage, self.cases):
            inputs = trial.inputs(choice, FEWER if choice else LARGE)
            if not choice and not inputs.whole:
                return False
            for _ in trial.run(inputs, source.encode(), exercise.file, self.bench.runner):
                if inputs.rows[-1][1]:
                    return False
            if inputs.given_up is not None or not inputs.planned:
                return False
        return True
