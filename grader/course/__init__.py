"""Reads a course: YAML text becomes exercises and cases, or problems with their places."""

from __future__ import annotations

from grader.course.folder import (
    case_files,
    find_course,
    read_case_files,
    read_cases,
    read_course,
    read_exercise,
)
from grader.model.exercise import Exercise, Misconception

__all__ = [
    "case_files",
    "find_course",
    "read_case_files",
    "read_cases",
    "read_course",
    "read_exercise",
    "read_misconceptions",
]


def read_misconceptions(exercise: Exercise) -> tuple[Misconception, ...]:
    """The exercise's bank, by file name. Raises `CourseFault` with the problems of all its files."""
    from grader.course import misconception  # a submission that passes never needs it

    return misconception.read_misconceptions(exercise)
