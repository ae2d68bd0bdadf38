"""Inputs near those of the cases."""

from __future__ import annotations

from grader.audit.near import near_inputs
from grader.model.inputs import Axis
from grader.model.value import Plain

HEAP = {"heap": Axis("heap", listed=(1, 2, 3))}


def values(seen: list[Plain], legal: dict[str, Axis]) -> set[Plain]:
    usual, strange = near_inputs(["heap"], legal, {"heap": seen})
    return {value for (value,) in usual + strange}


def test_neighbours_of_numbers_are_tried() -> None:
    assert values([3], {}) == {-3, 2, 3, 4}


def test_where_the_values_are_listed_and_all_cases_keep_to_them_so_do_the_neighbours() -> None:
    assert values([1, 3], HEAP) == {1, 2, 3}


def test_who_asks_for_what_is_not_legal_gets_its_neighbours_too() -> None:
    assert values([0, 3], HEAP) == {-3, -1, 0, 1, 2, 3, 4}
