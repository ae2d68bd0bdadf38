"""Games in colour: what steers the terminal belongs to no answer."""

from __future__ import annotations

import pytest

from grader.model.terminal import without_sequences
from grader.model.verdict import Status
from tests.judge.mastermind import judge
from tests.judge.test_play import GAME, WENT, play, went


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        pytest.param("\x1b[1;32m1 positions\x1b[0m, 2 letters", "1 positions, 2 letters", id="colours"),
        pytest.param("\x1b[38;2;1;2;3mA\x1b[mB", "AB", id="colours of 24 bits"),
        pytest.param("before\x1b[2J\x1b[Hafter", "beforeafter", id="a cleared screen keeps its text"),
        pytest.param("\x1b]0;Mastermind\x07Guess", "Guess", id="the window's title"),
        pytest.param("\x1b]8;;a\x1b\\link\x1b]8;;\x1b\\", "link", id="a link"),
        pytest.param("\x1b7A\x1b8\x1b(B", "A", id="short ones"),
        pytest.param("A\x1b", "A\x1b", id="an end that is missing"),
        pytest.param("[1] \\x1b[0m", "[1] \\x1b[0m", id="no sequences"),
    ],
)
def test_sequences_are_taken_out(text: str, plain: str) -> None:
    assert without_sequences(text) == plain


def test_a_game_in_colours_is_judged_by_its_words() -> None:
    coloured = WENT.replace("1 positions", "\x1b[32m1\x1b[0m positions").replace(
        "FBDA.", "\x1b[1mFBDA\x1b[0m."
    )
    assert judge(play(GAME), went(coloured)).status is Status.PASSED


def test_a_wrong_answer_in_colours_is_shown_without_them() -> None:
    verdict = judge(play(GAME), went(WENT.replace("1 positions, 2", "\x1b[32m1\x1b[0m positions, 3")))
    assert verdict.message == (
        "After the guess `ABCD` the answer was `1 positions, 3 letters`, not `1 positions, 2 letters`: "
        "letters: 1 too many (positions right)."
    )
