"""`grade audit`: do the cases catch what they should?"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from grader.cli import options
from grader.cli.boundary import INTERRUPTED
from grader.cli.progress import Progress
from grader.cli.submission import require_exercise
from grader.course import find_course, read_course
from grader.course.naming import exercises_of, rooms_of
from grader.model.audit import Audit
from grader.model.exercise import Course


@click.command("audit", short_help="Do the cases catch what they should?")
@click.argument("exercise", required=False, type=click.Path(path_type=Path))
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option("--html", "page", type=click.Path(path_type=Path), help="Write the kill matrix as a page.")
@click.option("--no-mutants", is_flag=True, help="Leave out the mutants of the solution: faster.")
@options.course
def command(
    exercise: Path | None, form: str, page: Path | None, no_mutants: bool, course: Path | None
) -> int:
    """Run every known wrong program over the cases of EXERCISE, or of all exercises.

    EXERCISE is its name, or the path of its folder or of one of its files. For each wrong program that no
    case catches, the smallest case that would is shown, ready to paste. Ctrl-C keeps what is known. Exit
    status 1 if there is one.
    """
    from grader.audit.conduct import audit_all

    read = read_course(find_course(exercise or Path(), course))
    if course is None and exercise is None:
        options.tell_course(read.folder, Path())
    exercises = _named(read, exercise)
    with Progress("programs") as progress:
        audits = audit_all(
            read,
            exercises,
            with_mutants=not no_mutants,
            tick=progress.tick,
            tell=progress.tell,
        )
    if page is not None:
        _write_page(audits, page)
    _show(audits, form, page)
    if any(audit.survivors for audit in audits):
        return 1
    return INTERRUPTED if any(audit.stopped for audit in audits) else 0


def _named(course: Course, path: Path | None) -> tuple[str, ...]:
    """Ids of the exercises that are meant: all of them, or those that a path belongs to or that are in it."""
    if path is None:
        return course.exercises
    found = exercises_of(course, path)
    if found is None and path.exists():
        known = ", ".join(course.exercises)
        raise click.ClickException(f"{path} belongs to no exercise of this course. There are: {known}.")
    if found is None:
        found = (path.as_posix(),)
    for one in found:
        require_exercise(course, one)
    if not any(room.exists() for room in rooms_of(course, path)):
        raise click.ClickException(f"There is no {path}. To audit the exercise: grade audit {found[0]}")
    return found


def _write_page(audits: list[Audit], page: Path) -> None:
    from grader.report.audit_page import render_audit_page

    try:
        page.write_text(render_audit_page(audits), "utf-8")
    except OSError as error:
        raise click.ClickException(f"The page can't be written to {page}: {error.strerror}.") from None


def _show(audits: list[Audit], form: str, page: Path | None) -> None:
    if form == "json":
        from grader.report.instructor_json import render_audit_json

        text = render_audit_json(audits)
    else:
        from grader.cli import terminal
        from grader.report.audit_text import render_audit

        text = render_audit(
            audits,
            colour=terminal.colours(),
            unicode=terminal.speaks_unicode(),
            width=terminal.width(),
            page=str(page) if page else None,
        )
    sys.stdout.write(text)
