"""Errors become words and exit statuses here, and nowhere else."""

from __future__ import annotations

import os
import sys

import click

from grader.cli import warm
from grader.cli.commands import grade
from grader.cli.warm import COMMANDS
from grader.model.place import CourseFault
from grader.run import CannotStart
from grader.run.sandbox import Unprotected

PASSED, FAILED, WRONG_USE, GRADER_FAILED, INTERRUPTED = 0, 1, 2, 3, 130
"""What `grade` leaves the process with; 130 is the shells' number for Ctrl-C."""


def run(words: list[str]) -> int:
    """The exit status of `grade` with these words."""
    try:
        status = grade.main(words, prog_name="grade", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.show()
        return WRONG_USE
    except CourseFault as fault:
        from grader.report.problems import render_problems

        click.echo(render_problems(fault.problems), err=True)
        grading = not words or words[0] not in COMMANDS or words[0] == "file"
        done = "graded" if grading else "done"
        click.echo(f"Nothing was {done}: the course's files have to be mended first.", err=True)
        return WRONG_USE
    except Unprotected as error:
        click.echo(f"grade: {error}", err=True)
        return WRONG_USE
    except CannotStart as error:
        reason = error.reason or "it doesn't say why"
        click.echo(f"grade: the process in which programs run doesn't start: {reason}", err=True)
        click.echo("Nothing was graded; no program is to blame for that.", err=True)
        return GRADER_FAILED
    except (click.Abort, KeyboardInterrupt):
        click.echo("Stopped.", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output left (`grade | head`); what is still buffered has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return FAILED
    except OSError as error:
        click.echo(f"grade: {_what_the_system_said(error)}", err=True)
        return WRONG_USE
    except Exception as error:  # noqa: BLE001 - whatever we got wrong must never be blamed on a student
        _say_that_the_grader_failed(error)
        return GRADER_FAILED
    finally:
        warm.stop()
    return status if isinstance(status, int) else PASSED


def _what_the_system_said(error: OSError) -> str:
    reason = error.strerror or str(error)
    try:
        os.getcwd()  # noqa: PTH109 - asked for its error only
    except OSError:
        return "the folder that you are in has been deleted. Go to another one: cd"
    if error.filename:
        return f"{error.filename} can't be used: {reason}."
    return f"the result can't be written: {reason}."


def _say_that_the_grader_failed(error: Exception) -> None:
    import traceback

    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{os.path.basename(last.filename)}:{last.lineno}"  # noqa: PTH119 - pathlib isn't needed for a name
    click.echo(f"grade: the grader itself failed ({type(error).__name__} at {where}: {error}).", err=True)
    click.echo(
        "This is not the fault of the program that was graded; nothing was decided about it.", err=True
    )
    if os.environ.get("GRADE_DEBUG"):
        traceback.print_exception(error)
    else:
        click.echo("GRADE_DEBUG=1 grade … shows the details for a report.", err=True)
