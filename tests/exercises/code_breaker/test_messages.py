"""What a student reads first whose program has one of the exercise's own mistakes."""

from __future__ import annotations

import re

import pytest

from grader.model.result import Result
from tests.exercises.code_breaker.test_misconceptions import BANK
from tests.exercises.grading import Desk

MESSAGES = {
    "letters-include-positions": "partial: 1 too many (exact right)",
    "first-copy-taken": "exact: 1 too few, partial: 1 too many",
    "minus-before-plus": "The marks are right, but in the wrong order: all `+`, then all `-`.",
    "marks-in-guess-order": "The marks are right, but in the wrong order: all `+`, then all `-`.",
    "numbers-swapped": "The marks have changed places: `+` stands for exact, `-` for partial.",
    "blank-for-a-miss": "Expected is the empty text, with nothing in it; this one has blanks in it: '    '.",
    "counts-instead-of-marks": "`score` returned (0, 0), a tuple. Expected is the text ''.",
    "any-digit-will-do": "`validate` should raise `ValueError`. It raised nothing and returned nothing.",
    "repeats-are-refused": (
        "`validate('1111')` should raise nothing, but line 31 (in `validate`) raised a `ValueError`: a code "
        "has 4 different digits."
    ),
    "error-without-a-word": (
        "`ValueError` is right, but it should say: what is wrong, in your own words. Its text is ''."
    ),
    "secret-with-zero": "The 1st secret was '0120'; it has '0', which is none of 123456.",
    "secret-always-four": "The 1st secret was '4512'; it has 4 digits, where 5 are asked for.",
    "attempts-begin-at-one": (
        "After the guess `1234` the game should print a line with the number of attempts: 3. "
        "Its last line there was `You broke the code 1234 in 4 attempts.` "
        "The number 4 is one too many: with which number does your counter begin, and when does it grow?"
    ),
    "illegal-guess-without-a-word": (
        "The game said nothing about `123`, though it has 3 digits, where 4 are asked for."
    ),
    "color-matches-with-exact-ones": "partial: 1 too many (exact right)",
}


@pytest.mark.parametrize("misconception", MESSAGES)
def test_the_first_thing_to_mend_is_told_in_the_words_of_the_exercise(desk: Desk, misconception: str) -> None:
    (wrong,) = [each for each in BANK if each.id == misconception]

    result = desk.grade(wrong.source)

    (case,) = [case for case in result.cases if case.id == result.start_with]
    assert case.message == MESSAGES[misconception]


GAME = """
def main():
    secret = create_secret()
    attempts = 0
    {before}
    while True:
        guess = {asked}
        try:
            validate(guess)
        except ValueError as error:
            print(error)
            continue
        attempts += 1
        print("Feedback:", score(secret, guess))
        if {won}:
            print("You broke the code in", attempts, "attempts.")
            {leave}

"""


def playing(desk: Desk, main: str) -> Result:
    """The solution with another `main`."""
    guard = '\nif __name__ == "__main__":'
    solution = desk.exercise.solution.read_text("utf-8")
    return desk.grade(solution.replace(guard, main + guard))


FIRST_ASKS = (
    "Your program first asks `Name?`, and the first guess, `2135`, was taken for the answer to that. "
    "It should ask for nothing but guesses."
)
GAMES = {
    "no break": (
        {"leave": "pass"},
        "`1234` is the secret, but the game answered `++++` and asked for another guess.",
    ),
    "never won": (
        {"won": "is_won == True"},
        "`1234` is the secret, but the game answered `++++` and asked for another guess.",
    ),
    "a number": (
        {"asked": 'int(input("Guess: "))'},
        "After the guess `2135` no answer came. Expected is `+--`; the game said: "
        "`A code is a text such as '1234', not 2135.`",
    ),
    "a name": ({"before": 'input("Name? ")'}, FIRST_ASKS),
    "won at four": (
        {"won": 'score(secret, guess) == "++++"'},
        "`88712` is the secret, but the game answered `+++++` and asked for another guess.",
    ),
}


@pytest.mark.parametrize(("parts", "message"), GAMES.values(), ids=GAMES.keys())
def test_a_game_that_knows_no_end_of_input_is_told_what_is_wrong_with_it(
    desk: Desk, parts: dict[str, str], message: str
) -> None:
    usual = {"before": "pass", "asked": 'input("Guess: ")', "won": "is_won(score(secret, guess))"}

    result = playing(desk, GAME.format(**{**usual, "leave": "break", **parts}))

    (case,) = [case for case in result.cases if case.id == result.start_with]
    assert case.message == message
    assert case.line is None
    assert not any("After the game" in notice for notice in result.notices)


UNCAUGHT = (
    "After the guess `123` your `validate` raised a `ValueError`, and that is right, but nothing caught it."
)
CHECKS = {
    "no try": (
        "validate(guess)",
        " Put line <…>, which calls `validate`, into a `try`, and say what to do then behind "
        "`except ValueError`.",
        "validate(guess)",
    ),
    "compared": (
        "if validate(guess) == ValueError: continue",
        " Put line <…>, which calls `validate`, into a `try`, and say what to do then behind "
        "`except ValueError`.",
        "if validate(guess) == ValueError: continue",
    ),
    "another exception caught": (
        "try:\n            validate(guess)\n        except TypeError:\n            continue",
        " Line <…>, `except TypeError:`, lets it through: catch the `ValueError` there.",
        "except TypeError:",
    ),
    "called twice": (
        "validate(guess)\n        validate(guess)",
        " Put the call into a `try`, and say what to do then behind `except ValueError`.",
        "",
    ),
}


@pytest.mark.parametrize(("check", "rest", "shown"), CHECKS.values(), ids=CHECKS.keys())
def test_the_line_to_mend_is_the_one_that_lets_a_right_exception_through(
    desk: Desk, check: str, rest: str, shown: str
) -> None:
    main = (
        "\ndef main():\n    secret = create_secret()\n    feedback = ''\n    number = 0\n"
        f"    while not is_won(feedback):\n        guess = input('Guess: ')\n        {check}\n"
        "        number += 1\n        feedback = score(secret, guess)\n        print('Feedback:', feedback)\n"
        "    print('Attempts:', number)\n\n"
    )

    result = playing(desk, main)

    (case,) = [case for case in result.cases if case.id == result.start_with]
    assert re.fullmatch(re.escape(UNCAUGHT + rest).replace("<…>", r"\d+"), case.message)
    if shown:
        assert case.line is not None
        assert case.line.text.strip() == shown


def test_a_guard_with_another_text_is_shown(desk: Desk) -> None:
    solution = desk.exercise.solution.read_text("utf-8")

    result = desk.grade(solution.replace('"__main__"', '"main"'))

    (case,) = [case for case in result.cases if case.id == result.start_with]
    assert case.line is not None
    assert case.message == (
        f"The program ended without asking for a guess. Line {case.line.number} compares `__name__` with "
        "'main'. It must be `\"__main__\"`, with two low lines before and two behind."
    )
    assert case.hint == ""


def test_an_exception_after_a_legal_guess_is_not_called_right(desk: Desk) -> None:
    main = "\ndef main():\n    validate(input('Guess: ') + '7')\n\n"

    result = playing(desk, main)

    (case,) = [case for case in result.cases if case.id == result.start_with]
    assert "ended in `ValueError`" in case.message


def test_an_exit_that_costs_points_is_not_called_harmless(desk: Desk) -> None:
    solution = desk.exercise.solution.read_text("utf-8")
    leaving = (
        "def is_won(feedback):\n    if feedback == '+' * CODE_LENGTH:\n        exit()\n    return False\n\n\n"
    )

    result = desk.grade(solution.replace("def main():", leaving + "def main():"))

    assert any("`is_won` ended the whole program" in case.message for case in result.cases)
    assert not any("costs no points" in notice for notice in result.notices)
