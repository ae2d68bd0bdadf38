"""Which answers are right, and what is said about those that aren't."""

from __future__ import annotations

import pytest

from grader.model.case import Expect, Matches, Prints, Raises
from grader.model.observation import Observation
from grader.model.value import Plain
from grader.model.verdict import Status
from tests.judge.mastermind import call, call_case, guess_case, judge, raised, returned

SENTENCE = "0 positions, 2 letters"


@pytest.mark.parametrize(
    ("expected", "observed"),
    [
        pytest.param(SENTENCE, SENTENCE, id="the sentence"),
        pytest.param(SENTENCE, (0, 2), id="a pair where the case has a sentence"),
        pytest.param((0, 2), SENTENCE, id="a sentence where the case has a pair"),
        pytest.param([0, 2], (0, 2), id="YAML has no tuples"),
    ],
)
def test_sentence_and_pair_are_both_right(expected: Plain, observed: Plain) -> None:
    assert judge(guess_case(expected), returned(observed)).status is Status.PASSED


@pytest.mark.parametrize(
    "observed",
    [
        "0 positions, 2 letter",
        "0 positions, 2 letters ",
        "00 positions, 2 letters",
        "0 Positions, 2 letters",
        (0, 2.0),
        (False, 2),
        (0, 2, 0),
        [0, 2],
        ("0", "2"),
        None,
        True,
    ],
    ids=repr,
)
def test_anything_else_is_wrong(observed: Plain) -> None:
    assert judge(guess_case(SENTENCE), returned(observed)).status is Status.FAILED


@pytest.mark.parametrize(
    ("observed", "message", "shown"),
    [
        ("0 positions, 4 letters", "letters: 2 too many (positions right)", "0 positions, 4 letters"),
        ((0, 1), "letters: 1 too few (positions right)", "(0, 1)"),
        ("1 positions, 0 letters", "positions: 1 too many, letters: 2 too few", "1 positions, 0 letters"),
    ],
)
def test_answers_are_compared_field_by_field(observed: Plain, message: str, shown: str) -> None:
    verdict = judge(guess_case(SENTENCE), returned(observed))
    assert verdict.message == message
    assert verdict.observed == shown


@pytest.mark.parametrize(
    ("expected", "observed", "right"),
    [
        (1, True, False),
        (32, 32.0, True),
        (32, 32.5, False),
        (2, 1.9999999999999998, True),
        ([200, 50], [200.0, 50], True),
        ({"a": 1}, {"a": 1.0}, True),
        (1, 1.0 + 1e-6, False),
        (10**400, 1.5, False),
        (1.0, True, False),
        (True, 1, False),
        (0.3, 0.1 + 0.2, True),
        (2.0, 2, True),
        (2.0, True, False),
        (2.0, 10**400, False),
        ([1, 2], [1, 2], True),
        ([1, 2], (1, 2), False),
        ([1, [True]], [1, [1]], False),
        ({"a": 1}, {"a": 1}, True),
        ({1: "a"}, {True: "a"}, False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ({1, 2}, {2, 1}, True),
        (None, None, True),
        (None, 0, False),
    ],
)
def test_values_are_compared_with_their_types_but_for_a_decimal_point(
    expected: Plain, observed: Plain, *, right: bool
) -> None:
    verdict = judge(call_case(call("tried(x)", x=1), Expect(expected)), returned(observed))
    assert (verdict.status is Status.PASSED) == right


@pytest.mark.parametrize(
    ("expected", "observed", "right"),
    [
        (32, 32, True),
        (32, 32.0, False),
        ([200, 50], [200, 50.0], False),
        ({"a": 1}, {"a": 1.0}, False),
        (32.0, 32, True),
        (2.5, 2.5000000000001, True),
    ],
)
def test_whole_numbers_can_be_insisted_on(expected: Plain, observed: Plain, *, right: bool) -> None:
    verdict = judge(call_case(call("tried(x)", x=1), Expect(expected, exact=True)), returned(observed))
    assert (verdict.status is Status.PASSED) == right


@pytest.mark.parametrize(
    ("expectation", "seen", "right"),
    [
        (Raises("ValueError"), raised("ValueError", "no"), True),
        (Raises("ValueError"), raised("CodeError", "no", bases=("ValueError", "Exception")), True),
        (Raises("ValueError"), raised("TypeError", "no", bases=("Exception",)), False),
        (Raises("ValueError", "7"), raised("ValueError", "7 isn't a digit"), True),
        (Raises("ValueError", "7"), raised("ValueError", "8 isn't a digit"), False),
        (Raises("ValueError", pattern=".*digit.*"), raised("ValueError", "a\ndigit"), True),
        (Raises("ValueError", pattern="digit"), raised("ValueError", "a digit"), False),
        (Raises("ValueError"), returned(None), False),
        (Prints("a\nb"), returned(None, "a  \nb\n\n"), True),
        (Prints("a\nb"), returned(None, "a\n\nb\n"), False),
        (Matches(".*letters.*"), returned("four\nletters"), True),
        (Matches(".*letters.*"), returned(None), False),
        (Matches("letters"), returned("four letters"), False),
    ],
)
def test_exceptions_and_printed_and_free_texts(
    expectation: Raises | Prints | Matches, seen: Observation, *, right: bool
) -> None:
    assert (judge(call_case(call("tried()"), expectation), seen).status is Status.PASSED) == right


@pytest.mark.timeout(10)
def test_of_a_flood_a_pattern_sees_the_beginning_and_the_end() -> None:
    """To look all through it for what isn't there takes the square of its length: a minute here."""
    case = call_case(call("tried()"), Matches(".*four.*letters.*"))
    flood = "four " * 200_000
    assert judge(case, returned(flood)).status is Status.FAILED
    assert judge(case, returned(f"{flood}letters")).status is Status.PASSED


def test_long_values_are_cut_but_never_where_they_differ() -> None:
    right = "ab" * 5000
    wrong = right[:7001] + "X" + right[7002:]
    verdict = judge(call_case(call("tried()"), Expect(right)), returned(wrong))
    assert len(verdict.observed) < 300
    assert "X" in verdict.observed
    assert verdict.expected.startswith("'abab")
    assert verdict.expected.endswith("abab'")
    assert verdict.expected.count(" characters left out … ") == 2
