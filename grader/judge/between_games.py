"""What several games show: one secret for all of them, or a secret that is told before its game is over."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from grader.judge.closing import secrets_in
from grader.judge.deviation import Deviation
from grader.judge.games import Game
from grader.judge.prompts import quoted
from grader.judge.rules import Rules

_ALARM = 1e-7
"""The chance that a program that draws fairly is blamed for drawing the same secret in all games."""
_EXAMPLE = re.compile(r"e\.\s?g\.|example|like|such as|instance|format", re.IGNORECASE)


def between_games(rules: Rules, played: Sequence[Game], secrets: Sequence[str | None]) -> Deviation | None:
    """`secrets` are those of the games, in their order."""
    return _told_too_early(rules, played, secrets) or _always_the_same(rules, played, secrets)


def _always_the_same(rules: Rules, played: Sequence[Game], secrets: Sequence[str | None]) -> Deviation | None:
    """n fair games share one of k secrets with a chance of k^(1-n); those without repeats are the fewest."""
    fewest = math.perm(len(rules.secret.letters), rules.secret.length)
    if len(set(secrets)) != 1 or secrets[0] is None or fewest ** (1 - len(played)) > _ALARM:
        return None
    message = f"In all {len(played)} games the secret was {secrets[0]}. Each game must draw a new one."
    return Deviation(played[-1].last, "always-the-same", message)


def _told_too_early(rules: Rules, played: Sequence[Game], secrets: Sequence[str | None]) -> Deviation | None:
    """A word that also stands in games with other secrets is an example, not the secret."""
    for game, secret in zip(played, secrets, strict=True):
        others = [other for other, its in zip(played, secrets, strict=True) if its not in (None, secret)]
        for at, text in _before_the_end(game):
            lines = _naming(rules, secret, text)
            if not lines or any(
                secret in secrets_in(rules, one) for other in others for _, one in _before_the_end(other)
            ):
                continue
            if others or not _EXAMPLE.search(lines[0]):
                line = lines[0].strip()
                message = f"The secret, {secret}, was printed before the game was over: {quoted(line)}"
                return Deviation(at, "secret-told-too-early", message, "", line)
    return None


def _naming(rules: Rules, secret: str | None, text: str) -> list[str]:
    """The lines that name the secret. Most texts have not even its letters in a row: they cost little."""
    if secret is None or secret.upper() not in re.sub(r"\W", "", text).upper():
        return []
    lines = dict.fromkeys(text.split("\n"))
    return [line for line in lines if secret in secrets_in(rules, line)]


def _before_the_end(game: Game) -> list[tuple[int, str]]:
    """What was printed before the last line was typed, with the index of its exchange."""
    if not game.turns:
        return []
    return [(game.first, game.opening), *((turn.at, turn.said) for turn in game.turns[:-1])]
