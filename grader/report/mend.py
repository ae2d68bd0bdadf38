"""The one case to mend first, opened: what was asked, what was expected, what came, and why."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import CaseResult
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, Screen
from grader.report.transcript import excerpt


def put_case(screen: Screen, case: CaseResult, picture: Sequence[str] = ()) -> None:
    """Of a hidden case there is its message and its hint, nothing else."""
    _put_call(screen, case.call)
    first = len(screen.lines)
    _put_answers(screen, case)
    if picture:
        screen.beside(picture, first)
    screen.blank()
    if case.message:
        screen.say(case.message, indent=4)
    if case.line is not None:
        screen.block(case.line.text.strip(), BOLD, label=f"line {case.line.number}", indent=4)
    if case.transcript:
        _put_transcript(screen, case)
    if case.hint:
        screen.blank()
        screen.say(case.hint, CYAN, label="Hint")


def _put_call(screen: Screen, call: str) -> None:
    """Not cut at the edge, so that it can be copied: a terminal wraps it."""
    for line in screen.safe_lines(call) if call else ():
        screen.lines.append("    " + screen.paint(">>> ", DIM) + screen.clip(line, screen.width * 4))


def _put_answers(screen: Screen, case: CaseResult) -> None:
    if case.expected:
        screen.block(case.expected, GREEN, label="expected ", indent=4)
    if case.observed:
        screen.block(case.observed, RED, label="your code", indent=4)
    if case.printed and not case.transcript:
        screen.block(case.printed, DIM, label="printed  ", indent=4, most=3)


def _put_transcript(screen: Screen, case: CaseResult) -> None:
    """The game as it stood on the console, up to where it left the expected way."""
    screen.blank()
    for line, wrong in excerpt(case.transcript, case.left_at):
        gutter = f"{screen.sign('✗', 'x') if wrong else ' '} {screen.sign('│', '|')} "
        screen.put(gutter + line, *([RED] if wrong else []))
