"""A guess that was taken for the answer to another question is explained by that question."""

from __future__ import annotations

from grader.judge.deviation import Deviation
from grader.judge.first_question import eaten
from grader.model.answer import Sentence
from grader.model.observation import Exchange

FORM = Sentence("{positions:d} positions, {letters:d} letters")
UNANSWERED = Deviation(1, "no-answer-printed", "no answer came")
NAME, GUESS = "Your name? ", "Guess 1: "


def explained(*exchanges: tuple[str, str | None], found: Deviation = UNANSWERED) -> Deviation | None:
    return eaten(FORM, [Exchange(printed, typed) for printed, typed in exchanges], found)


def test_a_question_that_comes_before_all_guesses() -> None:
    told = explained((NAME, "ABCD"), (GUESS, "FDBA"), ("2 positions, 2 letters\nGuess 2: ", None))
    assert told == Deviation(
        1,
        "first-question",
        "Your program first asks `Your name?`, and the first guess, `ABCD`, was taken for the answer to "
        "that. "
        "It should ask for nothing but guesses.",
    )


def test_a_line_that_is_read_without_a_question() -> None:
    told = explained(("", "ABCD"), (GUESS, "FDBA"), ("2 positions, 2 letters\n", None))
    assert told is not None
    assert told.message.startswith("Your program first reads a line without a question, and")


def test_without_certainty_nothing_is_changed() -> None:
    again = ((GUESS, "abcd"), ("Again: ", "FDBA"), ("2 positions, 2 letters\nGuess 2: ", "FBDA"), ("", None))
    assert explained(*again) == UNANSWERED  # the first question is the one for guesses
    assert explained((NAME, "ABCD"), (GUESS, "FDBA"), ("Bye.\n", None)) == UNANSWERED
    later = UNANSWERED._replace(at=2)
    assert (
        explained((GUESS, "A"), (NAME, "B"), (GUESS, "C"), ("1 positions, 0 letters", None), found=later)
        == later
    )
    wrong = UNANSWERED._replace(slip="")
    assert (
        explained((NAME, "ABCD"), (GUESS, "FDBA"), ("2 positions, 2 letters\n", None), found=wrong) == wrong
    )
