"""Whether the answers of a game are true of the secret that it names, or of any secret at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.comparison import Numbers, RightAnswers, Setting
from grader.judge.deviation import Deviation
from grader.judge.difference import field_difference
from grader.judge.games import Game, Turn
from grader.judge.rules import Rules
from grader.judge.wording import count

_MOST = 1_000_000
"""Pairs of secret and guess that are looked at to find a contradiction."""


class Oracle(NamedTuple):
    """The right answers of the game, with the constants as the case sets them."""

    answers: RightAnswers
    set: Setting

    def answer(self, secret: str, guess: str) -> Numbers:
        return self.answers([guess], [secret], self.set)[0][0]


def untrue(rules: Rules, game: Game, secret: str | None, oracle: Oracle) -> Deviation | None:
    """The answers that can't be right: against the named secret, or against each other."""
    answered = [turn for turn in game.guesses if turn.answers]
    if secret is None:
        return _contradiction(rules, answered, oracle)
    wrong = [turn for turn in answered if oracle.answer(secret, rules.read(turn.typed)) != turn.answers[-1]]
    if not wrong:
        return None
    if 2 * len(wrong) > len(answered):
        return _contradiction(rules, answered, oracle) or _against(rules, wrong[0], secret, oracle)
    return _against(rules, wrong[0], secret, oracle)


def _against(rules: Rules, turn: Turn, secret: str, oracle: Oracle) -> Deviation:
    right = oracle.answer(secret, rules.read(turn.typed))
    given = turn.answers[-1]
    wanted, came = rules.form.write(right), rules.form.write(given)
    difference = field_difference(rules.form.fields, right, given)
    message = (
        f"The secret was {secret}, so the answer to `{turn.typed}` should have been `{wanted}`. "
        f"It was `{came}`: {difference}."
    )
    return Deviation(turn.at, "wrong-answer-in-game", message, wanted, came)


def _contradiction(rules: Rules, answered: Sequence[Turn], oracle: Oracle) -> Deviation | None:
    """The first answer that no secret has, alone or together with one or more of the answers before."""
    if len(rules.secret) * len(answered) > _MOST:
        return None
    words = [secret for secret in rules.secret.values() if isinstance(secret, str)]
    fitting: list[tuple[Turn, set[int]]] = []
    together = set(range(len(words)))
    for turn in answered:
        right = oracle.answers([rules.read(turn.typed)], words, oracle.set)[0]
        fits = {at for at, numbers in enumerate(right) if numbers == turn.answers[-1]}
        together &= fits
        if not together:
            other = next((other for other, others in fitting if not fits & others), None)
            message = _impossible(rules, turn, possible=bool(fits), other=other, before=len(fitting))
            return Deviation(turn.at, "contradiction", message, observed=_said(rules, turn))
        fitting.append((turn, fits))
    return None


def _impossible(rules: Rules, turn: Turn, *, possible: bool, other: Turn | None, before: int) -> str:
    this = f"`{_said(rules, turn)}` to `{turn.typed}`"
    if not possible:
        return f"No secret at all has the answer {this}."
    rule = "All answers of a game are about one secret."
    if other is not None:
        both = f"both `{_said(rules, other)}` to `{other.typed}` and {this}"
        return f"The answers contradict each other: no secret has {both}. {rule}"
    earlier = f"the {count(before, 'answer')} before it"
    return f"The answers contradict each other: no secret has {this} and also {earlier}. {rule}"


def _said(rules: Rules, turn: Turn) -> str:
    return rules.form.write(turn.answers[-1])
