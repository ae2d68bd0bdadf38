"""What an exercise's picture is drawn from: the values of the question, and the numbers of both answers."""

from __future__ import annotations

from typing import NamedTuple

from grader.judge.comparison import answering
from grader.model.answer import Numbers
from grader.model.case import Call, Case, Expect, Play
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Observation
from grader.model.value import Plain
from grader.model.verdict import Status, Verdict

Counts = tuple[tuple[str, int], ...]


class Drawn(NamedTuple):
    variables: tuple[tuple[str, Plain], ...] = ()
    expected: Counts = ()
    """By the field of the answer."""
    observed: Counts = ()


def drawn(exercise: Exercise, case: Case, verdict: Verdict, seen: Observation) -> Drawn:
    """Of a game it is the answer with which it left the expected way; without numbers if there are none."""
    wrong = verdict.status is Status.FAILED
    match case:
        case Case(task=Call() as call, expectation=Expect(value)) if wrong and (
            form := answering(exercise, call)
        ):
            names = form.form.fields
            came = form.read(seen.value) if seen.kind is Kind.RETURNED else None
            return Drawn(call.variables, _counts(names, form.read_expected(value)), _counts(names, came))
        case Case(task=Call() as call):
            return Drawn(call.variables)
        case Case(task=Play()) if wrong and not verdict.slip:
            return _of_game(exercise, case, verdict, seen)
        case _:
            return Drawn()


def _of_game(exercise: Exercise, case: Case, verdict: Verdict, seen: Observation) -> Drawn:
    """A guess that isn't legal, or a secret that nobody fixed, can't be drawn."""
    from grader.judge.rules import rules

    game = rules(exercise, case)
    if game is None or exercise.game is None or not verdict.left_at:
        return Drawn()
    secret = dict(case.given).get(exercise.game.secret)
    guess = game.read(seen.transcript[verdict.left_at - 1].typed or "")
    right = game.form.read(verdict.expected) if verdict.expected else None
    came = game.form.read(verdict.observed) if verdict.observed else None
    if right is None or came is None or right == came:
        return Drawn()
    if game.secret.fault(secret) or game.guess.fault(guess):
        return Drawn()
    names = game.form.fields
    variables = ((game.secret.name, secret), (game.guess.name, guess))
    return Drawn(variables, _counts(names, right), _counts(names, came))


def _counts(names: tuple[str, ...], numbers: Numbers | None) -> Counts:
    return tuple(zip(names, numbers or (), strict=False))
