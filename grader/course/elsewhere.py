"""What to tell an author whose course isn't the one that was found."""

from __future__ import annotations

from pathlib import Path

from grader.course.folder import packaged_course
from grader.course.naming import real_path

_ROOMS = ("exercises", "cases")


def course_elsewhere(found: Path, start: Path) -> str:
    """Which course it is and what a folder around `start` lacks to be one; empty if `start` is in the course.

    A sentence or two.
    """
    own = real_path(found)
    half = half_course(start, own)
    if not half and own in (real_path(start), *real_path(start).parents):
        return ""
    which = "the course that came with the grader" if found == packaged_course() else f"the course {found}"
    if not half:
        return f"This is about {which}: neither this folder nor one above it is a course."
    return f"This is about {which}. {half}"


def half_course(start: Path, found: Path) -> str:
    """What is missing where only one of a course's two folders is there, nearer than the course; or empty."""
    real = real_path(start)
    for folder in (real, *real.parents):
        if folder == real_path(found):
            return ""
        there = [room for room in _ROOMS if (folder / room).is_dir()]
        if len(there) == 1:
            (missing,) = set(_ROOMS).difference(there)
            return (
                f"{_shown(folder)} has a folder `{there[0]}`, but it is a course only with a folder "
                f"`{missing}` beside it. Make one."
            )
    return ""


def _shown(folder: Path) -> str:
    return "This folder" if folder == real_path(Path.cwd()) else f"The folder {folder}"
