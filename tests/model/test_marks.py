"""Answers written as marks: `++-` is exact 2, partial 1."""

from __future__ import annotations

import time

import pytest

from grader.model.answer import Marks

MARKS = Marks.of({"exact": "+", "partial": "-"})


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        pytest.param("", (0, 0), id="none"),
        pytest.param("++--", (2, 2), id="both"),
        pytest.param("-", (0, 1), id="one"),
        pytest.param("-+", None, id="other order"),
        pytest.param("+ -", None, id="with blanks"),
        pytest.param("+x", None, id="another mark"),
    ],
)
def test_marks_are_read_as_counts(text: str, numbers: tuple[int, int] | None) -> None:
    assert MARKS.read(text) == numbers


def test_counts_are_written_as_marks() -> None:
    assert MARKS.write((1, 2)) == "+--"


@pytest.mark.parametrize(
    ("printed", "last"),
    [
        pytest.param("++-\nGuess: ", (2, 1), id="alone on its line"),
        pytest.param("Feedback: ++-\nGuess: ", (2, 1), id="after a colon"),
        pytest.param("1243 -> '++-'\n> ", (2, 1), id="in quotes after an arrow"),
        pytest.param("| 1 | 1243 | ++- |\n", (2, 1), id="in a table"),
        pytest.param("Feedback: \nGuess: ", (0, 0), id="none after a colon"),
        pytest.param("\nGuess: ", (0, 0), id="none on an empty line"),
        pytest.param("Feedback: ''\n", (0, 0), id="none in quotes"),
        pytest.param("1. 1111 +\n2. 5566 \nGuess: ", (0, 0), id="none in the last row of a history"),
        pytest.param("1. 5566 \n2. 1111 +\nGuess: ", (1, 0), id="none in an earlier row"),
        pytest.param("Feedback: ++\nTry again:\nGuess: ", (2, 0), id="a colon without an answer"),
        pytest.param("Feedback: ++\nYour guess:\n", (2, 0), id="a prompt on a line of its own"),
        pytest.param("++- (2 exact, 1 partial)\n", (2, 1), id="explained in brackets"),
        pytest.param("  -> -\nGuess: ", (0, 1), id="one mark after an arrow"),
        pytest.param("- 1234 -\nGuess: ", (0, 1), id="one mark in a list"),
        pytest.param("++-\n-- Round 2 --\nGuess: ", (2, 1), id="a framed line"),
        pytest.param("++-\n+++ Well done! +++\n", (2, 1), id="a line framed by another mark"),
        pytest.param("++\n--------------------\nGuess: ", (2, 0), id="a rule across the screen"),
        pytest.param("Well played - or not.\nGuess: ", None, id="a dash in a sentence"),
        pytest.param("++-\nGuess - ", (2, 1), id="a dash in the prompt"),
        pytest.param("Feedback: ++-", (2, 1), id="on a line that isn't ended"),
        pytest.param("++-\n\nGuess: ", (2, 1), id="an empty line behind it"),
        pytest.param("++-\n", (2, 1), id="nothing behind it"),
        pytest.param("Guess: ", None, id="nothing but a prompt"),
    ],
)
def test_the_last_answer_is_found_in_what_a_game_prints(printed: str, last: tuple[int, int] | None) -> None:
    found = MARKS.find(printed)
    assert (found[-1] if found else None) == last


def test_a_line_made_to_be_slow_is_read_at_once() -> None:
    started = time.process_time()
    MARKS.find("(+) " * 250_000 + "x\n")
    assert time.process_time() - started < 5
