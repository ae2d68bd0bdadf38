"""Games whose answers are marks, and that nobody can lose: no mark at all is an answer too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from grader.judge.verdict import judge_case
from grader.model.answer import Marks, Numbers
from grader.model.case import Case, Goal, Player
from grader.model.exercise import Domain, Game, Stage
from grader.model.observation import Exchange, Kind, Observation
from grader.model.value import Setting
from grader.model.verdict import Status, Verdict
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case
from tests.judge.test_play import play

PAIR = Domain("123456", 2)
MARKED = replace(
    EXERCISE,
    stages=(Stage("no-repeats", "The game", inputs=(("secret", PAIR), ("guess", PAIR))),),
    answer=Marks.of({"exact": "+", "partial": "-"}),
    game=Game("create_secret", "score(secret, guess)"),
)


def right(secret: str, guess: str) -> Numbers:
    exact = sum(a == b for a, b in zip(secret, guess, strict=True))
    return exact, sum(min(secret.count(x), guess.count(x)) for x in set(guess)) - exact


def rows(guesses: Sequence[str], secrets: Sequence[str], setting: Setting) -> list[list[Numbers]]:
    return [[right(secret, guess) for secret in secrets] for guess in guesses]


def judged(case: Case, *turns: tuple[str, str | None], asked: int = 0) -> Verdict:
    """`turns`: what was printed, and what was typed then. `asked`: how often when nothing more was typed."""
    transcript = tuple(Exchange(printed, typed) for printed, typed in turns)
    seen = Observation(Kind.RETURNED, transcript=transcript, asked=asked)
    return judge_case(MARKED, case, seen, LOADED, answers=rows)


def whole_game(illegal: tuple[str, ...] = ()) -> Case:
    return replace(call_case(call("main()"), None), task=Player(Goal.WIN, illegal=illegal))


@pytest.mark.parametrize(
    "printed",
    [
        pytest.param("Feedback: \nGuess: ", id="behind a colon"),
        pytest.param("\nGuess: ", id="an empty line"),
        pytest.param("\n", id="an empty line and no prompt"),
    ],
)
def test_no_marks_are_an_answer_that_can_be_printed(printed: str) -> None:
    case = play('> 12\n""\n> 34\n/34/ the secret')

    assert judged(case, ("Guess: ", "12"), (printed, "34"), ("34 it was\n", None)).status is Status.PASSED


@pytest.mark.parametrize(
    ("printed", "message"),
    [
        pytest.param("Guess: ", 'After the guess `12` nothing was printed. Expected is `""`.', id="nothing"),
        pytest.param(
            "+\nGuess: ",
            'After the guess `12` the answer was `+`, not `""`: exact: 1 too many (partial right).',
            id="a mark",
        ),
    ],
)
def test_no_marks_must_be_printed_where_they_are_the_answer(printed: str, message: str) -> None:
    case = play('> 12\n""\n> 34\n/34/ the secret')

    found = judged(case, ("Guess: ", "12"), (printed, "34"), ("34 it was\n", None))

    assert found.message == message


def test_a_game_without_a_limit_may_leave_out_the_answer_to_the_winning_guess() -> None:
    found = judged(whole_game(), ("Guess: ", "12"), ("-\nGuess: ", "31"), ("Won, 2 attempts.\n", None))

    assert found.status is Status.PASSED


def test_the_answers_must_fit_the_guess_that_ended_the_game() -> None:
    found = judged(whole_game(), ("Guess: ", "12"), ("+\nGuess: ", "31"), ("Won, 2 attempts.\n", None))

    assert found.message == (
        "The secret was 31, so the answer to `12` should have been `-`. "
        "It was `+`: exact: 1 too many, partial: 1 too few."
    )


def test_an_answer_to_the_last_guess_is_believed() -> None:
    found = judged(whole_game(), ("Guess: ", "12"), ("-\nGuess: ", "31"), ("--\nWon, 2 attempts.\n", None))

    assert found.message == (
        "The 2nd guess, `31`, ended the game, though it wasn't won and more guesses were left."
    )


def test_a_complaint_above_a_prompt_with_a_colon_is_no_answer() -> None:
    found = judged(
        whole_game(illegal=("1",)),
        ("Your guess:\n", "1"),
        ("Too short!\nYour guess:\n", "12"),
        ("++\nWon, 1 attempt.\n", None),
    )

    assert found.status is Status.PASSED


def test_an_illegal_guess_that_gets_marks_is_accepted() -> None:
    found = judged(
        whole_game(illegal=("1",)),
        ("Guess: ", "1"),
        ("+\nGuess: ", "12"),
        ("++\nWon, 1 attempt.\n", None),
    )

    assert found.message == "The game accepted `1`, though it has 1 digit, where 2 are asked for."


def test_a_number_of_guesses_below_zero_is_another_number() -> None:
    found = judged(whole_game(), ("Guess: ", "12"), ("++\nWon, -1 attempts.\n", None))

    assert found.message == (
        "The 1st guess, `12`, was right, but the last words of the game don't name the number of guesses, 1."
    )


def test_a_prompt_whose_line_is_ended_at_the_end_of_input_is_no_answer() -> None:
    goodbye = "I don't know 2.\nYour guess: \nGoodbye!\n"

    found = judged(whole_game(), ("Your guess: ", "12"), (goodbye, None), asked=1)

    assert found.message == (
        "After the guess `12` no answer came. Expected is its marks; the game said: `I don't know 2.`"
    )
