"""What the cases catch and what they let through, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.audit import Audit, Mistake, Origin, StageAudit
from grader.report.case_yaml import case_line
from grader.report.number import count
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen

_BAR = 20
"""Columns of a bar."""

_LISTED = 6
"""So many ids of cases are named; the others are counted."""


def render_audit(
    audits: Sequence[Audit], *, colour: bool, unicode: bool = True, width: int = 80, page: str | None = None
) -> str:
    """All audited exercises; `page` is where the picture of the kill matrix lies."""
    screen = Screen(colour, unicode, width)
    for audit in audits:
        screen.blank()
        screen.put(f"{audit.title}: what the cases catch", BOLD, indent=0)
        for stage in audit.stages:
            _put_stage(screen, stage)
        _put_end(screen, audit)
    if page is not None:
        screen.blank()
        screen.say(page, CYAN, label="Kill matrix:", indent=0)
    return screen.text()


def _put_stage(screen: Screen, stage: StageAudit) -> None:
    screen.blank()
    screen.put(f"{stage.id}: {stage.title} ({count(len(stage.cases), 'case')})", BOLD)
    for origin, noun in ((Origin.BANK, "misconceptions"), (Origin.MUTANT, "mutants")):
        mistakes = stage.of(origin)
        if mistakes:
            _put_share(screen, noun, sum(bool(mistake.killed_by) for mistake in mistakes), len(mistakes))
    for mistake in stage.survivors:
        _put_survivor(screen, mistake)
    for mistake in stage.mistakes:
        if mistake.elsewhere:
            first = f"the first case that kills it is in {mistake.elsewhere}"
            screen.say(f"{mistake.id} is filed under this stage, but {first}.", YELLOW, label="!", indent=4)
    if stage.smallest_set and len(stage.smallest_set) < len(stage.cases):
        found = "suffice" if stage.smallest_is_exact else "suffice (fewer may do)"
        screen.say(f"{_some(stage.smallest_set)} {found}.", DIM, label="smallest set", indent=4)
    if stage.redundant:
        words = f"{_some(stage.redundant)}: one other case kills all that it kills."
        screen.say(words, DIM, label="redundant   ", indent=4)


def _put_share(screen: Screen, noun: str, killed: int, all_of_them: int) -> None:
    filled = _BAR * killed // all_of_them
    bar = screen.sign("█", "#") * filled + screen.sign("░", ".") * (_BAR - filled)
    done = GREEN if killed == all_of_them else RED
    screen.lines.append(f"    {noun:<15} {screen.paint(bar, done)} {killed} of {all_of_them} killed")


def _put_survivor(screen: Screen, mistake: Mistake) -> None:
    line = f" (line {mistake.line})" if mistake.line is not None else ""
    screen.say(
        f"{mistake.id}{line}: {mistake.title}", label=screen.paint(screen.sign("✗", "x"), RED), indent=4
    )
    if mistake.suggestion is not None:
        screen.lines.append(
            " " * 7
            + screen.paint(screen.safe(case_line(mistake.suggestion.fields, mistake.suggestion.top)), CYAN)
        )
    else:
        screen.put("The search found no case that kills it.", DIM, indent=7)


def _put_end(screen: Screen, audit: Audit) -> None:
    screen.blank()
    if audit.equivalent:
        screen.say(
            f"Left aside: {count(len(audit.equivalent), 'mutant')} that no input tells from the solution.",
            DIM,
        )
    survivors = len(audit.survivors)
    if survivors:
        screen.say(
            f"{count(survivors, 'mistake')} would go through. Paste the cases above to catch them.", RED
        )
    else:
        screen.say("Every known mistake is caught.", GREEN)


def _some(cases: tuple[str, ...]) -> str:
    rest = len(cases) - _LISTED
    named = ", ".join(cases[:_LISTED])
    return f"{count(len(cases), 'case')}: {named}" + (f" and {rest} more" if rest > 0 else "")
