"""What a student sees in the terminal: how far they are, the one thing to mend first, the rest folded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.judge.source import source_lines
from grader.model.result import CaseResult, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.columns import columns, pad
from grader.report.mend import put_evidence, put_hint, put_idea, put_sentences, put_source
from grader.report.number import count, points
from grader.report.picture import draw, read_picture
from grader.report.same_reason import split, told
from grader.report.screen import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Screen
from grader.report.trouble import first_sentence, headline, hint_at_start

_NARROWEST, _NARROW = 40, 60
"""Columns below which nothing is fitted any more, and below which some words are left out."""
_WORDS_BESIDE, _SIGNS_BESIDE = 46, 28
"""Columns beside the title of a stage, with and without the words that can be left out."""
_PAGE = "Feedback page:"
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
    """The screen, `width` columns wide but between 40 and 100.

    `page` is where the HTML feedback lies. `pictures` is the exercise's folder, whose `picture.txt`, if there
    is one, draws the case to mend first.
    """
    screen = Screen(colour, unicode, max(_NARROWEST, min(width, 100)))
    name = result.exercise_title + screen.sign(" · ", " - ") + result.submission.name
    ungraded = result.status is Outcome.UNGRADED
    screen.ends(name, "not graded" if ungraded else points(result.score, result.max_score), BOLD)
    screen.blank()
    if ungraded:
        _put_ungraded(screen, result)
    else:
        _put_graded(screen, result, pictures)
    if page is not None:
        screen.blank()
        if columns(page) + len(_PAGE) + 4 > screen.width:
            screen.put(_PAGE, CYAN)
            screen.say(page)
        else:
            screen.say(page, CYAN, label=_PAGE)
    return screen.text()


def _put_ungraded(screen: Screen, result: Result) -> None:
    screen.put(screen.sign("✗", "x") + " Nothing could be graded yet.", RED, BOLD)
    for notice in result.notices:
        screen.blank()
        put_sentences(screen, *first_sentence(notice))
    if result.line is not None:
        screen.blank()
        put_source(screen, result.line, source_lines(result.submission.source))
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
        failed = result.status is Outcome.FAILED
        screen.put("Mend this first:" if failed else "If you like to go on:", *([RED] if failed else []))
        put_sentences(screen, *headline(start))
        put_evidence(screen, start, draw(read_picture(pictures), start))
        if result.diagnosis is not None:
            put_idea(screen, result.diagnosis)
        put_hint(screen, hint_at_start(result, start))
        _put_notices(screen, result.clues)
    if start is not None and here is not None:
        _put_rest(screen, result, here, start)
    _put_notices(screen, result.other_notices)


def _put_notices(screen: Screen, notices: Sequence[str]) -> None:
    for notice in notices:
        screen.blank()
        screen.say(notice, YELLOW, label="Notice")


def _put_path(screen: Screen, stages: Sequence[StageResult], here: StageResult | None) -> None:
    """A line a stage. What isn't passed before the student has got there isn't called failed."""
    longest = max((columns(stage.title) for stage in stages), default=0)
    narrow = longest > screen.width - _WORDS_BESIDE
    titles = [screen.clip(stage.title, screen.width - _SIGNS_BESIDE) for stage in stages]
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
        line += " (extra)" if stage.extra and not narrow else ""
        if stage is here:
            line += (
                screen.sign(" ←", " <-") if narrow else screen.sign("  ← you are here", "  <- you are here")
            )
        screen.lines.append(line)


def _put_passed(screen: Screen, result: Result) -> None:
    everything = all(case.status in (Status.PASSED, Status.REPLACED) for case in result.cases)
    what = "Everything passes" if everything else "Every stage that counts is passed"
    screen.put(f"{screen.sign('✓', '+')} {what}. Well done!", GREEN, BOLD)
    screen.blank()


def _put_rest(screen: Screen, result: Result, here: StageResult, start: CaseResult) -> None:
    """The stage's other failing cases: one that fails for another reason has a line, the rest is counted."""
    failing = [case for case in here.cases if case.status is Status.FAILED and case is not start]
    same, others = split(start, failing, result.diagnosis)
    not_run = sum(case.status is Status.SKIPPED for case in here.cases)
    screen.blank()
    if same:
        screen.put(told(same))
    if others and result.diagnosis is not None:
        screen.put(f"{len(others)} {_others_fail(others)} in this stage, perhaps for the same reason.")
    elif others:
        more = _others_fail(others) if same else "more to mend"
        screen.put(f"{len(others)} {more} in this stage:")
        shown = others[:_LISTED]
        for case in shown:
            screen.put(_folded(screen, case), DIM)
        if len(shown) < len(others):
            screen.put(f"  and {len(others) - len(shown)} more", DIM)
    if not_run:
        screen.put(f"{not_run} more {'was' if not_run == 1 else 'were'} not run in this stage.", DIM)


def _others_fail(others: Sequence[CaseResult]) -> str:
    return "other fails" if len(others) == 1 else "others fail"


def _folded(screen: Screen, case: CaseResult) -> str:
    """Two columns, so that the second one stands at the same place in all lines; one where it is narrow."""
    if screen.width < _NARROW:
        return f"{screen.sign('✗', 'x')} {screen.clip_words(case.name, screen.width - 4)}"
    room = max(30, screen.width // 2 - 4)
    name = pad(screen.clip_words(case.name, room), room)
    trouble = "" if case.hidden or not case.message else headline(case)[0]
    return f"{screen.sign('✗', 'x')} {name}  {screen.clip_words(trouble, screen.width - room - 6)}"
