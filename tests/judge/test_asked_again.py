"""A game that asks for another guess though the last one was the secret: that is what there is to mend."""

from __future__ import annotations

import pytest

from grader.model.observation import Kind, Observation
from tests.judge.mastermind import judge, raised
from tests.judge.test_after_game import ended, given
from tests.judge.test_play import went

ASKED = "Welcome!\nYour guess?>FBDA\n{}Your guess? \n"
CASE = given("> FBDA\n/FBDA.*1/ a line that names the secret and the number of guesses")


@pytest.mark.parametrize(
    ("printed", "message"),
    [
        pytest.param(
            "4 positions, 0 letters\n",
            "`FBDA` is the secret, but the game answered `4 positions, 0 letters` and asked for "
            "another guess.",
            id="answered",
        ),
        pytest.param(
            "4 positions, 0 letters\nYou found FBDA with guess 1.\n",
            "`FBDA` is the secret, but the game answered `4 positions, 0 letters` and asked for "
            "another guess.",
            id="congratulated",
        ),
        pytest.param(
            "1 positions, 1 letters\n",
            "`FBDA` is the secret, but the game answered `1 positions, 1 letters` and asked for "
            "another guess.",
            id="answered wrong",
        ),
        pytest.param(
            "Four letters, please.\n",
            "`FBDA` is the secret, but the game asked for another guess. It said: `Four letters, please.`",
            id="refused",
        ),
        pytest.param(
            "",
            "`FBDA` is the secret, but the game printed nothing and asked for another guess.",
            id="without a word",
        ),
    ],
)
def test_the_end_of_input_is_not_what_is_wrong(printed: str, message: str) -> None:
    assert judge(CASE, ended(ASKED.format(printed))).message == message
    polite = went(ASKED.format(printed) + "Goodbye!\n", asked=1)
    assert judge(CASE, polite).message == message
    for_ever = went(ASKED.format(printed), seen=Observation(Kind.TIMED_OUT), asked=3)
    assert judge(CASE, for_ever).message == message


def test_of_another_question_nothing_is_said() -> None:
    seen = ended("Welcome!\nYour guess?>FBDA\n4 positions, 0 letters\nAgain? \n")
    assert judge(CASE, seen).message.startswith("After the guess `FBDA` the game should print a line")


def test_a_guess_without_its_answer_comes_before_the_end_of_input() -> None:
    seen = ended("Welcome!\nYour guess?>ABCD\nFour letters, please.\nYour guess? \n")
    assert judge(given("> ABCD\n1 positions, 2 letters"), seen).message == (
        "After the guess `ABCD` no answer came. Expected is `1 positions, 2 letters`; the game said: "
        "`Four letters, please.`"
    )


def test_where_nothing_else_is_wrong_the_end_of_input_is() -> None:
    seen = ended("Welcome!\nYour guess?>ABCD\n1 positions, 2 letters\nYour guess? \n")
    assert judge(given("> ABCD\n1 positions, 2 letters"), seen).slip == "end-of-input"
    assert judge(given("> ABCD"), raised("EOFError")).slip != "game-goes-on"
