"""What is wrong comes first: the headline, the rest of the message, the idea, and which hint is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.model.result import Diagnosis
from grader.report.trouble import case_name, headline, hint_at_start, idea
from tests.report import results


@pytest.mark.parametrize(
    ("message", "first", "rest"),
    [
        ("letters: 2 too many (positions right)", "Letters: 2 too many (positions right)", ""),
        ("It stops. Is a colon missing?", "It stops.", "Is a colon missing?"),
        (
            "`f` returned 'No. Try again.'. It should stop.",
            "`f` returned 'No. Try again.'.",
            "It should stop.",
        ),
        ("The line `a. b` isn't right! Mend it.", "The line `a. b` isn't right!", "Mend it."),
        ("It doesn't end. Nobody's fault.", "It doesn't end.", "Nobody's fault."),
        ("It used 2.5 seconds.", "It used 2.5 seconds.", ""),
        ("a line\nand another. Third.", "A line", "and another. Third."),
    ],
)
def test_the_headline_is_the_first_sentence_of_the_trouble(message: str, first: str, rest: str) -> None:
    assert headline(replace(results.EXCEPTION, message=message)) == (first, rest)


def test_the_name_of_a_case_is_a_small_line_that_says_what_it_is() -> None:
    assert case_name(results.EXCEPTION) == "Case: five letters"
    assert case_name(results.FIVE[0]) == "", "a case without a name goes by its call, which is shown anyway"
    assert case_name(results.HIDDEN) == ""


def test_a_hidden_case_has_its_name_for_a_headline() -> None:
    assert headline(replace(results.HIDDEN, message="SECRET")) == (results.HIDDEN.name, "")


def test_an_idea_is_quoted_because_it_is_not_so() -> None:
    assert idea(Diagnosis("x", "Each letter counts.", "")) == "\u201cEach letter counts\u201d"


def test_one_hint_at_a_time() -> None:
    start = results.REPEATED[1]
    assert hint_at_start(results.FAILING, start) == start.hint != ""
    assert hint_at_start(results.DIAGNOSED, start) == ""
    assert results.DIAGNOSED.diagnosis is not None
    mute = replace(results.DIAGNOSED, diagnosis=replace(results.DIAGNOSED.diagnosis, hint=""))
    assert hint_at_start(mute, start) == start.hint
