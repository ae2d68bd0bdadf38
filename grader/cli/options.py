"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

from grader.run.sandbox import AUTO, WISHES

course = click.option(
    "--course",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The course: a folder that holds exercises/ and cases/. Default: the nearest above the file, "
    "else the one that came with the grader.",
)

sandbox = click.option(
    "--sandbox",
    type=click.Choice(WISHES),
    default=AUTO,
    show_default=True,
    envvar="GRADE_SANDBOX",
    help="What shuts the program in. auto: bubblewrap, where it works; none: a process of its own only.",
)


def tell_course(found: Path, start: Path) -> None:
    """Say on the second stream which course it is, if it isn't the one around `start`."""
    from grader.course.elsewhere import course_elsewhere

    words = course_elsewhere(found, start)
    if words:
        click.echo(words, err=True)
