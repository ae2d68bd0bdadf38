"""Gradescope's `results.json`."""

from __future__ import annotations

import json
from typing import NotRequired, TypedDict, cast

import pytest

from grader.model.result import Result
from grader.report.gradescope import render_gradescope
from tests.report import results
from tests.report.expected_text import same_as_expected
from tests.report.test_text import SCREENS


class GradescopeTest(TypedDict):
    number: str
    name: str
    status: str
    score: float
    max_score: float
    output: str
    tags: list[str]
    visibility: str


class Report(TypedDict):
    """The keys of Gradescope's specification that we write."""

    score: float
    execution_time: float
    output: str
    output_format: str
    test_output_format: str
    test_name_format: str
    visibility: str
    stdout_visibility: str
    extra_data: NotRequired[dict[str, str]]
    tests: list[GradescopeTest]


def report(result: Result) -> Report:
    return cast("Report", json.loads(render_gradescope(result)))


@pytest.mark.parametrize("name", ["failing", "hostile"])
def test_the_text(name: str) -> None:
    same_as_expected(f"{name}.gradescope.json", render_gradescope(SCREENS[name]))


@pytest.mark.parametrize("name", SCREENS)
def test_the_score_is_that_of_the_result_and_of_the_tests_together(name: str) -> None:
    shown = report(SCREENS[name])
    assert shown["score"] == SCREENS[name].score == sum(test["score"] for test in shown["tests"])
    assert SCREENS[name].max_score == sum(test["max_score"] for test in shown["tests"])


@pytest.mark.parametrize("name", SCREENS)
def test_the_keys_and_values_are_those_of_the_specification(name: str) -> None:
    shown = report(SCREENS[name])
    assert set(shown) == Report.__required_keys__ | Report.__optional_keys__
    assert {shown["visibility"], shown["stdout_visibility"]} <= {"visible", "hidden"}
    for test in shown["tests"]:
        assert set(test) == GradescopeTest.__required_keys__
        assert test["status"] in ("passed", "failed")


def test_nothing_is_read_as_markup() -> None:
    shown = report(results.HOSTILE)
    assert {shown["output_format"], shown["test_output_format"], shown["test_name_format"]} == {"text"}


def test_what_the_autograder_prints_is_not_for_students() -> None:
    assert report(results.FAILING)["stdout_visibility"] == "hidden"


def test_a_hidden_case_is_shown_without_what_it_hides_so_that_the_total_stays_visible() -> None:
    hidden = report(results.ONLY_HIDDEN_FAILS)["tests"][-1]
    assert hidden["visibility"] == "visible"
    assert hidden["name"] == "A hidden case about letters that come three times"
    assert "expected" not in hidden["output"]


def test_a_case_that_was_not_run_has_no_points_and_one_that_is_replaced_counts_for_nothing() -> None:
    skipped = report(results.RAISING)["tests"][-1]
    assert (skipped["status"], skipped["score"], skipped["max_score"]) == ("failed", 0, 1)
    replaced = report(results.REPLACING)["tests"][2]
    assert (replaced["status"], replaced["score"], replaced["max_score"]) == ("passed", 0, 0)


def test_the_whole_submission_is_told_as_in_the_terminal() -> None:
    assert report(results.FAILING)["output"].startswith("  Mastermind · mastermind.py")
