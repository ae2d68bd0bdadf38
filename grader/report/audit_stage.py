"""One stage of an audit, for the terminal: how much is caught, what isn't, and what to do about it."""

from __future__ import annotations

from grader.model.audit import Audit, Origin, StageAudit
from grader.report.audit_wording import UNFOUND, Group, by_line, needed, remarks, spare, unmeasured
from grader.report.number import count
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen
from grader.report.suggested_cases import suggested_files, where_to

_BAR = 20
"""Columns of a bar."""

_LISTED = 6
"""So many cases are named; the others are counted."""


def put_stage(screen: Screen, audit: Audit, stage: StageAudit) -> None:
    screen.blank()
    screen.put(f"{stage.id}: {stage.title} ({count(len(stage.cases), 'case')})", BOLD)
    for origin, noun in ((Origin.BANK, "misconceptions"), (Origin.MUTANT, "mutants")):
        mistakes = stage.of(origin)
        if mistakes:
            _put_share(screen, noun, len(stage.killed(origin)), len(mistakes))
    if not stage.mistakes and not audit.stopped:
        screen.say(unmeasured(audit), YELLOW, indent=4)
    for group in by_line(stage.survivors):
        _put_survivors(screen, group, searched=not audit.stopped)
    for words in remarks(stage):
        screen.say(words, YELLOW, label="!", indent=4)
    if not audit.stopped:  # of few programs nobody can tell which cases are needed
        _put_what_carries(screen, stage)
    if stage.taken_back:
        words = count(len(stage.taken_back), "case")
        rule = "its rule" if len(stage.taken_back) == 1 else "their rules"
        screen.say(f"{words} left out here: a later stage takes {rule} back.", DIM, indent=4)
    for number, lines in enumerate(suggested_files(audit.exercise, stage)):
        screen.blank()
        heading = where_to(audit.exercise, stage) if number == 0 else "And in a file of their own"
        screen.say(f"{heading}:", indent=4)
        screen.lines += [" " * 6 + screen.paint(screen.safe(line), CYAN) for line in lines]


def _put_what_carries(screen: Screen, stage: StageAudit) -> None:
    if words := needed(stage):
        _put_cases(screen, stage, f"{words}:", stage.smallest_set)
    if words := spare(stage):
        _put_cases(screen, stage, f"{words}:", stage.redundant)


def _put_cases(screen: Screen, stage: StageAudit, words: str, cases: tuple[str, ...]) -> None:
    where = dict(stage.where)
    screen.put(words, DIM, indent=4)
    for case in cases[:_LISTED]:
        screen.say(where.get(case, case), DIM, label=screen.sign("·", "-"), indent=6)
    if len(cases) > _LISTED:
        screen.put(f"and {len(cases) - _LISTED} more", DIM, indent=6)


def _put_share(screen: Screen, noun: str, killed: int, all_of_them: int) -> None:
    filled = _BAR * killed // all_of_them
    bar = screen.sign("█", "#") * filled + screen.sign("░", ".") * (_BAR - filled)
    done = GREEN if killed == all_of_them else RED
    screen.lines.append(f"    {noun:<15} {screen.paint(bar, done)} {killed} of {all_of_them} caught")


def _put_survivors(screen: Screen, group: Group, *, searched: bool) -> None:
    words = f"{group.name}{group.place}: {group.titles}"
    screen.say(words, label=screen.paint(screen.sign("✗", "x"), RED), indent=4)
    if group.mistakes[0].suggestion is None and searched:
        screen.say(UNFOUND, DIM, indent=7)
