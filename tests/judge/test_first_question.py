"""A guess that was taken for the answer to another question is explained by that question."""

from __future__ import annotations

from grader.judge.deviation import Deviation
from grader.judge.first_question import eaten, taken_for_a_number
from grader.model.answer import Sentence
from grader.model.observation import Exchange, Kind, Observation, StudentError
from grader.model.record import replace

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


def test_a_menu_before_the_game() -> None:
    menu, again = "1) Play  2) Quit\nYour choice? ", "Type 1 or 2.\n1) Play  2) Quit\nYour choice? "
    told = explained((menu, "ABCD"), (again, "FDBA"), (again, None))
    assert told is not None
    assert told.message.startswith("Your program first asks `Your choice?`, and the first guess, `ABCD`, was")
    numbered = "Rules:\n1. No letter comes twice.\n2. Ten guesses.\nGuess 1: "
    assert explained((numbered, "ABCD"), ("Guess 2: ", "FDBA"), ("Guess 3: ", None)) == UNANSWERED
    rules = "Rules:\n1. No letter comes twice.\n2. Ten guesses.\n"
    assert explained((rules + GUESS, "ABCD"), ("1 positions, 0 letters\n", None), found=LATER) == LATER


LATER = Deviation(1, "", "something else is wrong")


def test_a_question_whose_answer_is_made_a_number() -> None:
    error = StudentError("ValueError", "invalid literal for int() with base 10: 'ABCD'", 6)
    one = Observation(Kind.RAISED, error=error, transcript=(Exchange("How long? ", "ABCD"),))
    assert taken_for_a_number(one) == (
        "Your program first asks `How long?`, and the first guess, `ABCD`, was taken for the answer to that. "
        "It should ask for nothing but guesses."
    )
    other = StudentError("ValueError", "invalid literal for int() with base 10: ''", 6)
    assert taken_for_a_number(replace(one, error=other)) == ""
    later = replace(one, transcript=(Exchange(GUESS, "FDBA"), *one.transcript))
    assert taken_for_a_number(later) == ""
