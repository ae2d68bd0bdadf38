"""Annotations and summary for GitHub Actions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.github import render_github, render_github_summary
from tests.report import results
from tests.report.expected_text import same_as_expected
from tests.report.test_text import SCREENS, with_text
from tests.results import result, stage

NAMES = ["diagnosed", "failing", "hostile", "many", "passing", "playing", "raising", "ungraded"]


@pytest.mark.parametrize("name", NAMES)
def test_the_annotations(name: str) -> None:
    same_as_expected(f"{name}.github.txt", render_github(SCREENS[name]))


@pytest.mark.parametrize("name", NAMES)
def test_the_summary(name: str) -> None:
    same_as_expected(f"{name}.summary.md", render_github_summary(SCREENS[name]))


def test_what_to_mend_first_comes_first() -> None:
    started = replace(results.MANY, start_with="abcd-afaa")
    assert render_github(started).startswith(
        "::error file=mastermind.py,title=Mend this first::The letters are 2 too many"
    )


def test_an_annotation_stands_at_the_line_of_the_students_file() -> None:
    first = render_github(results.RAISING, file="week 3/mastermind.py").splitlines()[0]
    assert first.startswith(
        "::error file=week 3/mastermind.py,title=Mend this first,line=14::Line 14 asks for item 4"
    )
    (unread,) = render_github(results.UNGRADED).splitlines()
    assert unread.startswith("::error file=mastermind.py,title=Mastermind,line=3::")


def test_github_shows_ten_so_the_tenth_says_how_many_are_left_out() -> None:
    cases = [replace(results.FIVE[0], id=f"case-{number}") for number in range(25)]
    commands = render_github(result(stage("repeated-letters", cases))).splitlines()
    errors = [command for command in commands if command.startswith("::error")]
    assert len(errors) == 10
    assert errors[-1] == "::error file=mastermind.py,title=16 more cases::They are in the summary of the job."


@given(st.text(max_size=60))
def test_any_text_of_a_student_stays_inside_its_command(text: str) -> None:
    commands = render_github(with_text(text)).split("\n")
    assert [command.split(" ")[0] for command in commands] == [
        "::error",
        "::error",
        "::warning",
        "::warning",
        "::notice",
        "",
    ]
    assert all(command.replace("\t", "").isprintable() for command in commands)


@given(st.text(max_size=60))
def test_any_text_of_a_student_in_the_summary_is_text(text: str) -> None:
    summary = render_github_summary(with_text(text))
    assert summary.replace("\n", "").replace("\t", "").isprintable()
    outside = summary.split("```text")[0]
    assert "<" not in outside.replace("\\<", "")
