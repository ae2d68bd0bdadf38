"""Which file is to be graded, and as which exercise."""

from __future__ import annotations

import re
from pathlib import Path

import click

from grader.cli.warm import COMMANDS
from grader.model.digest import sha256
from grader.model.exercise import Course
from grader.model.result import Submission

LARGEST = 1_000_000
"""Bytes of a submission that are read; a larger file is no program that a student wrote by hand."""


def find_file(course: Course, file: Path | None, exercise: str | None) -> tuple[Path, str]:
    """The file to grade and the exercise's id.

    Without a file, the exercise's file in the current folder; in a folder, the exercise's file in it.

    Raises click.ClickException: no such file, or it isn't clear which.
    """
    require_exercise(course, exercise)
    if file is None or file.is_dir():
        return _in_folder(course, file or Path(), exercise)
    if file.is_symlink() and not file.exists():
        raise click.ClickException(f"{file} is a link to a file that isn't there.")
    if not file.exists():
        raise click.ClickException(_not_there(file))
    if not file.is_file():
        raise click.ClickException(f"{file} isn't a file that could hold a program.")
    return file, exercise or _exercise_of(course, file)


def require_exercise(course: Course, exercise: str | None) -> None:
    """Raises click.ClickException: an exercise is named that the course doesn't have."""
    if exercise is not None and exercise not in course.exercises:
        raise click.ClickException(
            f"There is no exercise {exercise!r}. There are: {', '.join(course.exercises)}."
        )


def read_submission(file: Path) -> Submission:
    """Read at most one byte more than `LARGEST`, so that the run room can tell that there was too much.

    Raises click.ClickException: the file can't be read.
    """
    try:
        with file.open("rb") as stream:
            source = stream.read(LARGEST + 1)
    except OSError as error:
        raise click.ClickException(f"{file} can't be read: {error.strerror}.") from None
    return Submission(file.name, source, sha256(source).hexdigest())


def file_names(course: Course) -> dict[str, str]:
    """The name of the student's file of each exercise, by the exercise's id; known by its starter,
    or its solution: to read every exercise.yaml would take longer than a grading may."""
    names = {}
    for exercise in course.exercises:
        folder = course.folder / "exercises" / exercise
        programs = sorted((folder / "starter").glob("*.py")) or sorted((folder / "solution").glob("*.py"))
        if programs:
            names[exercise] = programs[0].name
    return names


def _in_folder(course: Course, folder: Path, exercise: str | None) -> tuple[Path, str]:
    names = file_names(course)
    wanted = {id_: name for id_, name in names.items() if exercise in (None, id_)}
    found = [(folder / name, id_) for id_, name in wanted.items() if (folder / name).is_file()]
    where = "this folder" if folder == Path() else str(folder)
    if not found:
        raise click.ClickException(_nothing_in(folder, where, wanted))
    if len(found) > 1:
        listed = " and ".join(path.name for path, _ in found)
        raise click.ClickException(
            f"{where[0].upper()}{where[1:]} holds {listed}. Say which one: {_command(found[0][0])}"
        )
    return found[0]


def _nothing_in(folder: Path, where: str, wanted: dict[str, str]) -> str:
    """What to do in a folder without a program: go to the one that has it, or name the file."""
    above = Path("..") if folder == Path() else folder.parent
    near = [*sorted(folder.glob("*/*.py")), *(above / name for name in wanted.values())]
    there = next((path for path in near if path.name in wanted.values() and path.is_file()), None)
    if there is not None:
        return f"There is no program to grade in {where}, but there is {there}. Go there: cd {there.parent}"
    stems = [_letters(Path(name).stem) for name in wanted.values()]
    files = [path for path in sorted(folder.glob("*.*")) if path.suffix in (".py", ".txt") and path.is_file()]
    alike = [path for path in files if any(stem in _letters(path.stem) for stem in stems)]
    for path in alike:
        if path.name.removesuffix(".txt") in wanted.values():
            return f"There is {path.name} in {where}. Rename it: {path.name.removesuffix('.txt')}"
    if alike:
        return f"There is no {' or '.join(wanted.values())} in {where}. Did you mean: {_command(alike[0])}"
    return (
        f"There is no program to grade in {where}: no {' and no '.join(wanted.values())}. "
        "Go to the folder with your program, or name the file: grade FILE\n"
        f"If you haven't begun: {' or '.join(f'grade start {id_}' for id_ in wanted)}"
    )


def _command(file: Path, *words: str) -> str:
    """A command to paste; quoted in the way that shells on all platforms read alike."""
    name = f'"{file}"' if re.search(r"[^\w./\\:-]", str(file)) else str(file)
    return " ".join(["grade", name, *words])


def _exercise_of(course: Course, file: Path) -> str:
    names = file_names(course)
    exact = [id_ for id_, name in names.items() if name == file.name]
    if exact:
        return exact[0]
    plain = _letters(file.stem)
    alike = [id_ for id_, name in names.items() if _letters(Path(name).stem) in plain]
    if len(alike) == 1:
        return alike[0]
    if len(course.exercises) == 1:
        return course.exercises[0]
    commands = "".join(f"\n    {_command(file, '--exercise', id_)}" for id_ in course.exercises)
    raise click.ClickException(
        f"It isn't clear from its name which exercise {file.name} belongs to. Say it:{commands}"
    )


def _letters(name: str) -> str:
    return "".join(character for character in name.lower() if character.isalpha())


def _not_there(file: Path) -> str:
    import difflib

    message = f"There is no file {file}."
    here = [path.name for path in file.parent.glob("*.py*")] if file.parent.is_dir() else []
    near = difflib.get_close_matches(file.name, here, 1, 0.6)
    if near:
        return f"{message} Did you mean {file.parent / near[0]}?"
    command = near_command(str(file)) if not file.suffix else None  # no command has an ending
    return f"{message} Did you mean the command `{command}`?" if command else message


def near_command(word: str) -> str | None:
    """The command that a word may have been meant to be."""
    import difflib

    if word == "help":
        return "grade --help"
    near = difflib.get_close_matches(word, COMMANDS, 1, 0.6)
    return f"grade {near[0]}" if near else None
