"""A question after the game: `Again?` or `Press Enter`, once the closing words have come."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from grader.judge.closing import names_number, secrets_in, without_answers
from grader.judge.prompts import first_line, shape, without_colours
from grader.judge.rules import Rules, rules
from grader.model.case import Case, Play
from grader.model.exercise import Exercise
from grader.model.observation import Exchange, Kind, Observation

_QUESTION = re.compile(r"[?:>]$|\b(?:enter|again|key)\b", re.IGNORECASE)

_LONGEST = 200
"""Characters of a question that are looked at."""
_TWICE = 2
"""The game asked for a guess, and something asked then."""


def fell_silent(seen: Observation) -> bool:
    """The game ended in an `EOFError`, for nothing was typed any more."""
    return seen.kind is Kind.RAISED and seen.error is not None and seen.error.type_name == "EOFError"


def notice_after_games(
    exercise: Exercise, cases: Sequence[Case], seen: Mapping[str, Observation]
) -> tuple[str, ...]:
    """A sentence about what the program asks after a game, if it does."""
    for case in cases:
        if case.id in seen and (asked := closed_play(exercise, case, seen[case.id])) is not None:
            what = f"asks `{asked}`" if asked else "waits for a line"
            return (
                f"After the game your program {what}. That costs no points; the grader types nothing there.",
            )
    return ()


def asks_after_its_end(exercise: Exercise, case: Case, seen: Observation) -> bool:
    """Whether an `EOFError` comes from a question after the game: it was closed, or ended as input did."""
    return fell_silent(seen) and (
        closed_play(exercise, case, seen) is not None or _asked_something_else(without_colours(seen))
    )


def _asked_something_else(seen: Observation) -> bool:
    """The game took the end of input well, but then the program asks another question."""
    *before, last = seen.transcript
    *ended, question = (shape(line) for line in last.printed.split("\n"))
    twice = re.fullmatch(r"(.+?)\s?(?:\1\s?)+", question[:_LONGEST])
    if seen.asked != _TWICE or not question or not any(ended) or twice:
        return False
    known = [shape(exchange.printed.rpartition("\n")[2]) for exchange in before] or ended
    return not any(question.startswith(one) for one in known if one)


def closed_play(exercise: Exercise, case: Case, seen: Observation) -> str | None:
    """The question after a game whose typed lines and secret the case has; see `question_after`."""
    game = rules(exercise, case)
    if game is None or exercise.game is None or not isinstance(case.task, Play) or not seen.asked:
        return None
    secret = dict(case.given).get(exercise.game.secret)
    if not isinstance(secret, str):
        return None
    return question_after(game, without_colours(seen).transcript, secret)


def question_after(rules: Rules, game: Sequence[Exchange], secret: str) -> str | None:
    """What a program that asks on asks after its game, perhaps nothing; `None` if the game isn't closed.

    It is closed by words that name the secret, where attempts are limited, and, if it was won, the number
    of guesses. If it then asks for a guess as before, without a new greeting, it goes on.
    """
    guesses = [word for word in _read(rules, game) if rules.guess.fault(word) is None]
    won = guesses[-1:] == [secret]
    if not won and (rules.attempts is None or len(guesses) < rules.attempts):
        return None
    *before, last = game
    lines = last.printed.split("\n")
    named, counted = rules.attempts is None, not won
    for at, line in enumerate(lines):
        said = without_answers(rules, line)
        named = named or secret in secrets_in(rules, said)
        counted = counted or names_number(rules, said, len(guesses))
        if named and counted:
            unfinished = at == len(lines) - 1  # then the closing words are the question themselves
            rest = [line for line in lines[at if unfinished else at + 1 :] if line.strip()]
            return None if goes_on(before, rest) else _asked(rest)
    return None


def _asked(rest: Sequence[str]) -> str:
    """The first line that looks like a question; a greeting or a thanks may stand above it."""
    return first_line("\n".join([line for line in rest if _QUESTION.search(shape(line))] or rest))


def _read(rules: Rules, game: Sequence[Exchange]) -> list[str]:
    return [rules.read(exchange.typed) for exchange in game if exchange.typed is not None]


def goes_on(before: Sequence[Exchange], rest: Sequence[str]) -> bool:
    """Whether the game asks for a guess again, rather than for something else or in a new game."""
    asked = [exchange.printed.rstrip().rpartition("\n")[2] for exchange in before]
    questions = {question for line in asked if (question := shape(line))}
    opening = [shape(line) for line in before[0].printed.split("\n")[:-1] if line.strip()]
    greeting = [line for line in opening if line not in questions]
    shapes = [shape(line) for line in rest]
    if greeting and greeting[0] in shapes:
        return False
    silent = all(not exchange.printed.rpartition("\n")[2].strip() for exchange in before)
    if silent and not any(_QUESTION.search(line) for line in shapes):
        return True
    return any(line.startswith(question) for line in shapes for question in questions)
