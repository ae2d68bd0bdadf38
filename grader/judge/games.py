"""The games of a `player` case, read out of the transcript."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.prompts import without_prompts, without_repeated_prompt
from grader.judge.rules import Rules
from grader.model.answer import Numbers
from grader.model.observation import Exchange


class Turn(NamedTuple):
    """A line that was typed, and what the game said to it."""

    at: int
    """Index of the exchange in which the game's words stand."""
    typed: str
    legal: bool
    said: str
    unprompted: str
    """The game's words without the prompt for the next line."""
    answers: list[Numbers]
    """All answers in the game's words, in order; where all so far are printed again, the last one counts."""


class Game(NamedTuple):
    first: int
    """Index of the exchange before the first line was typed."""
    opening: str
    turns: tuple[Turn, ...]

    @property
    def last(self) -> int:
        """Index of the last exchange."""
        return self.turns[-1].at if self.turns else self.first

    @property
    def guesses(self) -> tuple[Turn, ...]:
        """The turns with legal guesses."""
        return tuple(turn for turn in self.turns if turn.legal)

    @property
    def closing(self) -> str:
        """What was printed after the last line that was typed."""
        return self.turns[-1].said if self.turns else self.opening


def games(rules: Rules, transcript: Sequence[Exchange], illegal: Sequence[str]) -> list[Game]:
    """The games in order; in the transcript each ends with an exchange in which nothing is typed."""
    unprompted = without_prompts(transcript)
    found: list[Game] = []
    first = 0
    for at, exchange in enumerate(transcript):
        if exchange.typed is None or at == len(transcript) - 1:
            turns = tuple(
                _turn(rules, transcript[number], transcript[number + 1], number + 1, unprompted, illegal)
                for number in range(first, at)
            )
            found.append(Game(first, transcript[first].printed, turns))
            first = at + 1
    return found


def _turn(
    rules: Rules,
    before: Exchange,
    after: Exchange,
    at: int,
    unprompted: Sequence[str],
    illegal: Sequence[str],
) -> Turn:
    typed = before.typed or ""
    legal = typed not in illegal
    answers = rules.form.find(without_repeated_prompt(after.printed, before.printed))
    if not legal:  # an answer that is no marks at all can't be told from a complaint
        answers = [answer for answer in answers if rules.form.write(answer)]
    return Turn(at, typed, legal, after.printed, unprompted[at], answers)
