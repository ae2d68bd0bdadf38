"""A case that failed is run again alone, and that can explain it."""

from __future__ import annotations

import pytest

from grader.judge.verdict import judge_case
from grader.model.observation import Observation
from grader.model.verdict import Status
from tests.judge.mastermind import EXERCISE, LOADED, guess_case, raised, returned

RIGHT, WRONG, OTHER = returned((0, 2)), returned((1, 2)), returned((2, 2))


@pytest.mark.parametrize(
    ("again", "slip", "message"),
    [
        pytest.param(
            [RIGHT, RIGHT],
            "state-left-over",
            "Alone, this call is right; after other calls it isn't. So `evaluate_guess` "
            "keeps something from before: "
            "a variable outside of the function, a list as default value, or a list that is "
            "changed in place. "
            "Start afresh in each call.",
            id="right when alone",
        ),
        pytest.param(
            [RIGHT, WRONG, OTHER],
            "different-answers",
            "Asked the same again, your program answers differently each time: (1, 2), (0, 2) and (2, 2). "
            "The same values must always give the same answer, so nothing in it may be random.",
            id="now this, now that",
        ),
        pytest.param(
            [returned("<m.Pegs object at 0x7f01>"), returned("<m.Pegs object at 0x7f02>")],
            "",
            "positions: 1 too many (letters right)",
            id="the same object elsewhere in memory",
        ),
        pytest.param([WRONG, WRONG], "", "positions: 1 too many (letters right)", id="always wrong"),
        pytest.param([raised("KeyError")], "", "positions: 1 too many (letters right)", id="wrong otherwise"),
        pytest.param([], "", "positions: 1 too many (letters right)", id="not run again"),
    ],
)
def test_running_alone_explains(again: list[Observation], slip: str, message: str) -> None:
    verdict = judge_case(EXERCISE, guess_case("0 positions, 2 letters"), WRONG, LOADED, again)
    assert verdict.status is Status.FAILED
    assert (verdict.slip, verdict.message) == (slip, message)


def test_an_exception_that_comes_only_after_other_calls_is_left_over_too() -> None:
    verdict = judge_case(
        EXERCISE, guess_case("0 positions, 2 letters"), raised("IndexError"), LOADED, [RIGHT, RIGHT]
    )
    assert verdict.slip == "state-left-over"
    assert verdict.observed == "IndexError"
