"""A case as it could be pasted into Python; a whole game also in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grader.judge.wording import listed, whole
from grader.model.case import Call, Case, Draws, Goal, LineKind, Play, Player
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
            before, what = _as_a_call(before, call)
        case Draws(call, count):
            before, what = _as_a_call(before, call)
            what += f"  # {count} times" if count > 1 else ""
        case _:
            what = f"{exercise.main}()"
    return "; ".join([*before, what])


def _as_a_call(before: list[str], call: Call) -> tuple[list[str], str]:
    """A list that the expression asks for twice keeps its name: written twice it would be two lists."""
    named = {
        name: value
        for name, value in call.variables
        if isinstance(value, list | dict) and _uses(call.expression, name) > 1
    }
    given = [f"{name} = {whole(value)}" for name, value in named.items()]
    others = {name: value for name, value in call.variables if name not in named}
    return [*before, *given], filled_in(call.expression, others)


def _uses(expression: str, name: str) -> int:
    return sum(found["name"] == name for found in _WORD.finditer(expression))


def filled_in(expression: str, variables: Mapping[str, Plain]) -> str:
    """The expression with the variables' values in their places."""

    def value(found: re.Match[str]) -> str:
        name = found["name"]
        return whole(variables[name]) if name in variables else found[0]

    return _WORD.sub(value, expression)


def played(exercise: Exercise, case: Case) -> str:
    """`A game with the secret FBDA, in which `ABCD` and `FBDA` are typed.` Empty if the case is a call."""
    match case.task:
        case Play(lines):
            typed = [line.text for line in lines if line.kind is LineKind.TYPED]
            return f"{_which_game(exercise, case)}, in which {_typed(typed)} typed."
        case Player(goal, games):
            what = f"{games} whole games" if games > 1 else "A whole game"
            end = "the secret is found" if goal is Goal.WIN else "no guess is left"
            return f"{what}{_edits(case)}, played until {end}."
        case _:
            return ""


def _which_game(exercise: Exercise, case: Case) -> str:
    what = "A run of the whole program" if exercise.game is None else "A game"
    for name, value in case.given:
        if exercise.game and name == exercise.game.secret:
            what += f" with the secret {value if isinstance(value, str) else whole(value)}"
        else:
            what += f", with `{name}` giving {whole(value)}"
    return what + _edits(case)


def _edits(case: Case) -> str:
    """What is changed in the file, as an insertion."""
    return "".join(f", with `{name} = {whole(value)}`" for name, value in case.set)


def _typed(lines: Sequence[str]) -> str:
    """`nothing is`, `an empty line is`, `` `ABCD` and `FBDA` are``."""
    shown = [f"`{line}`" if line.strip() else "an empty line" for line in lines]
    if not shown:
        return "nothing is"
    return f"{listed(shown)} {'is' if len(shown) == 1 else 'are'}"
