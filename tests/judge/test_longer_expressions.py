"""Of an expression that is more than a call it isn't said that the function returned what came of it."""

from __future__ import annotations

import pytest

from grader.model.case import Expect
from grader.model.observation import Observation
from grader.model.value import Opaque, Plain
from tests.judge.mastermind import call, call_case, judge, returned

LONGER = "tried(3) == tried(4)"


@pytest.mark.parametrize(
    ("expected", "seen", "message"),
    [
        (False, returned(True), "The result is True. Expected is False."),
        ("++", returned(None), "The result is nothing (`None`). Is a `return` missing?"),
        (None, returned("no"), "The result is 'no'. Expected is nothing (`None`)."),
        (
            "++",
            returned(Opaque("Marks")),
            "The result is an object of type `Marks`. Expected is the text '++'.",
        ),
    ],
)
def test_the_result_of_a_longer_expression(expected: Plain, seen: Observation, message: str) -> None:
    assert judge(call_case(call(LONGER), Expect(expected)), seen).message == message


def test_the_result_of_a_call() -> None:
    assert judge(call_case(call("tried(3)"), Expect(False)), returned(True)).message == (
        "`tried` returned True. Expected is False."
    )
