"""The one case to mend first, opened: what is wrong, then what was asked, what was expected, what came."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import CaseResult, Diagnosis, SourceLine
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, Screen
from grader.report.transcript import excerpt
from grader.report.trouble import MISTAKEN_IDEA, case_name, idea

_LABEL = 12
"""Columns of the labels beside the answers."""


def put_sentences(screen: Screen, first: str, rest: str) -> None:
    """What is wrong: its first sentence stands out."""
    screen.say(first, BOLD)
    if rest:
        screen.say(rest)


def put_evidence(screen: Screen, case: CaseResult, picture: Sequence[str] = ()) -> None:
    """Of a hidden case there is nothing."""
    screen.blank()
    if case.line is not None:
        screen.block(case.line.text.strip(), BOLD, label=f"line {case.line.number}", indent=4)
        screen.blank()
    if case_name(case):
        screen.say(case_name(case), DIM, indent=4)
    _put_call(screen, case)
    _put_answers(screen, case)
    if picture:
        screen.blank()
        for line in picture:
            screen.put(line, indent=4)
    if case.transcript:
        _put_transcript(screen, case)


def put_idea(screen: Screen, diagnosis: Diagnosis) -> None:
    screen.blank()
    screen.put(f"{MISTAKEN_IDEA}:")
    screen.say(idea(diagnosis), BOLD, indent=4)
    if diagnosis.hint:
        screen.say(diagnosis.hint, indent=4)


def put_hint(screen: Screen, hint: str) -> None:
    if hint:
        screen.blank()
        screen.say(hint, CYAN, label="Hint")


def put_source(screen: Screen, line: SourceLine, lines: Sequence[str]) -> None:
    """A line of the student's file with its neighbours."""
    bar = screen.sign("│", "|")
    for number in range(max(1, line.number - 1), min(len(lines), line.number + 1) + 1):
        here = number == line.number
        sign = screen.sign("✗", "x") if here else " "
        text = lines[number - 1].expandtabs(4)
        screen.put(f"{sign} {number:>4} {bar} {text}", *([RED] if here else []))


def _put_call(screen: Screen, case: CaseResult) -> None:
    """Not cut at the edge, so that it can be copied: a terminal wraps it. A game is told in words."""
    if case.game:
        screen.say(case.game, indent=4)
        return
    for line in screen.safe_lines(case.call) if case.call else ():
        screen.lines.append("    " + screen.paint(">>> ", DIM) + screen.clip(line, screen.width * 4))


def _put_answers(screen: Screen, case: CaseResult) -> None:
    if case.expected:
        screen.block(case.expected, GREEN, label="expected".ljust(_LABEL), indent=4)
    if case.observed:
        screen.block(case.observed, RED, label="your program", indent=4)
    if case.printed and not case.transcript:
        screen.block(case.printed, DIM, label="printed".ljust(_LABEL), indent=4, most=3)


def _put_transcript(screen: Screen, case: CaseResult) -> None:
    """The game as it stood on the console, up to where it left the expected way."""
    screen.blank()
    for line, wrong in excerpt(case):
        gutter = f"{screen.sign('✗', 'x') if wrong else ' '} {screen.sign('│', '|')} "
        screen.put(gutter + line, *([RED] if wrong else []))
