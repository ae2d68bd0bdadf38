"""What a student sees in the terminal; the screens are the files in `expected/`."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.model.result import Result
from grader.report.columns import columns
from grader.report.text import render_text
from tests.report import results
from tests.report.expected_text import same_as_expected
from tests.results import result, stage

SCREENS = {
    "failing": results.FAILING,
    "passing": results.PASSING,
    "diagnosed": results.DIAGNOSED,
    "many": results.MANY,
    "raising": results.RAISING,
    "printing": results.PRINTING,
    "playing": results.PLAYING,
    "only-hidden-fails": results.ONLY_HIDDEN_FAILS,
    "replacing": results.REPLACING,
    "extra-fails": results.EXTRA_FAILS,
    "ungraded": results.UNGRADED,
    "hostile": results.HOSTILE,
}
PAGE = "mastermind.feedback.html"
COLOUR = re.compile(r"\x1b\[[0-9;]+m")


@pytest.mark.parametrize("name", SCREENS)
def test_the_screen(name: str) -> None:
    same_as_expected(f"{name}.txt", render_text(SCREENS[name], colour=False, page=PAGE))


@pytest.mark.parametrize("name", [name for name in SCREENS if name != "hostile"])
def test_it_fits_a_terminal_of_80_columns_and_about_25_lines(name: str) -> None:
    lines = render_text(SCREENS[name], colour=False, page=PAGE).splitlines()
    assert len(lines) <= 26
    assert [line for line in lines if columns(line) > 80 and ">>> " not in line] == []


@pytest.mark.parametrize("name", SCREENS)
def test_colour_adds_nothing_but_colour(name: str) -> None:
    plain = render_text(SCREENS[name], colour=False, page=PAGE)
    coloured = render_text(SCREENS[name], colour=True, page=PAGE)
    assert coloured != plain
    assert [line.rstrip() for line in COLOUR.sub("", coloured).splitlines()] == plain.splitlines()


@pytest.mark.parametrize("name", SCREENS)
def test_a_terminal_that_only_knows_ascii_sees_the_same_words(name: str) -> None:
    text = render_text(SCREENS[name], colour=False, page=PAGE, unicode=False)
    assert text.isascii()
    assert (
        re.findall("[a-z]{6,}", text)[:20]
        == re.findall("[a-z]{6,}", render_text(SCREENS[name], colour=False, page=PAGE))[:20]
    )


def test_why_a_file_cannot_be_read_begins_with_a_sentence_that_stands_out() -> None:
    unread = replace(results.UNGRADED, notices=("It can't be read. Line 3 has a `(` too many.",))
    screen = render_text(unread, colour=True, page=PAGE)
    assert "  \x1b[1mIt can't be read.\x1b[0m\n  Line 3 has a `(` too many.\n" in screen


def test_the_picture_stands_below_the_answers(project: Path) -> None:
    pictures = project / "exercises" / "mastermind"
    shown = render_text(results.FAILING, colour=False, page=PAGE, pictures=pictures)
    same_as_expected("failing-with-picture.txt", shown)
    assert len(shown.splitlines()) <= 30
    painted = render_text(results.FAILING, colour=True, page=PAGE, pictures=pictures)
    assert [line.rstrip() for line in COLOUR.sub("", painted).splitlines()] == shown.splitlines()


def test_the_picture_fits_a_narrow_terminal(project: Path) -> None:
    shown = render_text(
        results.FAILING, colour=False, width=60, pictures=project / "exercises" / "mastermind", unicode=False
    )
    same_as_expected("failing-with-picture-narrow.txt", shown)


def test_the_signs_that_stand_for_unicode() -> None:
    same_as_expected(
        "failing-ascii.txt", render_text(results.FAILING, colour=False, page=PAGE, unicode=False)
    )


@pytest.mark.parametrize("width", [20, 40, 45, 60, 72, 100, 200])
@pytest.mark.parametrize("name", SCREENS)
def test_other_widths(name: str, width: int) -> None:
    lines = render_text(SCREENS[name], colour=False, width=width, page=PAGE).splitlines()
    assert [line for line in lines if columns(line) > max(40, min(width, 100)) and ">>> " not in line] == []


def test_the_page_has_a_line_of_its_own_where_it_is_narrow() -> None:
    shown = render_text(results.PASSING, colour=False, width=40, page="mastermind.feedback.html")
    assert shown.endswith("\n\n  Feedback page:\n  mastermind.feedback.html\n")


def test_a_narrow_terminal_leaves_words_out() -> None:
    shown = render_text(results.FAILING, colour=False, width=40).splitlines()
    assert [line for line in shown if "✗ failed" in line and line.endswith(" ←")]
    assert not any("you are here" in line for line in shown)


def test_nothing_of_a_hidden_case_but_its_name_its_message_and_its_hint() -> None:
    text = render_text(results.ONLY_HIDDEN_FAILS, colour=False)
    assert "letters that come three times" in text
    assert "Try codes in which one letter fills almost every place." in text
    assert "expected" not in text
    assert ">>>" not in text


def test_no_page_no_word_of_it() -> None:
    assert "page" not in render_text(results.PASSING, colour=False)


def test_not_everything_passes_while_a_stage_that_is_extra_fails() -> None:
    assert "Everything passes" not in render_text(results.EXTRA_FAILS, colour=False)


def test_a_clue_stands_below_the_hint_and_other_notices_at_the_end() -> None:
    notices = ("Look at line 7.", "Line 2 sleeps.")
    graded = replace(results.FAILING, clues=notices[:1], notices=notices)
    shown = render_text(graded, colour=False)
    assert shown.count("Notice  Look at line 7.\n") == 1
    clue, rest, other = (shown.index(text) for text in ("Look at line 7.", "in this stage", "Line 2 sleeps."))
    assert clue < rest < other


def with_text(text: str) -> Result:
    """A failing result with the text wherever a student's text can stand."""
    shown = replace(
        results.GAME,
        call=text,
        expected=text,
        observed=text,
        message=text,
        name=text,
        printed=text,
        hint=text,
    )
    return replace(
        result(stage("no-repeats", (shown, replace(results.EXCEPTION, name=text)))),
        submission=replace(results.PASSING.submission, name=text),
        notices=(text, f"{text}!"),
        clues=(text,),
    )


@given(text=st.text(max_size=60), colour=st.booleans(), unicode=st.booleans())
def test_no_text_gets_past(text: str, colour: bool, unicode: bool) -> None:
    shown = render_text(with_text(text), colour=colour, unicode=unicode)
    shown = COLOUR.sub("", shown) if colour else shown
    assert all(line.isprintable() for line in shown.split("\n"))
    assert [line for line in shown.split("\n") if columns(line) > 80 and ">>> " not in line] == []
