"""A finished program is played in a stage without repeats: a secret with a letter twice is drawn again."""

from __future__ import annotations

import pytest

from grader.run.inside.loading import without_repeats


def drawing(*words: object) -> list[object]:
    """What is handed out, one after the other, when these are drawn in turn, until they run out."""
    waiting = iter(words)
    draw = without_repeats(lambda: next(waiting))
    handed = []
    try:
        while True:
            handed.append(draw())
    except StopIteration:
        return handed


def test_words_with_a_letter_twice_are_drawn_again() -> None:
    assert drawing("AABC", "ABCA", "ABCD", "DDDD", "FACE") == ["ABCD", "FACE"]


@pytest.mark.parametrize("odd", [None, ["A", "A"], "", 1122, ("A", "A")], ids=repr)
def test_what_is_no_word_is_handed_out_as_it_is(odd: object) -> None:
    assert drawing(odd) == [odd]


def test_a_program_that_knows_only_one_word_is_not_asked_for_ever() -> None:
    assert without_repeats(lambda: "AAAA")() == "AAAA"
