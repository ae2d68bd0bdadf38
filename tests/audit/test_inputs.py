"""Every input of a stage, and one of each kind."""

from __future__ import annotations

import pytest

from grader.model.exercise import Domain, Stage
from grader.model.inputs import Axis, axes, constants_of, kinds, number_of_inputs


def words(length: int, letters: str = "ABCDEF", repeats: bool = True) -> Axis:
    return Axis("word", letters, length, repeats)


def test_words_come_in_the_order_of_the_alphabet() -> None:
    assert words(2, "AB").values() == ("AA", "AB", "BA", "BB")
    assert words(2, "AB", repeats=False).values() == ("AB", "BA")


@pytest.mark.parametrize(
    ("length", "inputs", "of_each_kind"), [(1, 36, 2), (2, 1296, 15), (3, 46_656, 203), (4, 1_679_616, 4111)]
)
def test_pairs_of_words_have_far_fewer_kinds(length: int, inputs: int, of_each_kind: int) -> None:
    """Kinds are the ways to part the places into at most six groups: sums of Stirling numbers."""
    pair = [words(length), words(length)]
    assert number_of_inputs(pair) == inputs
    assert sum(1 for _ in kinds(pair)) == of_each_kind


def test_a_kind_is_shown_by_its_first_member() -> None:
    assert list(kinds([words(1), words(2)])) == [
        ("A", "AA"),
        ("A", "AB"),
        ("A", "BA"),
        ("A", "BB"),
        ("A", "BC"),
    ]


def test_words_over_other_letters_are_renamed_on_their_own() -> None:
    assert list(kinds([words(1, "AB"), words(1, "12")])) == [("A", "1")]


def test_listed_values_are_all_of_their_own_kind() -> None:
    numbers = Axis("number", listed=(3, -1, 0))
    assert list(kinds([numbers])) == [(3,), (-1,), (0,)]
    assert len(numbers) == 3


def test_lengths_and_alphabets_follow_the_constants() -> None:
    domain = Domain(alphabet="123456789", length="LENGTH", first="HIGHEST")
    stage = Stage("s", "S", inputs=(("code", domain),))
    assert constants_of(stage) == ("LENGTH", "HIGHEST")
    assert axes(stage, {"LENGTH": 2, "HIGHEST": 3}) == (Axis("code", "123", 2),)


def test_a_constant_that_is_no_number_is_refused() -> None:
    stage = Stage("s", "S", inputs=(("code", Domain(alphabet="AB", length="LENGTH")),))
    with pytest.raises(
        TypeError, match="LENGTH is 'four'; a length or a number of letters is a whole number"
    ):
        axes(stage, {"LENGTH": "four"})


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("ABCD", None),
        ("ABC", "has 3 letters, where 4 are asked for"),
        ("A", "has 1 letter, where 4 are asked for"),
        ("ABCX", "has 'X', which is none of ABCDEF"),
        ("ABCA", "has a letter twice"),
        (1234, "isn't text"),
    ],
    ids=str,
)
def test_why_a_value_is_not_legal(value: str | int, fault: str | None) -> None:
    assert words(4, repeats=False).fault(value) == fault


def test_a_value_that_is_not_listed_is_not_legal() -> None:
    assert Axis("n", listed=tuple(range(9))).fault(9) == "is none of 0, 1, 2, 3, 4, 5, …"
