"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path

import click

course = click.option(
    "--course",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The course: a folder that holds exercises/ and cases/. Default: the nearest above the file, "
    "else the one that came with the grader.",
)
