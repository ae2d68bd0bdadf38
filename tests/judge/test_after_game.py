"""What a program asks after its game is no guess, and nobody need type anything there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.after_game import notice_after_games
from grader.model.case import Case
from grader.model.observation import Exchange, Kind, Observation
from grader.model.verdict import Status
from tests.judge.mastermind import EXERCISE, judge, raised
from tests.judge.test_play import play, went
from tests.judge.test_player import THREE, WRONG, game, judged, lost, won

WON = "Welcome!\nYour guess?>FBDA\nYou found FBDA with guess 1.\n"
AFTER = ["Press Enter to close", "Again? ", "Again? \nGoodbye!\n", ""]
GREETED_AGAIN = "Welcome!\nYour guess? "


def given(text: str) -> Case:
    return replace(play(text), given=(("create_secret", "FBDA"),))


def ended(text: str) -> Observation:
    seen = went(text, seen=raised("EOFError"), asked=1)
    *before, last = seen.transcript
    return replace(seen, transcript=(*before, replace(last, printed=last.printed.removesuffix("\n"))))


@pytest.mark.parametrize("question", AFTER)
def test_a_question_after_the_closing_words_is_no_fault(question: str) -> None:
    seen = ended(WON + question + "\n")
    assert judge(given("> FBDA\n/FBDA/"), seen).message == ""


def test_of_that_there_is_a_notice() -> None:
    case = given("> FBDA\n/FBDA/")
    assert notice_after_games(EXERCISE, [case], {case.id: ended(WON + "Again? \n")}) == (
        "After the game your program asks `Again?`. That costs no points; the grader types nothing there.",
    )
    assert notice_after_games(EXERCISE, [case], {case.id: went(WON)}) == ()
    assert notice_after_games(EXERCISE, [case], {case.id: ended(WON + "Thanks for playing.\nAgain? \n")}) == (
        "After the game your program asks `Again?`. That costs no points; the grader types nothing there.",
    )


def test_the_end_of_input_within_a_game_is_to_be_taken_well() -> None:
    seen = ended("Welcome!\nYour guess?>ABCD\n1 positions, 2 letters\nYour guess? \n")
    assert judge(given("> ABCD"), seen).slip == "end-of-input"
    seen = ended("Welcome!\nYour guess?>FBDA\n4 positions, 0 letters\nAgain? \n")
    assert judge(given("> FBDA"), seen).slip == "end-of-input"


def test_a_program_may_ask_once_more_after_it_said_goodbye() -> None:
    went_on = "Welcome!\nYour guess?>ABCD\n1 positions, 2 letters\nYour guess? \nGoodbye!\n{}\n"
    again = replace(ended(went_on.format("Press Enter")), asked=2)
    assert judge(given("> ABCD"), again).message == ""
    for question in ("Your guess? ", "Your guess? Your guess?"):
        seen = replace(ended(went_on.format(question)), asked=2)
        assert judge(given("> ABCD"), seen).slip == "end-of-input"


@pytest.mark.parametrize("question", [*AFTER, GREETED_AGAIN])
@pytest.mark.parametrize(
    "seen", [Observation(Kind.RETURNED), raised("EOFError")], ids=["caught", "not caught"]
)
def test_a_whole_game_may_be_followed_by_a_question(question: str, seen: Observation) -> None:
    assert judged(game("FBDA", THREE, won("FBDA", 3) + question), asked=1, seen=seen).status is Status.PASSED
    assert judged(game("FBDA", WRONG, lost("FBDA") + question), asked=1, seen=seen).status is Status.PASSED


@pytest.mark.parametrize(
    ("played", "slip"),
    [
        pytest.param(game("FBDA", WRONG, "Your guess? "), "too-many-guesses", id="an 11th guess"),
        pytest.param(game("FBDA", WRONG, "Again? "), "too-many-guesses", id="no closing words"),
        pytest.param(
            game("FBDA", WRONG, lost("FBDA") + "Your guess? \nBye!\n"),
            "too-many-guesses",
            id="lost",
        ),
        pytest.param(
            game("FBDA", THREE, won("FBDA", 3) + "Your guess? Bye!\n"), "game-goes-on", id="won, asked on"
        ),
        pytest.param(
            game("FBDA", THREE, won("FBDA", 3) + "\nBye!\n", prompt=""), "game-goes-on", id="won, no prompt"
        ),
        pytest.param(game("FBDA", THREE, "Great!\nAgain? "), "game-goes-on", id="won, no closing words"),
    ],
)
def test_a_game_that_goes_on_is_still_one(played: tuple[Exchange, ...], slip: str) -> None:
    assert judged(played, asked=1).slip == slip
