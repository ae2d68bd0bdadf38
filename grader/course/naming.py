"""What a word or a path of the command line means: an exercise, its folders, or a file of the course."""

from __future__ import annotations

import os
from pathlib import Path

from grader.model.exercise import Course


def is_id(course: Course, path: Path) -> bool:
    """Whether it is the bare id of an exercise, and not the name of a folder within the course's own.

    A folder that happens to have the name, such as one that `grade start` made, doesn't matter.
    """
    if path.parts != (path.name,) or path.name not in course.exercises:
        return False
    return not path.exists() or _inside(course, path) is None


def real_path(path: Path) -> Path:
    """Where it leads; unlike `Path.resolve`, a link that leads to itself raises nothing."""
    return Path(os.path.realpath(path))


def rooms_of(course: Course, path: Path) -> tuple[Path, ...]:
    """The files and folders that are meant.

    An exercise is both of its folders, whether it is named by its id or by the folder under `exercises/`; the
    same goes for all of them, `exercises/`. Anything else is itself.
    """
    own, cases = course.folder / "exercises", course.folder / "cases"
    if is_id(course, path):
        return own / path.name, cases / path.name
    real = real_path(path)
    if real == real_path(own):
        return own, cases
    if real.parent == real_path(own) and real.name in course.exercises:
        return own / real.name, cases / real.name
    return (path,)


def exercises_of(course: Course, path: Path) -> tuple[str, ...] | None:
    """Ids of the exercises that the path belongs to or that stand in it, whether they exist or not.

    `None` if it has nothing to do with the course.
    """
    if is_id(course, path):
        return (path.name,)
    if real_path(path) in _rooms_and_above(course):
        return course.exercises
    inside = _inside(course, path)
    return None if inside is None else (inside,)


def _inside(course: Course, path: Path) -> str | None:
    """The id of the exercise in one of whose folders the path is."""
    real = real_path(path)
    for name in ("exercises", "cases"):
        room = real_path(course.folder / name)
        if room in real.parents:
            return real.relative_to(room).parts[0]
    return None


def _rooms_and_above(course: Course) -> set[Path]:
    rooms = [real_path(course.folder / name) for name in ("exercises", "cases")]
    return {folder for room in rooms for folder in (room, *room.parents)}
