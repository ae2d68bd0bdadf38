"""Reads a course: YAML text becomes exercises and cases, or problems with their places."""

from grader.course.folder import (
    case_files,
    find_course,
    read_case_files,
    read_cases,
    read_course,
    read_exercise,
)
from grader.course.misconception import read_misconceptions

__all__ = [
    "case_files",
    "find_course",
    "read_case_files",
    "read_cases",
    "read_course",
    "read_exercise",
    "read_misconceptions",
]
