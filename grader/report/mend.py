"""The one case to mend first, opened: what was asked, what was expected, what came, and why."""

from __future__ import annotations

from grader.model.observation import Exchange
from grader.model.result import CaseResult, SourceLine
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, Screen

_EXCHANGES = 3
"""So many exchanges of a game are shown, the last of them being the one where it left the expected way."""


def put_case(screen: Screen, case: CaseResult) -> None:
    if case.hidden:
        screen.say("This case is hidden: you see what it is about, not what it asks.")
    else:
        _put_call(screen, case.call)
        _put_answers(screen, case)
    if case.message:
        screen.blank()
        screen.say(case.message)
    if case.line is not None:
        put_source_line(screen, case.line)
    if case.transcript:
        _put_transcript(screen, case.transcript, case.left_at)
    if case.hint:
        screen.blank()
        screen.say(case.hint, CYAN, label="Hint")


def put_source_line(screen: Screen, line: SourceLine) -> None:
    """A line of the student's own file."""
    where = f"line {line.number}" + (f", in {line.function}" if line.function else "")
    screen.blank()
    screen.put(where, DIM)
    screen.put(line.text.strip(), BOLD, indent=6)


def _put_call(screen: Screen, call: str) -> None:
    """Not cut at the edge, so that it can be copied: a terminal wraps it."""
    for line in screen.safe_lines(call) if call else ():
        prompt = "... " if line.startswith(" ") else ">>> "
        screen.lines.append("  " + screen.paint(prompt, DIM) + screen.clip(line, screen.width * 4))


def _put_answers(screen: Screen, case: CaseResult) -> None:
    if case.expected:
        screen.block(case.expected, GREEN, label="expected")
    if case.observed:
        screen.block(case.observed, RED, label="got     ")
    if case.printed and not case.transcript:
        screen.block(case.printed, DIM, label="printed ", most=3)


def _put_transcript(screen: Screen, transcript: tuple[Exchange, ...], left_at: int | None) -> None:
    last = len(transcript) - 1 if left_at is None else min(left_at, len(transcript) - 1)
    first = max(0, last - _EXCHANGES + 1)
    screen.blank()
    screen.put("The game up to there:" if left_at is not None else "How the game ended:", DIM)
    bar = screen.sign("│", "|")
    for number, exchange in enumerate(transcript[first : last + 1], first):
        gutter = screen.sign("✗", "x") if number == left_at else " "
        for line in screen.safe_lines(exchange.printed)[-4:]:
            screen.put(f"{gutter} {bar} {line}", *([RED] if number == left_at else []))
        if exchange.typed is not None and number != last:
            screen.put(f"  {bar} > {exchange.typed}", BOLD)
