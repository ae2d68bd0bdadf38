"""A game that broke off: what happened, after which line that was typed."""

from __future__ import annotations

from grader.judge.ending import ended
from grader.judge.exception import explain
from grader.judge.first_question import taken_for_a_number
from grader.judge.missing import missing
from grader.judge.prompts import after
from grader.judge.slip import Slip
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import Kind, Loading, Observation

OVER = (Kind.RETURNED, Kind.EXITED)
"""A game may end by `exit()`, too."""


def game_ending(exercise: Exercise, case: Case, seen: Observation, loading: Loading) -> Slip:
    """Slip and message of a game that didn't come to an end of its own."""
    typed = [exchange.typed for exchange in seen.transcript if exchange.typed is not None]
    played = exercise.game is not None
    start = f"{after(typed[-1], game=played)}, " if typed else ""
    actor = "game" if played else "program"
    if seen.kind is Kind.MISSING:
        return missing(exercise, seen.detail, loading)
    if seen.error is not None and seen.error.type_name == "EOFError":
        line = f" on line {seen.error.line}" if seen.error.line else ""
        return "end-of-input", (
            f"{start or 'Then '}nothing more was typed, and `input()`{line} ended in an `EOFError`. "
            f"A {actor} should end politely then: put `try` and `except EOFError` around it."
        )
    if message := taken_for_a_number(seen):
        return "first-question", message
    if seen.error is not None:
        slip, message = explain(seen.error)
        return slip, _joined(start, message)
    if seen.kind is Kind.TIMED_OUT and seen.asked:
        message = f"Nothing more was typed, but the {actor} asked again and again and never ended."
        return "asks-for-ever", _joined(start, message)
    slip, message = ended(exercise, case, f"the {actor}", seen)
    return slip, start + message if start else message[0].upper() + message[1:]


def _joined(start: str, message: str) -> str:
    return start + message[0].lower() + message[1:] if start and message[:6] != "Python" else start + message
