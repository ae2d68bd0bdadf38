"""JUnit XML, as Jenkins' xUnit schema and GitLab's reader want it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.model.result import Result
from grader.report.junit import render_junit
from tests.report import results
from tests.report.expected_text import same_as_expected
from tests.report.test_text import SCREENS, with_text
from tests.results import result, stage

# What `junit-10.xsd` of Jenkins' xUnit plugin allows, of what we write.
ALLOWED = {
    "testsuites": {"name", "time", "tests", "failures", "errors"},
    "testsuite": {"name", "file", "tests", "failures", "errors", "skipped", "time"},
    "testcase": {"name", "classname", "time"},
    "failure": {"type", "message"},
    "skipped": {"message"},
}


def parsed(result: Result) -> ET.Element:
    return ET.fromstring(render_junit(result))  # noqa: S314 - our own text


@pytest.mark.parametrize("name", ["failing", "hostile", "only-hidden-fails"])
def test_the_text(name: str) -> None:
    same_as_expected(f"{name}.junit.xml", render_junit(SCREENS[name]))


@pytest.mark.parametrize("name", SCREENS)
def test_only_elements_and_attributes_that_jenkins_knows(name: str) -> None:
    for element in parsed(SCREENS[name]).iter():
        assert set(element.attrib) <= ALLOWED[element.tag]


@pytest.mark.parametrize("name", SCREENS)
def test_the_counts_are_those_of_the_elements(name: str) -> None:
    for element in [parsed(SCREENS[name]), *parsed(SCREENS[name]).iter("testsuite")]:
        assert element.get("tests") == str(len(list(element.iter("testcase"))))
        assert element.get("failures") == str(len(list(element.iter("failure"))))
        assert element.get("errors") == "0"
        if element.tag == "testsuite":
            assert element.get("skipped") == str(len(list(element.iter("skipped"))))


def test_what_was_replaced_or_not_run_is_skipped_and_says_why() -> None:
    assert [each.text for each in parsed(results.REPLACING).iter("skipped")] == [
        "doesn't count any more: a later stage replaces this rule"
    ]
    assert {each.text for each in parsed(results.RAISING).iter("skipped")} == {
        "This case was not run: three cases of evaluate_guess had run out of time already."
    }


def test_a_file_that_could_not_be_loaded_is_one_failure_not_one_for_each_case() -> None:
    suites = parsed(results.UNGRADED)
    (failure,) = suites.iter("failure")
    assert failure.text == "Python can't read mastermind.py: on line 3 a `(` is opened that is never closed."
    assert failure.get("message") == failure.text
    assert len(list(suites.iter("skipped"))) == len(results.UNGRADED.cases)


def test_two_cases_of_one_name_are_told_apart_by_their_ids() -> None:
    """GitLab keeps the first of the same name only."""
    twins = [replace(each, name="twin") for each in results.FIVE[:2]]
    names = [each.get("name") for each in parsed(result(stage("x", twins))).iter("testcase")]
    assert names == ["twin [abcd-baab]", "twin [abcd-bbaa]"]


def test_nothing_of_a_hidden_case_but_its_message_and_its_hint() -> None:
    (failure,) = parsed(results.ONLY_HIDDEN_FAILS).iter("failure")
    assert failure.text == (
        "A hidden case about letters that come three times failed. Its inputs stay hidden.\n\n"
        "Hint: Try codes in which one letter fills almost every place."
    )


@given(st.text(max_size=60))
def test_any_text_of_a_student_is_well_formed(text: str) -> None:
    assert len(list(parsed(with_text(text)).iter("testcase"))) == 2
    assert render_junit(with_text(text)).isascii()
