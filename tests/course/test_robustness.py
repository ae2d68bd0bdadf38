"""Whatever an author saves, reading it ends in cases or in problems with places, never in a crash."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.course import read_case_files, read_course, read_exercise
from grader.course.exercise_file import read_exercise_file
from grader.course.source import read_source
from grader.model.place import Problem

FILES = Path(__file__).parent.parent / "case_files"
EXERCISE = read_exercise(read_course(FILES), "mastermind")
TEXTS = [file.read_text("utf-8-sig") for file in sorted((FILES / "good").glob("*.yaml"))]
DECLARATION = (FILES / "exercises" / "mastermind" / "exercise.yaml").read_text("utf-8")

edits = st.tuples(
    st.integers(0, 2000),
    st.integers(0, 12),
    st.text(st.sampled_from("{}[]:,-|>\"'#&*!?%@` \n\t\\0aé\x07\u2028/"), max_size=4),
)


def edited(text: str, changes: list[tuple[int, int, str]]) -> str:
    for at, length, new in changes:
        start = at % (len(text) + 1)
        text = text[:start] + new + text[start + length :]
    return text


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(text=st.sampled_from(TEXTS), changes=st.lists(edits, min_size=1, max_size=4))
def test_a_damaged_case_file_never_crashes_the_reader(
    tmp_path: Path, text: str, changes: list[tuple[int, int, str]]
) -> None:
    file = tmp_path / "damaged.yaml"
    file.write_text(edited(text, changes), "utf-8", newline="")
    cases, problems = read_case_files(EXERCISE, [file])
    assert cases or problems
    check_places(file, problems)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(changes=st.lists(edits, min_size=1, max_size=3))
def test_a_damaged_exercise_never_crashes_the_reader(
    tmp_path: Path, changes: list[tuple[int, int, str]]
) -> None:
    file = tmp_path / "exercise.yaml"
    file.write_text(edited(DECLARATION, changes), "utf-8", newline="")
    source = read_source(file)
    exercise = read_exercise_file(source)
    assert (exercise is None) == bool(source.problems)
    check_places(file, tuple(source.problems))


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.binary(max_size=60))
def test_bytes_of_any_kind_never_crash_the_reader(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bytes.yaml"
    file.write_bytes(data)
    cases, problems = read_case_files(EXERCISE, [file])
    assert problems
    assert not cases


@pytest.mark.parametrize("opening", ["[", "{a: ", "- "])
def test_a_hundred_thousand_nested_levels_are_one_problem(tmp_path: Path, opening: str) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text("cases: \n  " + opening * 100_000, "utf-8")
    _, problems = read_case_files(EXERCISE, [file])
    assert [problem.kind for problem in problems] == ["too-deep"]


def check_places(file: Path, problems: tuple[Problem, ...]) -> None:
    for problem in problems:
        assert problem.place.file == file
        assert problem.place.line >= 1
        assert problem.place.column >= 1
        assert problem.message.endswith((".", "?", "`"))
