"""What a student sees in the terminal: how far they are, the one thing to mend first, the rest folded."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.result import CaseResult, Diagnosis, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.columns import columns, pad
from grader.report.mend import put_case, put_source_line
from grader.report.number import count, points
from grader.report.screen import BOLD, DIM, GREEN, RED, YELLOW, Screen

_LISTED = 4
"""So many more failing cases get a line each; the others are counted."""


def render_text(
    result: Result, *, colour: bool, width: int = 80, page: str | None = None, unicode: bool = True
) -> str:
    """The screen, `width` columns wide but between 40 and 100; `page` is where the HTML feedback lies."""
    screen = Screen(colour, unicode, max(40, min(width, 100)))
    name = result.exercise_title + screen.sign(" · ", " - ") + result.submission.name
    screen.ends(name, points(result.score, result.max_score), BOLD)
    if result.status is Outcome.UNGRADED:
        _put_ungraded(screen, result)
    else:
        _put_graded(screen, result)
    if page is not None:
        screen.blank()
        screen.say(page, DIM, label="Feedback page:")
    return screen.text()


def _put_ungraded(screen: Screen, result: Result) -> None:
    start = _start(result)
    screen.blank()
    screen.put(screen.sign("✗", "x") + " Your file couldn't be loaded, so nothing is graded yet.", RED, BOLD)
    reasons = result.notices or ((start.message,) if start else ())
    for reason in reasons:
        screen.blank()
        screen.say(reason)
    if start and start.line is not None:
        put_source_line(screen, start.line)
    screen.blank()
    screen.say(f"As soon as it loads, its {count(len(result.cases), 'case')} will be run.", DIM)


def _put_graded(screen: Screen, result: Result) -> None:
    start = _start(result)
    screen.blank()
    _put_path(screen, result.stages, _stage_of(result, start))
    screen.blank()
    if result.status is Outcome.PASSED:
        _put_passed(screen, result)
    if start is not None:
        screen.blank()
        heading = "Mend this first" if result.status is Outcome.FAILED else "If you like to go on"
        screen.say(start.name, BOLD, label=heading + ":")
        put_case(screen, start)
    if result.diagnosis is not None:
        _put_diagnosis(screen, result.diagnosis)
    for notice in result.notices:
        screen.blank()
        screen.say(notice, YELLOW, label="Notice")
    if start is not None:
        _put_rest(screen, result, start)


def _put_path(screen: Screen, stages: Sequence[StageResult], here: StageResult | None) -> None:
    longest = max((columns(screen.safe(stage.title)) for stage in stages), default=0)
    behind = False
    for stage in stages:
        tally = points(stage.score, stage.max_score)
        if stage.status is Status.PASSED:
            sign, word, codes = screen.sign("✓", "+"), "passed", (GREEN,)
        elif stage is here or not behind:
            sign, word, codes = screen.sign("✗", "x"), "failed", (RED,)
        else:
            sign, word, codes = screen.sign("○", "o"), "later ", (DIM,)
        behind = behind or stage is here
        title = pad(screen.clip(stage.title, screen.width - 48), min(longest, screen.width - 48))
        extra = " (extra)" if stage.extra else ""
        arrow = screen.sign("  ← you are here", "  <- you are here") if stage is here else ""
        screen.lines.append(f"  {screen.paint(f'{sign} {word}', *codes)}  {title}  {tally}{extra}{arrow}")


def _put_passed(screen: Screen, result: Result) -> None:
    sign = screen.sign("✓", "+")
    if all(case.status in (Status.PASSED, Status.REPLACED) for case in result.cases):
        screen.put(f"{sign} Everything passes. Well done!", GREEN, BOLD)
    else:
        screen.put(f"{sign} Every stage that counts is passed. Well done!", GREEN, BOLD)


def _put_diagnosis(screen: Screen, diagnosis: Diagnosis) -> None:
    screen.blank()
    screen.say(diagnosis.title, BOLD, label="All your answers fit one idea:")
    screen.say(diagnosis.hint)


def _put_rest(screen: Screen, result: Result, start: CaseResult) -> None:
    """The other failing cases of the stage in a line each, everything else in one line."""
    here = _stage_of(result, start)
    failing = (
        [case for case in here.cases if case.status is Status.FAILED and case is not start] if here else []
    )
    screen.blank()
    if failing:
        screen.put(f"{count(len(failing), 'more case')} of this stage to mend:", DIM)
    for case in failing[:_LISTED]:
        screen.put(_folded(screen, case), DIM)
    if len(failing) > _LISTED:
        screen.put(f"  and {len(failing) - _LISTED} more", DIM)
    elsewhere = sum(case.status is Status.FAILED for case in result.cases) - len(failing) - 1
    tallies = [
        (sum(case.status is Status.PASSED for case in result.cases), "{} pass"),
        (elsewhere, "{} of other stages to mend"),
        (sum(case.status is Status.SKIPPED for case in result.cases), "{} not run"),
        (sum(case.status is Status.REPLACED for case in result.cases), "{} replaced by a later rule"),
    ]
    screen.put(", ".join(words.format(number) for number, words in tallies if number) + ".", DIM)


def _folded(screen: Screen, case: CaseResult) -> str:
    name = screen.clip(case.name, screen.width // 2)
    message = "hidden" if case.hidden else case.message
    return f"{screen.sign('✗', 'x')} {pad(name, min(40, screen.width // 2))}  {message}"


def _start(result: Result) -> CaseResult | None:
    return next((case for case in result.cases if case.id == result.start_with), None)


def _stage_of(result: Result, case: CaseResult | None) -> StageResult | None:
    return next((stage for stage in result.stages if case in stage.cases), None)
