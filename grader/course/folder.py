"""A course folder: where it is, which exercises it has, and the reading of all its files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from grader.course.exercise_file import read_exercise_file
from grader.course.reading import read_closely
from grader.course.source import did_you_mean, read_source
from grader.model.case import Case
from grader.model.exercise import Course, Exercise
from grader.model.place import CourseFault, Place, Problem, Severity

_ROOM = Path(__file__).resolve().parents[1]


def find_course(submission: Path | None, explicit: Path | None = None) -> Path:
    """The explicit folder, else the nearest course around the submission, else the packaged one.

    Without a submission the search begins in the current folder. Raises `CourseFault` if the explicit folder
    isn't a course.
    """
    if explicit is not None:
        if not (explicit / "exercises").is_dir():
            raise _fault(
                explicit, "no-course", "This isn't a course: it has no folder `exercises`. Name one with it."
            )
        return explicit
    start = (submission or Path()).absolute()
    for folder in (start, *start.parents):
        if (folder / "exercises").is_dir() and (folder / "cases").is_dir():
            return folder
    return packaged_course()


def packaged_course() -> Path:
    """The one that came with the grader."""
    packaged = _ROOM / "_course"
    return packaged if packaged.is_dir() else _ROOM.parent


def read_course(folder: Path) -> Course:
    """Which exercises there are; none of their files is read."""
    found = sorted(file.parent.name for file in (folder / "exercises").glob("*/exercise.yaml"))
    return Course(folder, tuple(found))


def read_exercise(course: Course, exercise_id: str) -> Exercise:
    """Raises `CourseFault` with all problems of its `exercise.yaml`."""
    file = course.folder / "exercises" / exercise_id / "exercise.yaml"
    if exercise_id not in course.exercises:
        known = did_you_mean(exercise_id, course.exercises)
        raise _fault(file, "unknown-exercise", f"There is no exercise `{exercise_id}`. {known}".rstrip())
    source = read_source(file)
    exercise = read_exercise_file(source)
    if exercise is None or source.problems:
        raise CourseFault(tuple(source.problems))
    return exercise


def read_cases(course: Course, exercise: Exercise) -> tuple[Case, ...]:
    """All cases: stages in the order of the exercise, files by name, cases as written.

    Raises `CourseFault` with the problems of all the files.
    """
    cases, problems = read_case_files(exercise, case_files(course, exercise))
    if problems:
        raise CourseFault(problems)
    return cases


def case_files(course: Course, exercise: Exercise) -> list[Path]:
    """The exercise's case files, by name."""
    folder = course.folder / "cases" / exercise.id
    return sorted((*folder.glob("*.yaml"), *folder.glob("*.yml")), key=lambda file: file.name)


def read_case_files(
    exercise: Exercise, files: Iterable[Path]
) -> tuple[tuple[Case, ...], tuple[Problem, ...]]:
    """The cases that could be read, in the order of `read_cases`, and the problems, by file and line."""
    reading = read_closely(exercise, files)
    return reading.cases, reading.problems


def _fault(file: Path, kind: str, message: str) -> CourseFault:
    return CourseFault((Problem(Place(file, 1, 1), Severity.ERROR, kind, message),))
