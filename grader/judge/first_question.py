"""A guess that went to another question: the program asks for a name before it asks for guesses."""

from __future__ import annotations

from collections.abc import Sequence

from grader.judge.deviation import Deviation
from grader.judge.prompts import last_line, shape
from grader.model.answer import Marks, Sentence
from grader.model.observation import Exchange

_UNANSWERED = ("no-answer-printed", "nothing-printed", "pair-printed")


def eaten(
    form: Sentence | Marks | None, transcript: Sequence[Exchange], found: Deviation | None
) -> Deviation | None:
    """The deviation in better words, if the guess that got no answer was taken for the answer to a question.

    That is certain where the question is never asked again in this game, while a later guess, typed after
    another question, got its answer.
    """
    if form is None or found is None or found.slip not in _UNANSWERED or found.at < 1:
        return found
    start, at = _game(transcript, found.at), found.at
    if at - 1 != start:
        return found
    end = next((number for number, one in enumerate(transcript) if number >= at and one.typed is None), None)
    within = transcript[at : None if end is None else end + 1]
    asked = _question(transcript[at - 1])
    others = {_question(exchange) for exchange in within if exchange.typed is not None}
    answered = any(form.find(exchange.printed) for exchange in within[1:])
    if not answered or asked in others:
        return found
    typed = transcript[at - 1].typed
    question = last_line(transcript[at - 1].printed.rpartition("\n")[2])
    what = f"first asks `{question}`" if question else "first reads a line without a question"
    message = (
        f"Your program {what}, and the first guess, `{typed}`, was taken for the answer to that. "
        "It should ask for nothing but guesses."
    )
    return found._replace(slip="first-question", message=message)


def _game(transcript: Sequence[Exchange], at: int) -> int:
    """Index of the exchange with which the game at that index begins."""
    ends = [number for number in range(at) if transcript[number].typed is None]
    return ends[-1] + 1 if ends else 0


def _question(exchange: Exchange) -> str:
    return shape(exchange.printed.rpartition("\n")[2])
