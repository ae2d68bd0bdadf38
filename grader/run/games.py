"""Observing whole games: each has a process of its own, which loads while the game before is being played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.observation import Kind, Observation
from grader.run.attempt import Attempt
from grader.run.console import PythonConsole
from grader.run.playing import begin_play, finish_play
from grader.run.scorer import Scorer

Key = tuple[str, int]
"""The case's id and the game's number in it."""


class Waiting:
    """Games in the order in which they will be played; the next one is started ahead. A context manager."""

    def __init__(self, games: Sequence[tuple[Key, Callable[[], PythonConsole]]], *, ahead: bool) -> None:
        self._keys = [key for key, _ in games]
        self._begin = dict(games)
        self.ahead = ahead
        self._started: dict[Key, PythonConsole] = {}

    def take(self, key: Key) -> PythonConsole:
        """A game's console; whoever takes it closes it. What was started in vain ends."""
        console = self._started.pop(key, None)
        self.close()
        console = console or self._begin[key]()
        following = self._keys.index(key) + 1
        if self.ahead and following < len(self._keys):
            self._started[self._keys[following]] = self._begin[self._keys[following]]()
        return console

    def close(self) -> None:
        while self._started:
            self._started.popitem()[1].close()

    def __enter__(self) -> Waiting:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def observe_games(
    attempt: Attempt, cases: Sequence[Case], scorer: Scorer | None, *, ahead: bool
) -> dict[str, Observation]:
    """What was seen, by the case's id. `ahead`: two games may have a process at the same time."""
    plan: list[tuple[Key, Callable[[], PythonConsole]]] = []
    for case in cases:
        plan += _planned(attempt, case, scorer)
    seen = {}
    with Waiting(plan, ahead=ahead) as waiting:
        for case in cases:
            skipped = attempt.skipped(case)
            seen[case.id] = skipped or _observe(attempt, case, scorer, waiting)
            if seen[case.id].kind is Kind.NO_ANSWER and waiting.ahead:
                waiting.ahead = False  # the other game may have ended the process around both
                waiting.close()
                seen[case.id] = _observe(attempt, case, scorer, waiting)
            attempt.count(case, seen[case.id])
    return seen


def _planned(
    attempt: Attempt, case: Case, scorer: Scorer | None
) -> list[tuple[Key, Callable[[], PythonConsole]]]:
    match case.task:
        case Play() as play:
            return [((case.id, 0), lambda: begin_play(attempt, case, play))]
        case Player(games=games) if scorer is not None:
            from grader.run.player import begin_game

            def begin(number: int) -> Callable[[], PythonConsole]:
                return lambda: begin_game(attempt, case, scorer, number)

            return [((case.id, number), begin(number)) for number in range(games)]
        case _:
            return []


def _observe(attempt: Attempt, case: Case, scorer: Scorer | None, waiting: Waiting) -> Observation:
    match case.task:
        case Play() as play:
            return finish_play(attempt, case, play, waiting.take((case.id, 0)))
        case Player() as player:
            if scorer is None:
                return Observation(Kind.SKIPPED, detail="there is no reference solution to play by")
            from grader.run.player import observe_player

            return observe_player(
                attempt, case, player, scorer, lambda number: waiting.take((case.id, number))
            )
        case Call() | Draws():
            raise TypeError(case.task)
