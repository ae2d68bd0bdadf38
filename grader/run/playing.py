"""Whole games whose typed lines are all known before."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.case import Case, LineKind, Play
from grader.model.observation import Exchange, Kind, Observation
from grader.model.record import replace
from grader.run.attempt import Attempt
from grader.run.console import Console, PythonConsole


def begin_play(attempt: Attempt, case: Case, play: Play) -> PythonConsole:
    """Run the file as a program and type the transcript's lines; after the last comes the end of input."""
    console = PythonConsole(attempt.open(attempt.request("game", case, seed=attempt.seed(case.id)), case))
    console.type(*_typed(play))
    console.end_input()
    return console


def finish_play(attempt: Attempt, case: Case, play: Play, console: PythonConsole) -> Observation:
    """Watch a game that has begun, to its end."""
    try:
        seen = watch(console, _typed(play), attempt.deadline(case))
    finally:
        console.close()
    if seen.kind is Kind.TIMED_OUT and not seen.asked:
        return replace(attempt.timed_out(case), transcript=seen.transcript)
    return seen


def _typed(play: Play) -> list[str]:
    return [line.text for line in play.lines if line.kind is LineKind.TYPED]


def watch(console: Console, typed: Sequence[str], deadline: float) -> Observation:
    """How a program ended that gets lines typed ahead, with the transcript."""
    exchanges: list[Exchange] = []
    for line in typed:
        turn = console.wait(deadline)
        if turn.ending is not None:
            return replace(turn.ending, transcript=(*exchanges, Exchange(shown(turn.printed), None)))
        exchanges.append(Exchange(shown(turn.printed), line))
    last, ending = run_out(console, deadline)
    return replace(ending, transcript=(*exchanges, last))


_MOST_SHOWN = 20_000


def shown(text: str) -> str:
    """What a program printed in one turn, cut in the middle to a bearable length."""
    if len(text) <= _MOST_SHOWN:
        return text
    half = _MOST_SHOWN // 2
    return f"{text[:half]}\n… {len(text) - 2 * half} characters left out …\n{text[-half:]}"


def run_out(console: Console, deadline: float) -> tuple[Exchange, Observation]:
    """After the end of input: what is still printed until the program ends, and how that is."""
    printed = []
    while True:
        turn = console.wait(deadline)
        printed.append(turn.printed)
        if turn.ending is not None:
            return Exchange(shown("".join(printed)), None), turn.ending
