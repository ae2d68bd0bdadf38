"""Marks that are right, with something between them or behind them that doesn't belong there."""

from __future__ import annotations

import pytest

from grader.judge.marks_slip import marks_printed, marks_returned
from grader.model.answer import Marks
from tests.judge.test_games_with_marks import judged
from tests.judge.test_play import play

FORM = Marks.of({"exact": "+", "partial": "-"})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("+,-,-", "`score` should return a text with only `+` and `-`; there is ',' in it: '+,-,-'."),
        ("[+--]", "`score` should return a text with only `+` and `-`; there is '[]' in it: '[+--]'."),
        ("-- +", "`score` should return a text with only `+` and `-`; there are blanks in it: '-- +'."),
        (
            "+\u2013\u2013",
            "`score` returned '+\u2013\u2013'. The '\u2013' in it only looks like '-': it is another "
            "character, as word processors, web pages and keyboards of other languages make it. Put the "
            "right one there.",
        ),
        ("\u2013?", None),
        ("+ - -", None),
        ("+-", None),
        ("", None),
        (",", None),
        ("1+2-", None),
        ("plus", None),
    ],
)
def test_signs_that_are_no_marks(text: str, message: str | None) -> None:
    found = marks_returned("score", FORM, (1, 2), text)
    assert (found and found[1]) == message


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("Feedback: + - -\nGuess: ", "but blanks stand between the marks"),
        ("+, -, -\nGuess: ", "but `,` stands between the marks"),
        ("Feedback: +-- *\nGuess: ", "but behind the marks stands `*`"),
        ("+-- is what you get\nGuess: ", "but behind the marks stands `is what you get`"),
        ("Feedback: +--\nGuess: ", None),
        ("Feedback: + -\nGuess: ", None),
        ("+-- --\n", None),
        ("a+-- b\n", None),
    ],
)
def test_what_stands_beside_marks_that_were_printed(printed: str, said: str | None) -> None:
    found = marks_printed(FORM, (1, 2), printed)
    assert (found and found[1]) == said


def test_a_dash_in_a_sentence_is_no_mark() -> None:
    assert marks_printed(FORM, (0, 1), "Not bad - go on!\n") is None
    assert marks_printed(FORM, (0, 1), "Feedback: - (go on)!\n") is not None
    assert marks_printed(FORM, (0, 0), "Nothing!\n") is None


def test_a_game_is_told_so() -> None:
    case = play("> 12\n+-\n> 34\n/34/ the secret")
    spread = judged(case, ("Guess: ", "12"), ("+ -\nGuess: ", "34"), ("34 it was\n", None))
    assert spread.message == (
        "After the guess `12` the answer `+-` came, but blanks stand between the marks: `+ -`."
    )
    none = play('> 12\n""\n> 34\n/34/ the secret')
    found = judged(none, ("Guess: ", "12"), ("No match\nGuess: ", "34"), ("34 it was\n", None))
    assert found.message == (
        "After the guess `12` an answer without marks should come: an empty line, or a line that ends where "
        "the marks would begin. The game said: `No match`."
    )
