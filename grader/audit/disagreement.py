"""What to say about a case that the solution fails: where it shows, and what to write instead."""

from __future__ import annotations

import math

from grader.audit.remedies import remedy
from grader.course.reading import Reading
from grader.judge.comparison import same
from grader.model.case import (
    Call,
    Case,
    Draws,
    Expect,
    LineKind,
    Matches,
    Play,
    Player,
    Prints,
    Raises,
)
from grader.model.observation import Kind, Observation
from grader.model.place import Problem
from grader.model.value import Plain
from grader.model.verdict import Verdict
from grader.report.case_yaml import yaml_value

_TOO_MANY = (Kind.TIMED_OUT, Kind.TOO_MUCH_OUTPUT, Kind.OUT_OF_MEMORY)
"""How draws end that are more than a case has time and room for."""


def disagreement(reading: Reading, case: Case, seen: Observation, verdict: Verdict) -> Problem:
    """The problem, at the key or the line of the game in which it shows."""
    match case.task, case.expectation:
        case Call() as call, Expect(value) if seen.kind is Kind.RETURNED:
            more = remedy(case, reading.cases, seen)
            message = _of_a_value(reading, case, call, value, seen.value, more)
            return reading.problem(case, "expect", "wrong-expectation", message)
        case Call(), _:
            does = yaml_value(seen.value) if seen.kind is Kind.RETURNED else verdict.observed.rstrip(".")
            if isinstance(case.expectation, Prints):
                does = (
                    f"it prints {yaml_value(seen.printed.rstrip())}" if seen.printed else "it prints nothing"
                )
            expected = verdict.expected.rstrip(".")
            if isinstance(case.expectation, Prints):
                expected = f"{yaml_value(case.expectation.text)} to be printed"
            message = (
                f"This expects {expected}, but this is what the solution does: {does}. "
                f"{remedy(case, reading.cases, seen) or 'Mend the case or the solution.'}"
            )
            key = _KEYS.get(type(case.expectation), "call")
            return reading.problem(case, key, "wrong-expectation", message)
        case Play() as play, _:
            more = remedy(case, reading.cases, seen)
            message = f"The solution fails this case. {verdict.message} {more}".rstrip()
            line = _missed(play, verdict)
            if line is not None:
                return reading.problem_in_play(case, line, "solution-fails", message)
            return reading.problem(case, "play", "solution-fails", message)
        case Draws(count=number), _ if seen.kind in _TOO_MANY:
            message = (
                f"{number} draws don't fit into the time and room that a case has. Write fewer, such as "
                "`draws: 600`."
            )
            return reading.problem(case, "draws", "too-many-draws", message)
        case Player(games=games), _ if games > 1 and seen.kind is Kind.TIMED_OUT:
            message = (
                f"{games} games don't fit into the time that a submission has. Write fewer: `games: …`, "
                "or give the case a `timeout`."
            )
            return reading.problem(case, "player", "too-many-games", message)
        case task, _:
            message = f"The solution fails this case. {verdict.message}".rstrip()
            return reading.problem(case, _KEYS.get(type(task), "call"), "solution-fails", message)


def _of_a_value(reading: Reading, case: Case, call: Call, expected: Plain, answer: Plain, more: str) -> str:
    right, wrong = yaml_value(shortest(answer)), yaml_value(expected)
    if isinstance(answer, tuple):  # in YAML it is written as a list is
        said = f"This expects {wrong}, but the solution answers a tuple, {answer!r}."
        made = f"Write `call: list({call.expression})`"
        return (
            f"{said} {made}, or let the solution answer a list."
            if wrong == right
            else (f"{said} {made} and `expect: {right}`, or mend the solution.")
        )
    if expected == right and not isinstance(answer, str):
        return (
            f"The solution answers {right}, but by `types` what is expected here is text, so this is the "
            f'text "{right}". Write `types: {{expect: value}}` at the top of this file.'
        )
    if more:
        return f"This expects {wrong}, but the solution returns nothing. {more}"
    written = right if reading.in_table(case) else f"expect: {right}"
    decimals = _rounded_to(expected, answer)
    rounds = ""
    if decimals is not None:
        rounds = f", round in the call, `call: round({call.expression}, {decimals})`"
    said = f"This expects {wrong}, but the solution answers {right}."
    return f"{said} Write `{written}`{rounds}, or mend the solution."


def _rounded_to(expected: Plain, answer: Plain) -> int | None:
    """To how many decimals the answer has been rounded to get what is expected, if that is so."""
    if not isinstance(expected, float) or not isinstance(answer, float) or not math.isfinite(answer):
        return None
    decimals = len(repr(expected).partition(".")[2])
    return decimals if "e" not in repr(expected) and round(answer, decimals) == expected else None


def shortest(value: Plain) -> Plain:
    """The value with decimals cut as far as it counts as the same: 97.88 for 97.88000000000001."""
    match value:
        case float() if math.isfinite(value):
            cut = (float(f"{value:.{digits}g}") for digits in range(1, 18))
            return next((each for each in cut if same(each, value)), value)
        case list():
            return [shortest(item) for item in value]
        case tuple():
            return tuple(shortest(item) for item in value)
        case dict():
            return {key: shortest(item) for key, item in value.items()}
        case _:
            return value


def _missed(play: Play, verdict: Verdict) -> int | None:
    """The line of the game that wasn't printed, from 0."""
    typed = 0
    for index, line in enumerate(play.lines):
        if line.kind is LineKind.TYPED:
            typed += 1
        elif typed == verdict.left_at and (line.meaning or line.text) == verdict.expected:
            return index
    return None


_KEYS: dict[type, str] = {
    Expect: "expect",
    Raises: "raises",
    Prints: "prints",
    Matches: "matches",
    Draws: "draws",
    Play: "play",
    Player: "player",
}
"""Where it shows in a case what it is about."""
