"""A constant with another value than is asked for is blamed where that was tried, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.exercises.grading import Desk, desk_for

LEFT_AT_THREE = "`CODE_LENGTH` is 3 in line 6. Set it back to 4: `CODE_LENGTH = 4`."


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    with desk_for("mastermind") as made:
        yield made


def solution(desk: Desk, *changes: tuple[str, str]) -> str:
    source = desk.exercise.solution.read_text("utf-8")
    for old, new in changes:
        assert old in source
        source = source.replace(old, new)
    return source


def test_a_constant_that_was_not_set_back(desk: Desk) -> None:
    result = desk.grade(solution(desk, ("CODE_LENGTH = 4", "CODE_LENGTH = 3")))
    failing = [case for case in result.cases if case.message and not case.replaced_by]
    assert len(failing) > 20
    assert {case.message for case in failing if not case.hidden} == {LEFT_AT_THREE}
    assert {case.hint for case in failing if not case.hidden} == {""}
    assert {case.line and case.line.number for case in failing if not case.hidden} == {6}


def test_what_is_wrong_besides_is_said_besides(desk: Desk) -> None:
    source = solution(desk, ("CODE_LENGTH = 4", "CODE_LENGTH = 3"), ("- positions", "- 0"))
    messages = {case.message for case in desk.grade(source).cases}
    assert LEFT_AT_THREE in messages
    assert any(message.startswith("letters: ") for message in messages)


@pytest.mark.parametrize("value", ["2 + 2", "len('ABCD')", "int('4')"])
def test_a_value_that_is_calculated_is_no_fault(desk: Desk, value: str) -> None:
    source = solution(desk, ("CODE_LENGTH = 4", f"CODE_LENGTH = {value}"), ("- positions", "- 0"))
    assert not any("CODE_LENGTH" in case.message for case in desk.grade(source).cases)
