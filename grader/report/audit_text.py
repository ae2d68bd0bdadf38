"""What the cases catch and what they let through, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.audit import Audit, Mistake, Origin, StageAudit
from grader.report.number import count
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen
from grader.report.suggested_cases import suggested_files

_BAR = 20
"""Columns of a bar."""

_LISTED = 6
"""So many cases are named; the others are counted."""


def render_audit(
    audits: Sequence[Audit], *, colour: bool, unicode: bool = True, width: int = 80, page: str | None = None
) -> str:
    """All audited exercises; `page` is where the picture of the kill matrix lies."""
    screen = Screen(colour, unicode, width)
    for audit in audits:
        screen.blank()
        screen.put(f"{audit.title}: what the cases catch", BOLD, indent=0)
        for stage in audit.stages:
            _put_stage(screen, audit, stage)
        _put_end(screen, audit)
    if page is not None:
        screen.blank()
        screen.say(page, CYAN, label="Kill matrix:", indent=0)
    return screen.text()


def _put_stage(screen: Screen, audit: Audit, stage: StageAudit) -> None:
    screen.blank()
    screen.put(f"{stage.id}: {stage.title} ({count(len(stage.cases), 'case')})", BOLD)
    for origin, noun in ((Origin.BANK, "misconceptions"), (Origin.MUTANT, "mutants")):
        mistakes = stage.of(origin)
        if mistakes:
            _put_share(screen, noun, sum(bool(mistake.killed_by) for mistake in mistakes), len(mistakes))
    for mistake in stage.survivors:
        _put_survivor(screen, mistake, searched=not audit.stopped)
    for mistake in stage.mistakes:
        if mistake.elsewhere:
            first = f"the first case that kills it is in {mistake.elsewhere}"
            screen.say(f"{mistake.id} is filed under this stage, but {first}.", YELLOW, label="!", indent=4)
    if not audit.stopped:  # of few programs nobody can tell which cases are needed
        _put_what_carries(screen, stage)
    _put_left_out(screen, stage)
    for number, lines in enumerate(suggested_files(audit.exercise, stage)):
        screen.blank()
        words = "Cases to add, as a file or one by one:" if number == 0 else "And in a file of their own:"
        screen.put(words, indent=4)
        screen.lines += [" " * 6 + screen.paint(screen.safe(line), CYAN) for line in lines]


def _put_what_carries(screen: Screen, stage: StageAudit) -> None:
    where = dict(stage.where)
    if stage.smallest_set and len(stage.smallest_set) < len(stage.cases):
        verb = "suffices" if len(stage.smallest_set) == 1 else "suffice"
        found = verb if stage.smallest_is_exact else f"{verb} (fewer may do)"
        words = f"{count(len(stage.smallest_set), 'case')} {found}: {_some(stage.smallest_set, where)}."
        screen.say(words, DIM, label="smallest set", indent=4)
    if stage.redundant:
        number = count(len(stage.redundant), "case")
        verb = "kills" if len(stage.redundant) == 1 else "kill"
        words = f"{number} {verb} nothing that one other doesn't: {_some(stage.redundant, where)}."
        screen.say(words, DIM, label="redundant   ", indent=4)


def _put_left_out(screen: Screen, stage: StageAudit) -> None:
    """Rules that the solution has given up, so that it can't tell whether they are tested."""
    if stage.taken_back:
        words = f"{count(len(stage.taken_back), 'case')} whose rule a later stage takes back."
        screen.say(words, DIM, label="not audited ", indent=4)
    if stage.allowed_by:
        words = (
            f"The stage {stage.allowed_by} allows letters to repeat. If students must refuse that here, "
            "add a case for it, and name that case in `replaces` there. The audit can't find it: the "
            "solution has given up the rule."
        )
        screen.say(words, YELLOW, label="!", indent=4)


def _put_share(screen: Screen, noun: str, killed: int, all_of_them: int) -> None:
    filled = _BAR * killed // all_of_them
    bar = screen.sign("█", "#") * filled + screen.sign("░", ".") * (_BAR - filled)
    done = GREEN if killed == all_of_them else RED
    screen.lines.append(f"    {noun:<15} {screen.paint(bar, done)} {killed} of {all_of_them} killed")


def _put_survivor(screen: Screen, mistake: Mistake, *, searched: bool) -> None:
    line = f" (line {mistake.line})" if mistake.line is not None else ""
    screen.say(
        f"{mistake.id}{line}: {mistake.title}", label=screen.paint(screen.sign("✗", "x"), RED), indent=4
    )
    if mistake.suggestion is None and searched:
        screen.put("The search found no case that kills it.", DIM, indent=7)


def _put_end(screen: Screen, audit: Audit) -> None:
    screen.blank()
    if audit.equivalent:
        screen.say(
            f"Left aside: {count(len(audit.equivalent), 'mutant')} that no input tells from the solution.",
            DIM,
        )
    if audit.faulty:
        verb = "is" if len(audit.faulty) == 1 else "are"
        words = f"{count(len(audit.faulty), 'case')} {verb} left out, because the solution fails {{}}."
        screen.say(words.format("it" if verb == "is" else "them") + " `grade check` says why.", RED)
    if audit.stopped:
        screen.say(f"Stopped by Ctrl-C, when {audit.stopped}.", YELLOW)
    survivors = len(audit.survivors)
    if survivors:
        screen.say(
            f"{count(survivors, 'mistake')} would go through. Paste the cases above to catch them.", RED
        )
    elif audit.stopped:
        if any(stage.mistakes for stage in audit.stages):
            screen.say("Every mistake that has been tried is caught.", YELLOW)
    elif any(stage.allowed_by for stage in audit.stages):
        screen.say("Every known mistake is caught, apart from what is marked with ! above.", YELLOW)
    else:
        screen.say("Every known mistake is caught.", GREEN)


def _some(cases: tuple[str, ...], where: dict[str, str]) -> str:
    rest = len(cases) - _LISTED
    named = ", ".join(where.get(case, case) for case in cases[:_LISTED])
    return named + (f" and {rest} more" if rest > 0 else "")
