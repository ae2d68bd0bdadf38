"""The player: whole games against a secret that nobody fixed, played from the outside like a person.

It guesses what the program's own answers allow, so a right program is beaten as planned. It makes evidence,
never a verdict. All games of a case stand in one transcript; each ends with an exchange in which nothing is
typed. After a game that didn't end by itself as planned no other is begun: anything odd is in the last one.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from grader.model.case import Case, Goal, Player
from grader.model.observation import Exchange, Kind, Observation
from grader.model.record import replace
from grader.model.terminal import without_sequences
from grader.run.attempt import Attempt
from grader.run.board import Board, History
from grader.run.console import Console, PythonConsole, Turn
from grader.run.playing import run_out, shown
from grader.run.scorer import Scorer

ENDLESS_GAME = 15
"""Guesses after which a game without a limit is given up."""
_LUCK = 5
"""Times that a game is begun again because luck alone kept it from going as planned."""
_GAPS = 4
"""Illegal guesses are typed before the first so many legal ones."""
_GOOD = (Kind.RETURNED, Kind.EXITED)


def observe_player(
    attempt: Attempt, case: Case, player: Player, scorer: Scorer, take: Callable[[int], PythonConsole]
) -> Observation:
    """Play the games of a case; `take` gives the console of a game by its number, from 0."""
    board = scorer.board(case)
    exchanges: list[Exchange] = []
    started = time.monotonic()
    for number in range(player.games):
        game = _play(attempt, case, player, board, take(number))
        for again in range(1, _LUCK):
            if game.luck:
                console = begin_game(attempt, case, scorer, number, again)
                game = _play(attempt, case, player, board, console)
        exchanges += game.exchanges
        if not game.as_planned:
            break
    return replace(game.ending, transcript=tuple(exchanges), seconds=time.monotonic() - started)


def begin_game(attempt: Attempt, case: Case, scorer: Scorer, number: int, again: int = 0) -> PythonConsole:
    """Start the program for a game; `again` counts how often the guesses were too lucky or too unlucky."""
    seed = attempt.seed(f"{case.id}/{number}/{again}")
    distinct = scorer.board(case).distinct
    return PythonConsole(attempt.open(attempt.request("game", case, seed=seed, distinct=distinct), case))


def _play(attempt: Attempt, case: Case, player: Player, board: Board, console: PythonConsole) -> Game:
    game = Game(console, player, board)
    try:
        game.play(attempt.deadline(case))
    finally:
        console.close()
    if game.ending.kind is Kind.TIMED_OUT and not game.ending.asked:
        game.ending = attempt.timed_out(case)
    return game


class Game:
    """One game at a console."""

    def __init__(self, console: Console, player: Player, board: Board) -> None:
        self.exchanges: list[Exchange] = []
        self.ending = Observation(Kind.NO_ANSWER)
        self._console = console
        self._player = player
        self._board = board
        self._history: History = ()
        self._last = ""
        self._guesses = 0
        self._finished = False
        self._attempts = board.attempts or ENDLESS_GAME

    def play(self, deadline: float) -> None:
        """Play until the program ends, or nothing more is to be typed."""
        turn = self._console.wait(deadline)
        while turn.ending is None and not self._finished:
            for line in self._illegal():
                turn = self._type(turn, line, deadline)
                if turn.ending is not None:
                    break
            else:
                turn = self._guess(turn, deadline)
        if turn.ending is None:
            self._console.end_input()
            last, self.ending = run_out(self._console, deadline)
            turn = Turn(turn.printed + last.printed, self.ending)
        else:
            self.ending = turn.ending
        self.exchanges.append(Exchange(shown(turn.printed), None))

    @property
    def as_planned(self) -> bool:
        """The game was won, or lost, after so many guesses as it should be, and ended by itself."""
        if self.ending.kind not in _GOOD or (self.ending.asked and self._board.attempts is not None):
            return False
        if self._player.goal is Goal.LOSE:
            return not self._may_have_won and self._guesses == self._attempts
        return self._may_have_won and self._player.at in (None, self._guesses)

    @property
    def luck(self) -> bool:
        """The game went otherwise although the program may have done nothing wrong."""
        if self.as_planned or self.ending.kind not in _GOOD or self.ending.asked:
            return False
        missed = self._player.goal is Goal.WIN and self._guesses == self._attempts
        return self._may_have_won or (missed and bool(self._board.left(self._history)))

    @property
    def _may_have_won(self) -> bool:
        """Nothing that the program answered speaks against the last guess."""
        return bool(self._last) and self._board.fits(self._history, [self._last])[0]

    def _illegal(self) -> tuple[str, ...]:
        """The illegal guesses that are due before the next legal one."""
        lines = self._player.illegal
        share = -(-len(lines) // min(_GAPS, self._player.at or _GAPS))
        return lines[self._guesses * share : (self._guesses + 1) * share]

    def _guess(self, turn: Turn, deadline: float) -> Turn:
        """Type a legal guess and learn from the last answer that the program prints then."""
        player = self._player
        possible = player.goal is Goal.WIN and self._guesses + 1 >= (player.at or 1)
        if possible and not self._board.left(self._history):
            self._finished = True  # no secret fits the answers
            return turn
        guess = self._last = self._board.next(self._history, possible=possible)
        turn = self._type(turn, player.spelled(guess), deadline)
        self._guesses += 1
        found = self._board.format.find(without_sequences(turn.printed))
        if found:
            self._history = (*self._history, (guess, found[-1]))
        right = bool(found) and self._board.is_right(guess, found[-1])
        self._finished = right or not found or self._guesses >= self._attempts
        return turn

    def _type(self, turn: Turn, line: str, deadline: float) -> Turn:
        self.exchanges.append(Exchange(shown(turn.printed), line))
        self._console.type(line)
        return self._console.wait(deadline)
