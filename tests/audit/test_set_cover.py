"""The fewest cases that kill all, and the cases that no mistake needs."""

from __future__ import annotations

import itertools
import random

import pytest

from grader.audit.set_cover import Cover, dominated, smallest_cover


@pytest.mark.parametrize(
    ("kills", "cases"),
    [
        ({}, ()),
        ({"a": 0}, ()),
        ({"a": 0b01, "b": 0b10}, ("a", "b")),
        ({"a": 0b01, "b": 0b11}, ("b",)),
        ({"a": 0b11, "b": 0b11}, ("a",)),
        ({"greedy": 0b011110, "x": 0b000111, "y": 0b111000}, ("x", "y")),
    ],
    ids=[
        "no case",
        "nothing killed",
        "both needed",
        "one kills all",
        "the first of equals",
        "greedy takes three",
    ],
)
def test_the_smallest_choice(kills: dict[str, int], cases: tuple[str, ...]) -> None:
    assert smallest_cover(kills) == Cover(cases, exact=True)


@pytest.mark.parametrize("seed", range(20))
def test_no_smaller_choice_exists(seed: int) -> None:
    dice = random.Random(seed)
    kills = {f"case-{number}": dice.getrandbits(10) & dice.getrandbits(10) for number in range(9)}
    wanted = union(kills, kills)
    cover = smallest_cover(kills)
    assert cover.exact
    assert union(kills, cover.cases) == wanted
    smaller = itertools.combinations(kills, len(cover.cases) - 1) if cover.cases else ()
    assert not any(union(kills, choice) == wanted for choice in smaller)


def test_forty_mistakes_and_two_hundred_cases_are_answered_in_time() -> None:
    dice = random.Random(1)
    kills = {f"case-{n}": sum(1 << bit for bit in range(40) if dice.random() < 0.1) for n in range(200)}
    cover = smallest_cover(kills)
    assert union(kills, cover.cases) == union(kills, kills)
    assert len(cover.cases) <= 12


def test_a_case_is_redundant_if_one_other_kills_all_that_it_kills() -> None:
    kills = {"all": 0b111, "part": 0b011, "nothing": 0, "other": 0b1000, "twin": 0b1000}
    assert dominated(kills) == ("part", "nothing", "twin")


def union(kills: dict[str, int], cases: object) -> int:
    together = 0
    for case in kills:
        if case in cases:  # type: ignore[operator]
            together |= kills[case]
    return together
