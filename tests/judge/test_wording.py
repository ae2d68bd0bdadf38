"""How values, counts and lists are put into words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.judge.wording import LONGEST, an_ordinal, count, cut, listed, ordinal, seconds, show, show_both
from grader.model.value import Opaque, Plain

LONG = st.builds(
    lambda start, length, end: start + "ab" * length + end,
    st.text("abc", max_size=300),
    st.integers(0, 300),
    st.text("abc", max_size=300),
)


@given(LONG, LONG)
def test_two_texts_that_differ_are_never_shown_alike(one: str, other: str) -> None:
    shown = show_both(one, other)
    assert (shown[0] == shown[1]) == (one == other)


@given(LONG, st.integers(0, 1200))
def test_a_shown_text_is_never_long(text: str, near: int) -> None:
    assert len(cut(text, near)) <= LONGEST + 80
    if len(text) <= LONGEST:
        assert cut(text, near) == text


def test_how_much_was_cut_is_said() -> None:
    assert cut("a" * 1000) == f"{'a' * 50} … 910 characters left out … {'a' * 40}"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("it's", '"it\'s"'),
        ((1, 0), "(1, 0)"),
        ([None, True, 1.5], "[None, True, 1.5]"),
        (Opaque("Secret"), "<Secret object>"),
        ("\x1b[2J", "'\\x1b[2J'"),
    ],
)
def test_values_are_shown_as_python_writes_them(value: Plain, shown: str) -> None:
    assert show(value) == shown


def test_a_number_that_python_refuses_to_write_is_described() -> None:
    assert show([10**5000]) == "a number with thousands of digits"


def test_numbers_and_lists_in_words() -> None:
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 21, 111)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th")
    ]
    assert [an_ordinal(number) for number in (1, 8, 11, 18, 21)] == [
        "a 1st",
        "an 8th",
        "an 11th",
        "an 18th",
        "a 21st",
    ]
    assert (count(1, "letter"), count(2, "letter"), count(2, "guess", "guesses")) == (
        "1 letter",
        "2 letters",
        "2 guesses",
    )
    assert (seconds(1), seconds(2.5)) == ("1 second", "2.5 seconds")
    assert [listed(["a", "b", "c"][:number]) for number in range(4)] == ["", "a", "a and b", "a, b and c"]
