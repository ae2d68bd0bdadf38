"""What can be asked of a program in a stage: every call worth trying, the smallest inputs first."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.audit.near import near_inputs, plain_words
from grader.model.case import Call, Case, Draws
from grader.model.exercise import Exercise, Stage
from grader.model.inputs import Axis, axes, constants_of, kinds, number_of_inputs
from grader.model.value import Plain

Constants = tuple[tuple[str, Plain], ...]
Inputs = list[tuple[Plain, ...]]

BATCH = 5_000
"""Calls that are tried at once; of larger spaces so many are taken, evenly."""

SOME = 250
"""So many are taken of a large space with other constants than those that stand in the starter."""

WHOLE = 2_000
"""Spaces of at most so many inputs are tried whole, larger ones by one input of each kind."""

LONGER = 2
"""So much longer than in the starter are words tried."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Calls under one choice of constants."""

    set: Constants
    calls: tuple[Call, ...]


def questions(exercise: Exercise, cases: Sequence[Case], solution: str) -> tuple[Call, ...]:
    """Calls without values: those that cases make, the game's answer, the solution's own functions.

    Only functions that the exercise asks the student for: others are the solution's own affair.
    """
    asked = [case.task for case in cases if isinstance(case.task, Call)]
    templates = [
        Call(call.expression, tuple((name, None) for name, _ in call.variables), call.names) for call in asked
    ]
    known = {name for stage in exercise.stages for name in stage.names} | {
        name for call in asked for name in call.names
    }
    for function in ast.parse(solution).body:
        if isinstance(function, ast.FunctionDef) and (
            function.name in known or _is_answer(exercise, function.name)
        ):
            names = [argument.arg for argument in function.args.args]
            if names and not function.args.defaults:
                expression = f"{function.name}({', '.join(names)})"
                templates.append(Call(expression, tuple((name, None) for name in names), (function.name,)))
    return tuple(dict.fromkeys(templates))


def batches(exercise: Exercise, stage: Stage, cases: Sequence[Case], question: Call) -> Iterator[Batch]:
    """Inputs for one question in one stage, in the order of their size."""
    names = [name for name, _ in question.variables]
    stage = with_inputs_of_before(exercise, stage, names)
    if set(names) <= {name for name, _ in stage.inputs}:
        yield from _legal(exercise, stage, cases, question)
    if not is_answer(exercise, question):
        yield from _near(exercise, stage, cases, question)


def with_inputs_of_before(exercise: Exercise, stage: Stage, names: Sequence[str]) -> Stage:
    """The stage; variables of these names that it doesn't declare are what the nearest stage before says.

    A guess, good enough to look for cases: what is called `board` here will be what it was before.
    """
    known = {name for name, _ in stage.inputs}
    before = exercise.stages[: [one.id for one in exercise.stages].index(stage.id)]
    borrowed = {
        name: domain for one in before for name, domain in one.inputs if name in names and name not in known
    }
    conditions = [each for one in before for each in one.preconditions if set(each.variables) & set(borrowed)]
    return replace(
        stage,
        inputs=(*stage.inputs, *borrowed.items()),
        preconditions=(*stage.preconditions, *conditions),
    )


def is_answer(exercise: Exercise, call: Call) -> bool:
    """It answers in the exercise's format; what it is given must be legal."""
    return call.expression.partition("(")[0] in exercise.answer_calls


def asked_by(exercise: Exercise, stage: Stage, cases: Sequence[Case], solution: str) -> tuple[Call, ...]:
    """The questions that make sense in a stage: without names that only a later one asks for."""
    later = asked_later(exercise, stage)
    return tuple(call for call in questions(exercise, cases, solution) if later.isdisjoint(call.names))


def asked_later(exercise: Exercise, stage: Stage) -> frozenset[str]:
    """Names that only a later stage asks the student for: who does this stage may not have them yet."""
    so_far, later = _names_before_and_after(exercise, stage)
    return later - so_far


def asked_again(exercise: Exercise, stage: Stage) -> frozenset[str]:
    """Names up to this stage that a later one has students change again: their rules may be that one's."""
    so_far, later = _names_before_and_after(exercise, stage)
    return later & so_far


def _names_before_and_after(exercise: Exercise, stage: Stage) -> tuple[frozenset[str], frozenset[str]]:
    at = [one.id for one in exercise.stages].index(stage.id) + 1
    parts = (exercise.stages[:at], exercise.stages[at:])
    so_far, later = (frozenset(name for one in stages for name in one.names) for stages in parts)
    return so_far, later


def choices_of_constants(exercise: Exercise, stage: Stage, cases: Sequence[Case]) -> list[Constants]:
    """What a case could `set` in this stage: small lengths too; the starter's values come as nothing set."""
    standing = dict(exercise.constants)
    ranges: list[list[tuple[str, Plain]]] = []
    for name in constants_of(stage):
        values: list[Plain] = [standing[name]]
        values += [value for case in cases for key, value in case.set if key == name]
        if any(domain.length == name for _, domain in stage.inputs):
            highest = max(value for value in values if isinstance(value, int))
            values += range(1, max(highest, _whole(standing[name]) + LONGER) + 1)
        ranges.append([(name, value) for value in sorted(set(values), key=repr)])
    choices = [
        tuple(pair for pair in choice if pair[1] != standing[pair[0]])
        for choice in itertools.product(*ranges)
    ]
    return sorted(choices, key=lambda choice: size(exercise, stage, choice))


def size(exercise: Exercise, stage: Stage, choice: Constants) -> tuple[int, int]:
    """Letters of an input, and how many constants must be set for it."""
    resolved = axes(stage, dict(exercise.constants) | dict(choice))
    return sum(axis.length for axis in resolved), len(choice)


def _legal(exercise: Exercise, stage: Stage, cases: Sequence[Case], question: Call) -> Iterator[Batch]:
    for choice in choices_of_constants(exercise, stage, cases):
        by_name = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(choice))}
        asked = [by_name[name] for name, _ in question.variables]
        if len(asked) == 1 and (words := plain_words(asked[0], BATCH)):
            yield Batch(choice, tuple(_with(question, (word,)) for word in words))
        yield Batch(choice, tuple(_with(question, values) for values in _inputs(asked, choice)))


def _inputs(asked: Sequence[Axis], choice: Constants) -> list[tuple[Plain, ...]]:
    """Small spaces whole; with the constants as they stand, one input of each kind; else some of those."""
    if number_of_inputs(asked) <= WHOLE:
        return list(itertools.product(*(axis.values() for axis in asked)))
    return _evenly(list(itertools.islice(kinds(asked), 10 * BATCH)), SOME if choice else BATCH)


def _evenly(inputs: list[tuple[Plain, ...]], most: int) -> list[tuple[Plain, ...]]:
    step = -(-len(inputs) // most)
    return inputs[::step] if inputs else []


def _near(exercise: Exercise, stage: Stage, cases: Sequence[Case], question: Call) -> Iterator[Batch]:
    """Values of the cases with their neighbours, then what is stranger: for what checks."""
    own = [
        case for case in cases if isinstance(case.task, Call) and case.task.expression == question.expression
    ]
    choices = list(
        dict.fromkeys([(), *(case.set for case in own), *choices_of_constants(exercise, stage, cases)])
    )
    names = [name for name, _ in question.variables]
    found: list[tuple[Constants, Sequence[Inputs]]] = []
    for choice in choices:
        legal = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(choice))}
        seen = {
            name: [
                value for case in own for key, value in _variables(case) if key == name and case.set == choice
            ]
            for name in names
        }
        found.append((choice, near_inputs(names, legal, seen)))
    for strange in (False, True):
        for choice, parts in found:
            if parts[strange]:
                smallest_first = _evenly(parts[strange], SOME)
                yield Batch(choice, tuple(_with(question, values) for values in smallest_first))


def _with(question: Call, values: Sequence[Plain]) -> Call:
    names = (name for name, _ in question.variables)
    return Call(question.expression, tuple(zip(names, values, strict=True)), question.names)


def _variables(case: Case) -> tuple[tuple[str, Plain], ...]:
    match case.task:
        case Call(_, variables) | Draws(Call(_, variables)):
            return variables
        case _:
            return ()


def _is_answer(exercise: Exercise, function: str) -> bool:
    return exercise.game is not None and exercise.game.answer.startswith(f"{function}(")


def _whole(value: Plain) -> int:
    return value if isinstance(value, int) else 0
