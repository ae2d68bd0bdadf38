"""What GitHub Actions tells a step by environment variables."""

from __future__ import annotations

import os
from pathlib import Path

import click

from grader.model.result import Result
from grader.report.github import render_github_summary


def place_in_repository(path: Path) -> str | None:
    """The path from the root of the repository, with `/`; `None` outside of GitHub or of the repository."""
    root = os.environ.get("GITHUB_WORKSPACE")
    if not root:
        return None
    try:
        return path.resolve().relative_to(Path(root).resolve()).as_posix()
    except ValueError:
        return None


def write_summary(result: Result) -> None:
    """Appends to the step's summary, where there is one; a summary that can't be written is only said so."""
    where = os.environ.get("GITHUB_STEP_SUMMARY")
    if not where:
        return
    try:
        with Path(where).open("a", encoding="utf-8") as summary:
            summary.write(render_github_summary(result))
    except OSError as error:
        click.echo(f"The summary can't be written to {where}: {error.strerror}.", err=True)
