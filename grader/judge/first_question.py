"""A guess that went to another question: the program asks for a name, a number or a choice before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.judge.deviation import Deviation
from grader.judge.prompts import last_line, shape
from grader.model.answer import Marks, Sentence
from grader.model.observation import Exchange, Observation

_UNANSWERED = ("no-answer-printed", "nothing-printed", "pair-printed")
_MENU = re.compile(r"(?<!\w)1\s?[).:\]=-].*?(?<!\w)2\s?[).:\]=-]", re.DOTALL)
"""Two numbered choices, in one line or in two."""
_FOR_GUESSES = re.compile(r"\b(?:guess|try|attempt|turn|code)", re.IGNORECASE)
_NO_NUMBER = re.compile(r"invalid literal for int\(\) with base \d+: '(.*)'", re.DOTALL)


def eaten(
    form: Sentence | Marks | None, transcript: Sequence[Exchange], found: Deviation | None
) -> Deviation | None:
    """The deviation in better words, if the guess that got no answer was taken for the answer to a question.

    That is certain where the question is never asked again in this game, while a later guess, typed after
    another question, got its answer; and where choices with numbers stand before the question, and no guess
    at all is answered.
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
    first = transcript[at - 1]
    certain = asked not in others if answered else _is_menu(first)
    return found._replace(slip="first-question", message=_message(first)) if certain else found


def taken_for_a_number(seen: Observation) -> str:
    """What is to be said where the first line that is typed was made a number of; empty where it wasn't."""
    typed = [exchange for exchange in seen.transcript if exchange.typed is not None]
    found = _NO_NUMBER.fullmatch(seen.error.message) if seen.error else None
    if len(typed) != 1 or found is None or found[1] != typed[0].typed:
        return ""
    return _message(typed[0])


def _is_menu(exchange: Exchange) -> bool:
    """Choices with numbers before a question that isn't one for a guess: rules may be numbered, too."""
    return bool(_MENU.search(exchange.printed)) and not _FOR_GUESSES.search(_last(exchange))


def _message(exchange: Exchange) -> str:
    question = last_line(_last(exchange))
    what = f"first asks `{question}`" if question else "first reads a line without a question"
    return (
        f"Your program {what}, and the first guess, `{exchange.typed}`, was taken for the answer to that. "
        "It should ask for nothing but guesses."
    )


def _game(transcript: Sequence[Exchange], at: int) -> int:
    """Index of the exchange with which the game at that index begins."""
    ends = [number for number in range(at) if transcript[number].typed is None]
    return ends[-1] + 1 if ends else 0


def _question(exchange: Exchange) -> str:
    return shape(_last(exchange))


def _last(exchange: Exchange) -> str:
    return exchange.printed.rpartition("\n")[2]
