"""Whether the answers of a game are true of the secret that it names, or of any secret at all."""

from __future__ import annotations

from collections.abc import Sequence

from grader.judge.deviation import Deviation
from grader.judge.difference import field_difference
from grader.judge.games import Game, Turn
from grader.judge.rules import Rules
from grader.judge.wording import count
from grader.model.answer import Numbers, RightAnswers
from grader.model.inputs import unit
from grader.model.value import Setting

_MOST = 10_000
"""Secrets beyond which no contradiction is looked for."""


class Oracle:
    """The right answers of a case's games, with its constants; asked for many at once."""

    def __init__(self, answers: RightAnswers, setting: Setting) -> None:
        self._answers = answers
        self._setting = setting
        self._known: dict[tuple[str, str], Numbers] = {}

    def learn(self, guesses: Sequence[str], secrets: Sequence[str]) -> None:
        """Ask for all combinations, so that each answer is there when it is needed."""
        secrets, guesses = list(dict.fromkeys(secrets)), list(dict.fromkeys(guesses))
        for guess, row in zip(guesses, self.rows(guesses, secrets), strict=True):
            self._known |= {(secret, guess): right for secret, right in zip(secrets, row, strict=True)}

    def answer(self, secret: str, guess: str) -> Numbers:
        if (secret, guess) not in self._known:
            self.learn([guess], [secret])
        return self._known[secret, guess]

    def rows(self, guesses: Sequence[str], secrets: Sequence[str]) -> Sequence[Sequence[Numbers]]:
        """A row for each guess, in it the answer for each secret."""
        return (
            self._answers(guesses, secrets, self._setting) if guesses and secrets else [[] for _ in guesses]
        )


def untrue(
    rules: Rules, game: Game, secret: str | None, oracle: Oracle, *, asked_on: bool
) -> Deviation | None:
    """The answers that can't be right: against the named secret, or against each other.

    The player stops typing, and leaves a game that asks on, as soon as no secret fits the answers.
    """
    answered = [turn for turn in game.guesses if turn.answers]
    if secret is None:
        given_up = asked_on and len(game.guesses) != rules.attempts
        return _contradiction(rules, answered, oracle) if given_up else None
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
    """The first answer that no secret has, alone or together with the answers before."""
    if len(rules.secret) > _MOST:
        return None
    secrets = [secret for secret in rules.secret.values() if isinstance(secret, str)]
    left = secrets
    for number, turn in enumerate(answered):
        left = _fitting(rules, turn, left, oracle)
        if not left:
            message = _impossible(
                rules, turn, answered[:number], _fitting(rules, turn, secrets, oracle), oracle
            )
            return Deviation(turn.at, "contradiction", message, observed=_said(rules, turn))
    return None


def _fitting(rules: Rules, turn: Turn, secrets: Sequence[str], oracle: Oracle) -> list[str]:
    """The secrets that have this answer."""
    (row,) = oracle.rows([rules.read(turn.typed)], secrets)
    return [secret for secret, right in zip(secrets, row, strict=True) if right == turn.answers[-1]]


def _impossible(
    rules: Rules, turn: Turn, before: Sequence[Turn], fitting: Sequence[str], oracle: Oracle
) -> str:
    """`fitting` are the secrets that have the answer of this turn, and not also all answers before."""
    this = f"`{_said(rules, turn)}` to `{turn.typed}`"
    secret = "secret" if rules.secret.repeats else f"secret without repeated {unit(rules.secret.letters)}s"
    if not fitting:
        return f"No {secret} {'at all ' if rules.secret.repeats else ''}has the answer {this}."
    rule = "All answers of a game are about one secret."
    for other in before:
        if not _fitting(rules, other, fitting, oracle):
            both = f"both `{_said(rules, other)}` to `{other.typed}` and {this}"
            return f"The answers contradict each other: no {secret} has {both}. {rule}"
    earlier = f"the {count(len(before), 'answer')} before it"
    return f"The answers contradict each other: no {secret} has {this} and also {earlier}. {rule}"


def _said(rules: Rules, turn: Turn) -> str:
    return rules.form.write(turn.answers[-1])
