"""A case as the keys and values of a case file."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.model.audit import Suggestion
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
from grader.model.exercise import Exercise
from grader.model.value import Plain

Keys = list[tuple[str, Plain]]


def suggestion(exercise: Exercise, cases: Sequence[Case], case: Case, usual_call: str) -> Suggestion:
    """A case as it can be pasted: with an id of its own where its inputs don't make one."""
    keys = keys_of_case(case, usual_call)
    if isinstance(case.task, Player) and case.task.illegal:
        slug = "-".join(re.sub(r"\W+", "-", text) or "empty" for text in case.task.illegal)
        keys = (("id", f"{case.stage}.player-{case.task.goal.value}-illegal-{slug}"), *keys)
    elif case.id.startswith(f"{case.stage}."):
        keys = (("id", case.id), *keys)
    return Suggestion(keys, _top(exercise, cases, case))


def _top(exercise: Exercise, cases: Sequence[Case], case: Case) -> tuple[tuple[str, Plain], ...]:
    """An expected value that isn't text must be declared so, if the exercise says that it is text."""
    match case.task, case.expectation:
        case Call(expression), Expect(value) if not isinstance(value, str):
            alike = [
                one.expectation
                for one in cases
                if isinstance(one.task, Call) and one.task.expression == expression
            ]
            known = any(isinstance(one, Expect) and not isinstance(one.value, str) for one in alike)
            needed = ("expect", "text") in exercise.types and not known
            return (("types", {"expect": "value"}),) if needed else ()
        case _:
            return ()


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
            return f"/{line.text}/ {line.meaning}".rstrip()
        case LineKind.PRINTED:
            return line.text


def _given(*pairs: tuple[str, Plain]) -> Keys:
    return [(key, value) for key, value in pairs if value]
