"""What the cases catch and what they let through, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.audit import Audit, Origin
from grader.report.audit_stage import put_stage
from grader.report.audit_wording import is_clean, left_aside, left_out, standing, untried
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen


def render_audit(
    audits: Sequence[Audit], *, colour: bool, unicode: bool = True, width: int = 80, page: str | None = None
) -> str:
    """All audited exercises; `page` is where the picture of the kill matrix lies."""
    screen = Screen(colour, unicode, width)
    for audit in audits:
        screen.blank()
        screen.put(f"{audit.title}: what the cases catch", BOLD, indent=0)
        if any(stage.of(Origin.MUTANT) for stage in audit.stages):
            screen.say("Mutants are copies of the solution with one small thing changed.", DIM)
        for stage in audit.stages:
            put_stage(screen, audit, stage)
        _put_end(screen, audit)
    if page is not None:
        screen.blank()
        screen.say(page, CYAN, label="Which case catches what:", indent=0)
    return screen.text()


def _put_end(screen: Screen, audit: Audit) -> None:
    screen.blank()
    if words := left_aside(audit):
        screen.say(words, DIM)
    words, lines = untried(audit)
    if words:
        screen.say(words, YELLOW, label="!")
        for line in lines:
            screen.say(line, DIM, label=screen.sign("·", "-"), indent=5)
    if words := left_out(audit):
        screen.say(words, RED)
    if audit.stopped:
        screen.say(f"Stopped by Ctrl-C, when {audit.stopped}.", YELLOW)
    if words := standing(audit, "above"):
        screen.say(words, RED if audit.survivors else GREEN if is_clean(audit) else YELLOW)
