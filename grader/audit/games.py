"""Cases about whole games and about drawing the secret that are worth trying, the plainest first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from grader.model.case import Call, Draws, Goal, LineKind, Play, Player, PlayLine, Task
from grader.model.exercise import Exercise, Stage
from grader.model.inputs import Axis, axes
from grader.model.value import Plain

Constants = tuple[tuple[str, Plain], ...]

LARGEST = 5_000
"""Secrets among which the player finds one in time."""

DRAWN = 600
"""Draws that are enough to see every letter at every place."""


def tasks(
    exercise: Exercise, stage: Stage, choices: Sequence[Constants]
) -> Iterator[tuple[Task, Constants, Constants]]:
    """A task, the constants to `set` and the functions to give; nothing for an exercise without a game."""
    if exercise.game is None:
        return
    standing = secret_of(exercise, stage, ())
    for choice in ((), *(choice for choice in choices if len(choice) == 1)):
        axis = secret_of(exercise, stage, choice)
        if axis is None or standing is None or abs(axis.length - standing.length) > 1:
            continue
        for draws in _draws(exercise.game.secret, axis):
            yield draws, choice, ()
        for player in _players(exercise.game.attempts, axis):
            yield player, choice, ()
        word = axis.values()[len(axis) // 3]
        given = ((exercise.game.secret, word),)
        yield _left_alone(word), choice, given
        yield _mistyped(word), choice, given


def secret_of(exercise: Exercise, stage: Stage, choice: Constants) -> Axis | None:
    """What the secret can be; what is too small for a game, or too large to play through, is left out."""
    assert exercise.game is not None
    name = re.split(r"[(,)]", exercise.game.answer)[1].strip()
    resolved = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(choice))}
    axis = resolved.get(name)
    playable = axis is not None and axis.letters and axis.length > 2 and 1 < len(axis) <= LARGEST
    return axis if playable else None


def _draws(secret: str, axis: Axis) -> Iterator[Draws]:
    call = Call(f"{secret}()", (), (secret,))
    letters = f"[{re.escape(axis.letters)}]"
    yield Draws(call, DRAWN, each=f"{letters}{{{axis.length}}}")
    if axis.repeats:
        yield Draws(call, DRAWN, sometimes=(r".*(.).*\1.*", r".*(.)\1.*"))
        yield Draws(call, DRAWN, sometimes=(r".*(.).*\1.*\1.*",))
        if axis.length <= len(axis.letters):
            yield Draws(call, DRAWN, sometimes=(r"\A(?!.*(.).*\1).*",))
    else:
        yield Draws(call, DRAWN, never=r"(.).*\1")
    yield Draws(call, DRAWN, even=True)
    first, second = (re.escape(letter) for letter in axis.letters[:2])
    yield Draws(call, DRAWN, sometimes=(f".*{first}[^{second}].*",))


def _players(attempts: int | None, axis: Axis) -> Iterator[Player]:
    yield Player(Goal.WIN)
    if attempts is not None:
        yield Player(Goal.LOSE)
        yield Player(Goal.WIN, at=attempts)
    yield Player(Goal.WIN, at=1)
    yield Player(Goal.WIN, games=4)  # three that are alike may be chance where there are few secrets
    yield Player(Goal.WIN, spelling="{guess_small}")
    yield Player(Goal.WIN, spelling="{guess_spaced}")
    word = str(axis.values()[0])
    for illegal in (word[:-1], word + axis.letters[1], word[:-1] + "?", ""):
        yield Player(Goal.WIN, illegal=(illegal,))
    yield Player(Goal.WIN, illegal=(word[:-1], word + axis.letters[1], word[:-1] + "?"))
    yield Player(Goal.WIN, illegal=(word[:-1], word + axis.letters[1], word[:-1] + "?", word[:1], ""))
    if attempts is not None:
        yield Player(Goal.LOSE, illegal=(word[:-1],))


def _left_alone(word: Plain) -> Play:
    """The player stops typing in the middle of a game."""
    return Play((PlayLine(LineKind.TYPED, str(word)[::-1]),))


def _mistyped(word: Plain) -> Play:
    """The player mistypes many times in a row before a guess."""
    wrong = [PlayLine(LineKind.TYPED, str(word)[:-1])] * 8
    return Play((*wrong, PlayLine(LineKind.TYPED, str(word)[::-1])))
