"""What a student sees in the terminal: how far they are, the one thing to mend first, the rest folded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.model.result import CaseResult, Diagnosis, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.columns import columns, pad
from grader.report.mend import put_case
from grader.report.number import count, points
from grader.report.picture import draw, read_picture
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen

_LISTED = 3
"""So many more failing cases get a line each; the others are counted."""


def render_text(
    result: Result,
    *,
    colour: bool,
    width: int = 80,
    page: str | None = None,
    unicode: bool = True,
    pictures: Path | None = None,
) -> str:
    """The screen, `width` columns wide but between 60 and 100.

    `page` is where the HTML feedback lies. `pictures` is the exercise's folder, whose `picture.txt`, if there
    is one, draws the case to mend first.
    """
    screen = Screen(colour, unicode, max(60, min(width, 100)))
    name = result.exercise_title + screen.sign(" · ", " - ") + result.submission.name
    screen.ends(name, points(result.score, result.max_score), BOLD)
    screen.blank()
    if result.status is Outcome.UNGRADED:
        _put_ungraded(screen, result)
    else:
        _put_graded(screen, result, pictures)
    if page is not None:
        screen.blank()
        screen.say(page, CYAN, label="Feedback page:")
    return screen.text()


def _put_ungraded(screen: Screen, result: Result) -> None:
    screen.put(screen.sign("✗", "x") + " Nothing could be graded yet.", RED, BOLD)
    for notice in result.notices:
        screen.blank()
        screen.say(notice)
    screen.blank()
    screen.say(f"As soon as it can be loaded, {count(len(result.cases), 'case')} will be run.", DIM)


def _put_graded(screen: Screen, result: Result, pictures: Path | None) -> None:
    start = next((case for case in result.cases if case.id == result.start_with), None)
    here = next((stage for stage in result.stages if start in stage.cases), None)
    _put_path(screen, result.stages, here)
    screen.blank()
    if result.status is Outcome.PASSED:
        _put_passed(screen, result)
    if start is not None:
        heading = "Mend this first" if result.status is Outcome.FAILED else "If you like to go on"
        told = start.name == start.call or start.message.startswith(start.name)
        screen.say(heading if told else f"{heading}: {start.name}", BOLD)
        screen.blank()
        put_case(screen, start, draw(read_picture(pictures), start))
    if result.diagnosis is not None:
        _put_diagnosis(screen, result.diagnosis)
    for notice in result.notices:
        screen.blank()
        screen.say(notice, YELLOW, label="Notice")
    if start is not None and here is not None:
        _put_rest(screen, result, here, start)


def _put_path(screen: Screen, stages: Sequence[StageResult], here: StageResult | None) -> None:
    """A line a stage. What isn't passed before the student has got there isn't called failed."""
    room = screen.width - 46
    titles = [screen.clip(stage.title, room) for stage in stages]
    longest = max(map(columns, titles), default=0)
    at = stages.index(here) if here is not None else len(stages)
    for number, (stage, title) in enumerate(zip(stages, titles, strict=True)):
        if stage.status is Status.PASSED:
            sign, word, codes = screen.sign("✓", "+"), "passed", (GREEN,)
        elif number <= at:
            sign, word, codes = screen.sign("✗", "x"), "failed", (RED,)
        else:
            sign, word, codes = screen.sign("○", "o"), "later ", (DIM,)
        line = f"  {screen.paint(f'{sign} {word}', *codes)}  {pad(title, longest)}  "
        line += points(stage.score, stage.max_score).removesuffix(" points").removesuffix(" point")
        line += " (extra)" if stage.extra else ""
        line += screen.sign("  ← you are here", "  <- you are here") if stage is here else ""
        screen.lines.append(line)


def _put_passed(screen: Screen, result: Result) -> None:
    everything = all(case.status in (Status.PASSED, Status.REPLACED) for case in result.cases)
    what = "Everything passes" if everything else "Every stage that counts is passed"
    screen.put(f"{screen.sign('✓', '+')} {what}. Well done!", GREEN, BOLD)
    screen.blank()


def _put_diagnosis(screen: Screen, diagnosis: Diagnosis) -> None:
    screen.blank()
    screen.put("One idea explains all your answers:")
    screen.say(diagnosis.title, BOLD, indent=4)
    screen.say(diagnosis.hint, indent=4)


def _put_rest(screen: Screen, result: Result, here: StageResult, start: CaseResult) -> None:
    """The stage's other failing cases in a line each, unless one idea explains them; the rest is counted."""
    failing = [case for case in here.cases if case.status is Status.FAILED and case is not start]
    listed = failing[:_LISTED] if result.diagnosis is None else []
    screen.blank()
    if failing:
        screen.put(f"{len(failing)} more to mend in this stage{':' if listed else '.'}")
    for case in listed:
        screen.put(_folded(screen, case), DIM)
    if 0 < len(listed) < len(failing):
        screen.put(f"  and {len(failing) - len(listed)} more", DIM)
    statuses = [case.status for case in result.cases]
    tallies = [
        (statuses.count(Status.PASSED), "{} pass"),
        (statuses.count(Status.FAILED) - len(failing) - 1, "{} of other stages fail"),
        (statuses.count(Status.SKIPPED), "{} were not run"),
        (statuses.count(Status.REPLACED), "{} no longer count"),
    ]
    told = ", ".join(words.format(number) for number, words in tallies if number)
    screen.put(f"Of all {count(len(statuses), 'case')}, {told}." if told else "", DIM)


def _folded(screen: Screen, case: CaseResult) -> str:
    room = screen.width // 2
    name = screen.clip(case.name, room)
    message = "" if case.hidden else case.message
    return f"{screen.sign('✗', 'x')} {pad(name, min(36, room))}  {message}"
