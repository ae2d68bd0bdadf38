"""Two programs' answers, compared a row at a time; and the solution's table by renaming letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.audit.comparison import Comparison, Right
from grader.audit.oracle import Oracle
from grader.model.exercise import Limits
from grader.model.inputs import Axis
from grader.model.observation import Kind, Observation
from grader.run import Runner

WORDS = Axis("one", "ABC", 3), Axis("other", "ABC", 3)

BLIND = "def f(one, other):\n    return sum(a == b for a, b in zip(one, other))\n"
SEEING = "def f(one, other):\n    return one < other\n"
RAISING = "def f(one, other):\n    return 1 // (one != other)\n"


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as started:
        yield started


def returned(*values: int) -> list[Observation]:
    return [Observation(Kind.RETURNED, value) for value in values]


def same(right: Observation) -> Right:
    return lambda answer: answer.value == right.value


def test_bits_stand_where_answers_are_not_right() -> None:
    answers, right = returned(5, 6, 7), returned(6, 5)
    assert Comparison(same).wrong(bytes([0, 1, 2, 0]), answers, bytes([1, 0, 0, 0]), right) == 0b1100


def test_an_answer_may_have_two_codes() -> None:
    answers, right = returned(5, 5), returned(5, 5)
    assert Comparison(same).wrong(bytes([0, 1, 0, 1]), answers, bytes([0, 0, 1, 1]), right) == 0


def test_an_answer_that_is_right_for_several_others_is_compared_one_by_one() -> None:
    def even(right: Observation) -> Right:
        return lambda answer: str(answer.value)[-1] == str(right.value)[-1]

    answers, right = returned(1, 2), returned(11, 21, 3)
    assert Comparison(even).wrong(bytes([0, 0, 1]), answers, bytes([0, 1, 2]), right) == 0b100


def test_new_answers_may_turn_up_from_row_to_row() -> None:
    comparison, answers, right = Comparison(same), returned(1), returned(1)
    assert comparison.wrong(bytes([0, 0]), answers, bytes([0, 0]), right) == 0
    answers += returned(2)
    assert comparison.wrong(bytes([0, 1]), answers, bytes([0, 0]), right) == 0b10


def test_codes_that_are_no_bytes_are_compared_too() -> None:
    assert Comparison(same).wrong([0, 300], returned(*range(301)), [0, 300], returned(*range(301))) == 0


@pytest.mark.parametrize("program", [BLIND, SEEING, RAISING], ids=["blind to letters", "not blind", "raises"])
def test_the_solution_s_rows_are_those_that_it_would_work_out_itself(runner: Runner, program: str) -> None:
    limits, source = Limits(), program.encode()
    firsts = WORDS[0].values()
    oracle = Oracle(runner, source, "f.py", "f(one, other)", ["f"], limits=limits)
    rows = [[told(oracle.answers[code]) for code in row] for row in oracle.rows(WORDS, firsts)]
    axes = [(axis.name, axis.values()) for axis in WORDS]
    table = runner.tabulate(source, "f.py", "f(one, other)", ["f"], axes, limits=limits)
    assert rows == [[told(table.answers[code]) for code in row.codes] for row in table]


def told(answer: Observation) -> object:
    return answer.kind, answer.value, answer.error and answer.error.type_name
