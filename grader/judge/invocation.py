"""A case as it could be pasted into Python."""

from __future__ import annotations

import re
from collections.abc import Mapping

from grader.judge.wording import whole
from grader.model.case import Call, Case, Draws
from grader.model.exercise import Exercise
from grader.model.value import Plain

_WORD = re.compile(
    r"""(?P<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<![\w.])(?P<name>[^\W\d]\w*)(?!\w|\s*=(?!=))"""
)


def invocation(exercise: Exercise, case: Case) -> str:
    """`LENGTH = 3; score('ABC', 'BAA')`; without a call of its own, the whole program."""
    before = [f"{name} = {whole(value)}" for name, value in case.set]
    before += [f"{name} = lambda *_: {whole(value)}" for name, value in case.given]
    match case.task:
        case Call() as call:
            what = filled_in(call.expression, dict(call.variables))
        case Draws(call, count):
            what = f"{filled_in(call.expression, dict(call.variables))}  # {count} times"
        case _:
            what = f"{exercise.main}()"
    return "; ".join([*before, what])


def filled_in(expression: str, variables: Mapping[str, Plain]) -> str:
    """The expression with the variables' values in their places."""

    def value(found: re.Match[str]) -> str:
        name = found["name"]
        return whole(variables[name]) if name in variables else found[0]

    return _WORD.sub(value, expression)
