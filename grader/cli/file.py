"""`grade FILE`: grade one file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from grader.cli import options, warm
from grader.cli.submission import find_file, near_command, read_submission
from grader.course import find_course, read_cases, read_course, read_exercise
from grader.grading import grade_submission
from grader.model.result import Outcome, Result

FORMATS = ("text", "json", "junit", "gradescope", "github")


class _Context(click.Context):
    """The word `file` may be left out, so that nobody need ever see it."""

    @property
    def command_path(self) -> str:
        return "grade"


class _File(click.Command):
    context_class = _Context


@click.command("file", cls=_File, short_help="Grade one file; the word `file` may be left out.")
@click.argument("files", metavar="[FILE]", nargs=-1, type=click.Path(path_type=Path))
@click.option("--stage", metavar="ID", help="Stop after this stage.")
@click.option("--exercise", metavar="ID", help="The exercise, where the file's name doesn't tell.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True)
@click.option("--html", "page", type=click.Path(path_type=Path), help="Where to write the feedback page.")
@click.option("--no-html", is_flag=True, help="Write no feedback page.")
@click.option("--open", "open_page", is_flag=True, help="Open the feedback page in the browser.")
@click.option("--watch", is_flag=True, help="Grade again whenever the file is saved, until Ctrl-C.")
@options.sandbox
@options.course
def command(
    files: tuple[Path, ...],
    stage: str | None,
    exercise: str | None,
    form: str,
    page: Path | None,
    no_html: bool,
    open_page: bool,
    watch: bool,
    sandbox: str,
    course: Path | None,
) -> int:
    """Grade FILE and say how far it is, what to mend first, and why.

    Without FILE, the exercise's file in this folder. The feedback page is written beside the file
    as NAME.feedback.html.
    """
    if no_html and (page or open_page):
        raise click.UsageError("--no-html doesn't go with --html or --open.")
    if len(files) > 1:
        raise click.UsageError(_one_at_a_time(files))
    file = files[0] if files else None
    read = read_course(find_course(file or Path(), course))
    path, exercise_id = find_file(read, file, exercise)
    where = None if no_html else page or path.with_name(path.stem + ".feedback.html")

    opened: list[bool] = []  # once is enough, however often the file is saved

    if where and where.exists() and (not where.is_file() or where.samefile(path)):
        what = "the program itself" if where.is_file() else "no file that a page could be written to"
        raise click.UsageError(f"{where} is {what}. Name another one: --html FILE")

    def once() -> int:
        result = _grade(read.folder, exercise_id, path, stage, sandbox, traced=where is not None)
        folder = read.folder / "exercises" / exercise_id
        written = _write_page(result, where, folder) if where else None
        _show(result, form, path, written, folder)
        if written and open_page and not opened:
            opened.append(_open(written))
        return 0 if result.status is Outcome.PASSED else 1

    if not watch:
        return once()
    from grader.cli.watch import watch_files

    return watch_files(lambda: [path], once)


def _one_at_a_time(files: tuple[Path, ...]) -> str:
    command = None if files[0].exists() else near_command(str(files[0]))
    if command:
        return f"There is no command `{files[0]}`. Did you mean: {command} {' '.join(map(str, files[1:]))}"
    return f"grade takes one file at a time, and these are {len(files)}: {', '.join(map(str, files))}."


def _open(page: Path) -> bool:
    import webbrowser

    if webbrowser.open(page.resolve().as_uri()):
        return True
    click.echo(f"There is no browser here that could be started. The page is {page.resolve()}", err=True)
    return False


def _grade(
    folder: Path, exercise_id: str, path: Path, stage: str | None, sandbox: str, *, traced: bool
) -> Result:
    runner = warm.runner(sandbox)
    runner.meanwhile = lambda: _get_ready(page=traced)
    try:
        course = read_course(folder)
        exercise = read_exercise(course, exercise_id)
        stages = [one.id for one in exercise.stages]
        if stage is not None and stage not in stages:
            raise click.ClickException(f"There is no stage {stage!r}. There are: {', '.join(stages)}.")
        cases = read_cases(course, exercise)
        return grade_submission(
            exercise, cases, read_submission(path), runner, last_stage=stage, traced=traced
        )
    finally:
        runner.hang_up()
        _say_what_did_not_work(runner.given_up)


def _get_ready(*, page: bool) -> None:
    """Import what judging and reporting need; there is time for it while the student's file is loaded."""
    import grader.judge.call
    import grader.report.json  # noqa: F401

    if page:
        from grader.report.page import prepare

        prepare()


def _say_what_did_not_work(reason: str) -> None:
    if reason and reason not in _said:
        _said.append(reason)
        click.echo(
            f"bubblewrap doesn't work here ({reason}), so the program ran in a process of its own. "
            "--sandbox none doesn't try, and doesn't say so.",
            err=True,
        )


_said: list[str] = []
"""While files are watched, it is said once."""


def _write_page(result: Result, where: Path, exercise: Path) -> Path | None:
    from grader.report.page import read_earlier, render_html

    try:
        earlier = read_earlier(where.read_text("utf-8", "replace")) if where.is_file() else None
        _replace(where, render_html(result, earlier=earlier, pictures=exercise))
    except OSError as error:
        click.echo(f"The feedback page can't be written to {where}: {error.strerror}.", err=True)
        return None
    return where


def _replace(where: Path, text: str) -> None:
    """Write all of it or nothing: the page before stays if there is no room for the new one."""
    there = Path(os.path.realpath(where))
    new = there.with_name(f".{there.name}.{os.getpid()}")
    try:
        new.write_text(text, "utf-8")
        new.replace(there)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def _show(result: Result, form: str, path: Path, page: Path | None, exercise: Path) -> None:
    match form:
        case "json":
            from grader.report.json import render_json

            text = render_json(result)
        case "junit":
            from grader.report.junit import render_junit

            text = render_junit(result)
        case "gradescope":
            from grader.report.gradescope import render_gradescope

            text = render_gradescope(result)
        case "github":
            from grader.cli.github import place_in_repository, write_summary
            from grader.report.github import render_github

            text = render_github(result, file=place_in_repository(path))
            write_summary(result)
        case _:
            from grader.cli import terminal
            from grader.report.text import render_text

            text = render_text(
                result,
                colour=terminal.colours(),
                unicode=terminal.speaks_unicode(),
                width=terminal.width(),
                page=os.path.relpath(page) if page else None,
                pictures=exercise,
            )
    sys.stdout.write(text if text.endswith("\n") else text + "\n")
