"""`grade check`: are the case files right?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from grader.cli import options
from grader.course import find_course, read_course
from grader.course.naming import rooms_of
from grader.model.audit import CheckReport


@click.command("check", short_help="Are the case files right?")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), metavar="[PATH]...")
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "github"]), default="text", show_default=True
)
@click.option("--watch", is_flag=True, help="Check again whenever a file is saved, until Ctrl-C.")
@options.course
def command(paths: tuple[Path, ...], form: str, watch: bool, course: Path | None) -> int:
    """Check exercises, by name or folder, case files, or folders of them; without PATH, the whole course.

    Every mistake is shown with its place and what to do, and each expectation is compared with what the
    exercise's solution does. Exit status 2 if there is an error.
    """
    start = paths[0] if paths else Path()
    folder = find_course(start, course)
    if course is None and not paths:
        options.tell_course(folder, start)

    def once() -> int:
        report = _check(folder, paths)
        _show(report, form)
        return 2 if report.errors else 0

    if not watch:
        return once()
    from grader.cli.watch import watch_files

    return watch_files(lambda: _files(folder, paths), once)


def _check(folder: Path, paths: tuple[Path, ...]) -> CheckReport:
    from grader.run import Runner

    with Runner() as runner:  # its process starts while the files are read
        from grader.audit.check import check_course

        return check_course(read_course(folder), paths, runner)


def _show(report: CheckReport, form: str) -> None:
    match form:
        case "json":
            from grader.report.instructor_json import render_check_json

            text = render_check_json(report)
        case "github":
            from grader.report.problems import render_check_github

            text = render_check_github(report)
        case _:
            from grader.cli import terminal
            from grader.report.problems import render_check

            text = render_check(
                report,
                colour=terminal.colours(),
                unicode=terminal.speaks_unicode(),
                width=terminal.width(),
            )
    sys.stdout.write(text)


def _files(folder: Path, paths: tuple[Path, ...]) -> list[Path]:
    """Those that are watched: what was named, or the course's own files."""
    course = read_course(folder)
    rooms = [room for path in paths or (folder / "exercises",) for room in rooms_of(course, path)]
    return [file for room in rooms for file in (_inside(room) if room.is_dir() else [room])]


def _inside(room: Path) -> Iterator[Path]:
    """Its files, without those that Python and editors put there for themselves."""
    for file in room.rglob("*"):
        if (
            file.suffix in (".yaml", ".yml", ".py", ".md")
            and "__pycache__" not in file.parts
            and file.is_file()
        ):
            yield file
