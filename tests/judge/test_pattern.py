"""What all verdicts together show: no case's words may be contradicted by another case."""

from __future__ import annotations

import pytest

from grader.judge.verdict import judge_all
from grader.model.case import Expect
from grader.model.observation import Evidence, Observation
from grader.model.value import Plain
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, returned

MISSING = "`winner` returned nothing (`None`). Every way through it must end with `return` and a value."


@pytest.mark.parametrize(
    ("other", "message"),
    [
        pytest.param("X", MISSING, id="no case expects None"),
        pytest.param(None, "`winner` returned `None`. Expected is 'O'.", id="another case expects None"),
    ],
)
def test_a_return_is_missing_only_where_none_is_never_right(other: Plain, message: str) -> None:
    cases = [
        call_case(call("winner(board)", board="OOO......"), Expect("O"), "row"),
        call_case(call("winner(board)", board="........."), Expect(other), "other"),
        call_case(call("loser(board)", board="........."), Expect(None), "of another function"),
    ]
    seen: list[Observation] = [returned(None), returned(other), returned(None)]
    evidence = Evidence(LOADED, tuple(zip((case.id for case in cases), seen, strict=True)))
    assert judge_all(EXERCISE, cases, evidence)[0].message == message
