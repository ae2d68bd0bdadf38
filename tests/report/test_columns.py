"""Text in the columns of a terminal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.columns import clip, clip_words, columns, pad, wrap

WORDS = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=30)


@pytest.mark.parametrize(
    ("text", "width"), [("abc", 3), ("é", 1), ("e\u0301", 1), ("世界", 4), ("👍", 2), ("\uff21\uff22", 4)]
)
def test_columns(text: str, width: int) -> None:
    assert columns(text) == width


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("ab cdef", 4, "ab…"), ("世界世界", 6, "世界…")],
)
def test_clip(text: str, width: int, shown: str) -> None:
    assert clip(text, width) == shown


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 10, "one two…"),
        ("one two three", 8, "one two…"),
        ("longer, two", 10, "longer…"),
        ("a verylongword", 10, "a verylon…"),
        ("nothing,else", 10, "nothing,e…"),
    ],
)
def test_a_line_is_cut_between_words_where_that_leaves_enough(text: str, width: int, shown: str) -> None:
    assert clip_words(text, width) == shown


def test_pad() -> None:
    assert pad("世界", 6) == "世界  "


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("one two three", ["one two", "three"]),
        ("one\ntwo", ["one", "two"]),
        ("one\n\ntwo", ["one", "", "two"]),
        ("abcdefghijkl", ["abcdefgh", "ijkl"]),
        ("a bcdefghijkl", ["a", "bcdefghi", "jkl"]),
        ("", [""]),
        ("see line 16", ["see", "line 16"]),
        ("see `a b c`", ["see", "`a b c`"]),
        ("see '    '.", ["see", "'    '."]),
        ("see 'x' isn't it's", ["see 'x'", "isn't", "it's"]),
        ("`a bc defg h`", ["`a bc", "defg h`"]),
        ("one_two.three", ["one_two.", "three"]),
    ],
)
def test_wrap(text: str, lines: list[str]) -> None:
    assert wrap(text, 8) == lines


@given(st.lists(WORDS, max_size=12), st.integers(2, 40))
def test_wrapping_loses_nothing_and_keeps_within_the_width(words: list[str], width: int) -> None:
    lines = wrap(" ".join(words), width)
    assert "".join("".join(lines).split()) == "".join(words)
    assert all(columns(line) <= width for line in lines)


def test_code_behind_longer_code_is_not_broken() -> None:
    text = 'It calls `str(Secret("1124").score_against(Guess("5167")))`, but your `score_against` takes 1.'
    assert wrap(text, 60) == [
        'It calls `str(Secret("1124").score_against(Guess("5167")))`,',
        "but your `score_against` takes 1.",
    ]
