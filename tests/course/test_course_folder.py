"""Where a course is found, and what its folder says."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from grader.course import find_course, read_cases, read_course, read_exercise
from grader.model.exercise import Course
from grader.model.place import CourseFault

DECLARATION = "title: Sums\nfile: sums.py\nstages:\n  - {id: add, title: Add, names: [add]}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for exercise in ("sums", "products"):
        (tmp_path / "exercises" / exercise).mkdir(parents=True)
        (tmp_path / "exercises" / exercise / "exercise.yaml").write_text(DECLARATION)
    (tmp_path / "exercises" / "notes").mkdir()
    (tmp_path / "cases" / "sums").mkdir(parents=True)
    return tmp_path


def read_all(course: Course, exercise: str) -> None:
    read_cases(course, read_exercise(course, exercise))


def fault(course: Path, exercise: str = "sums") -> list[str]:
    with pytest.raises(CourseFault) as caught:
        read_all(read_course(course), exercise)
    return [
        f"{problem.place.file.relative_to(course).as_posix()}:{problem.place.line}: {problem.message}"
        for problem in caught.value.problems
    ]


def test_the_nearest_folder_around_the_submission_that_is_a_course(folder: Path) -> None:
    deep = folder / "work" / "monday"
    deep.mkdir(parents=True)
    assert find_course(deep / "sums.py") == folder
    assert find_course(folder) == folder


def test_a_folder_with_exercises_but_without_cases_is_no_course(folder: Path) -> None:
    (folder / "work" / "exercises").mkdir(parents=True)
    assert find_course(folder / "work" / "sums.py") == folder


def test_without_a_submission_the_search_begins_here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder / "cases")
    assert find_course(None) == folder


def test_elsewhere_the_packaged_course_is_taken(tmp_path: Path, project: Path) -> None:
    assert find_course(tmp_path / "mastermind.py") == project


def test_the_named_course_is_taken(folder: Path, project: Path) -> None:
    assert find_course(project / "mastermind.py", folder) == folder


def test_a_named_folder_that_is_no_course(tmp_path: Path) -> None:
    with pytest.raises(CourseFault) as caught:
        find_course(None, tmp_path)
    (problem,) = caught.value.problems
    assert problem.message == "This isn't a course: it has no folder `exercises`. Name one with it."


def test_exercises_are_the_folders_with_an_exercise_yaml(folder: Path) -> None:
    assert read_course(folder) == Course(folder, ("products", "sums"))


def test_an_exercise_without_cases(folder: Path) -> None:
    course = read_course(folder)
    assert read_cases(course, read_exercise(course, "products")) == ()


def test_an_exercise_that_isnt_there(folder: Path) -> None:
    assert fault(folder, "product") == [
        "exercises/product/exercise.yaml:1: There is no exercise `product`. Did you mean `products`?"
    ]


def test_files_that_cant_be_read(folder: Path) -> None:
    (folder / "cases" / "sums" / "a.yaml").mkdir()
    (folder / "cases" / "sums" / "b.yaml").symlink_to("gone.yaml")
    assert fault(folder) == [
        "cases/sums/a.yaml:1: This is a folder; a YAML file was expected.",
        "cases/sums/b.yaml:1: There is no such file.",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("file", ["exercises/sums/exercise.yaml", "cases/sums/a.yaml"])
def test_files_that_would_never_end(folder: Path, file: str) -> None:
    (folder / file).unlink(missing_ok=True)
    os.mkfifo(folder / file)
    pipe = fault(folder)
    (folder / file).unlink()
    (folder / file).symlink_to("/dev/zero")
    said = f"{file}:1: The file can't be read: it isn't a file, but a pipe, a socket or a device."
    assert pipe == fault(folder) == [said]


def test_a_file_that_is_no_text_by_its_size(folder: Path) -> None:
    with (folder / "cases" / "sums" / "a.yaml").open("wb") as file:
        file.truncate(20_000_001)
    assert fault(folder) == ["cases/sums/a.yaml:1: The file can't be read: it has more than 20 megabytes."]


def test_a_faulty_exercise_is_told_before_its_cases_are_read(folder: Path) -> None:
    (folder / "cases" / "sums" / "a.yaml").write_text("- nothing\n")
    (folder / "exercises" / "sums" / "exercise.yaml").write_text(
        DECLARATION.replace("title: Add", "titel: Add")
    )
    assert fault(folder) == [
        "exercises/sums/exercise.yaml:4: `titel` isn't a key of a stage. Did you mean `title`?",
    ]
