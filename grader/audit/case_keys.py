"""A case as the keys and values of a case file."""

from __future__ import annotations

from grader.model.case import (
    Call,
    Case,
    Draws,
    Expect,
    Expectation,
    LineKind,
    Matches,
    Play,
    Player,
    PlayLine,
    Prints,
    Raises,
)
from grader.model.value import Plain

Keys = list[tuple[str, Plain]]


def keys_of_case(case: Case, usual_call: str) -> tuple[tuple[str, Plain], ...]:
    """In the order in which an author writes them; the usual call stands at the top of the file already."""
    edits: Keys = [(key, dict(pairs)) for key, pairs in (("set", case.set), ("given", case.given)) if pairs]
    match case.task:
        case Call(expression, variables):
            start: Keys = [] if expression == usual_call else [("call", expression)]
            keys = [*start, *edits, *variables, *_expected(case.expectation)]
        case Draws() as draws:
            keys = [("call", draws.call.expression), *edits, *_drawn(draws)]
        case Player() as player:
            keys = [*edits, ("player", _played(player))]
        case Play(lines):
            keys = [*edits, ("play", "".join(f"{_line(line)}\n" for line in lines))]
    return tuple(keys)


def _expected(expectation: Expectation | None) -> Keys:
    match expectation:
        case Expect(value):
            return [("expect", value)]
        case Raises(exception, _, pattern, meaning):
            return [("raises", exception), *_given(("matches", pattern), ("meaning", meaning))]
        case Prints(text):
            return [("prints", text)]
        case Matches(pattern, meaning):
            return [("matches", pattern), *_given(("meaning", meaning))]
        case None:
            return []


def _drawn(draws: Draws) -> Keys:
    asked: Keys = [
        ("each", draws.each),
        ("never", draws.never),
        ("sometimes", list(draws.sometimes)),
        ("even", draws.even),
    ]
    return [("draws", draws.count), *_given(*asked)]


def _played(player: Player) -> dict[Plain, Plain]:
    keys: dict[Plain, Plain] = {"goal": player.goal.value}
    if player.games > 1:
        keys["games"] = player.games
    if player.at is not None:
        keys["at"] = player.at
    if player.illegal:
        keys["illegal"] = list(player.illegal)
    if player.spelling != "{guess}":
        keys["spelling"] = player.spelling
    return keys


def _line(line: PlayLine) -> str:
    match line.kind:
        case LineKind.TYPED:
            return f"> {line.text}"
        case LineKind.PATTERN:
            return f"/{line.text}/"
        case LineKind.PRINTED:
            return line.text


def _given(*pairs: tuple[str, Plain]) -> Keys:
    return [(key, value) for key, value in pairs if value]
