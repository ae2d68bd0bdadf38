"""What a case asks, as a short text: the id of a case that has none of its own is made from it.

The rule: the stage, a point, then, joined by `-`, the called function, the values of its variables in the
order of the call, and what is set and given: `hard.answer-ABA-AAB-WIDTH=3`. Where
an id can't hold a text as it is, other characters than letters, digits and `_.+=~-` become `-`, and four hex
digits are added that tell it from others. Hidden cases are numbered within their stage instead, so that their
ids tell nothing: `hard.hidden-1`.
"""

from __future__ import annotations

import re
from zlib import crc32

from grader.course.expression import Expression
from grader.model.case import Draws, Expectation, LineKind, Play, Player, Prints, Raises
from grader.model.value import Plain

_OTHER = "[^A-Za-z0-9_.+=~-]+"
_LONGEST = 48

Pairs = tuple[tuple[str, Plain], ...]


def ask_call(expression: Expression, variables: Pairs) -> str:
    start = expression.function if expression.plain else _word(expression.text)
    return "-".join((start, *(_slug(value) for _, value in variables)))


def ask_draws(expression: Expression, variables: Pairs, draws: Draws) -> str:
    asked = {"each": draws.each, "never": draws.never, "sometimes": draws.sometimes, "even": draws.even}
    names = [name for name, value in asked.items() if value]
    return "-".join((ask_call(expression, variables), "draws", *names)) + mark(repr(asked))


def ask_play(play: Play) -> str:
    typed = "-".join(line.text for line in play.lines if line.kind is LineKind.TYPED)
    return f"play-{_word(typed)}"


def ask_player(player: Player) -> str:
    parts = [f"player-{player.goal}"]
    if player.games > 1:
        parts.append(f"games={player.games}")
    if player.at is not None:
        parts.append(f"at={player.at}")
    if player.illegal:
        parts.append("illegal")
    if player.spelling != "{guess}":
        parts.append(_word(player.spelling.strip("{}")))
    return "-".join(parts)


def with_circumstances(ask: str, expectation: Expectation | None, edits: Pairs) -> str:
    """What was asked, and under which constants and given functions; `prints` asks for something else."""
    if isinstance(expectation, Prints):
        ask += "-prints"
    return "-".join((ask, *(f"{name}={_slug(value)}" for name, value in edits))) if edits else ask


def _slug(value: Plain) -> str:
    if isinstance(value, str):
        if value.isalnum() and value.isascii() and len(value) <= _LONGEST:
            return value
        return _word(value) or "empty"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return _word("-".join(map(_slug, value))) or "empty"
    return _word(str(value))


def _word(text: str) -> str:
    """The text itself if an id can hold it, else what is left of it and a mark that tells it from others."""
    word = re.sub(_OTHER, "-", text)
    if word == text and len(word) <= _LONGEST:
        return word
    return word[:_LONGEST].strip("-") + mark(text)


def mark(text: str) -> str:
    """Five characters that tell the text from others."""
    return f"~{crc32(text.encode('utf-8', 'surrogatepass')) & 0xFFFF:04x}"


def shown(expectation: Expectation | None) -> str:
    """What a case expects, in a few words."""
    match expectation:
        case None:
            return "nothing more"
        case Raises(exception=exception):
            return f"that it raises {exception}"
        case Prints(text=text):
            return f"that it prints `{text}`"
        case _:
            return _shown_value(expectation)


def _shown_value(expectation: Expectation) -> str:
    value = getattr(expectation, "value", None)
    if value is None or isinstance(value, bool):
        return f"`{_slug(value)}`"
    return f"`{value}`" if isinstance(value, str) and value else repr(value)
