"""`grade start EXERCISE [DIR]`: the starter and the statement for a student."""

from __future__ import annotations

from pathlib import Path

import click

from grader.cli import options
from grader.cli.submission import require_exercise
from grader.course import find_course, read_course, read_exercise


@click.command("start", short_help="Get the starter and the statement of an exercise.")
@click.argument("exercise")
@click.argument("folder", metavar="[DIR]", required=False, type=click.Path(path_type=Path))
@options.course
def command(exercise: str, folder: Path | None, course: Path | None) -> int:
    """Write the starter and the statement of EXERCISE to DIR (default: a folder named like the exercise).

    A file that is already there is never overwritten.
    """
    read = read_course(find_course(Path(), course))
    require_exercise(read, exercise)
    known = read_exercise(read, exercise)
    target = folder or Path(exercise)
    if folder is None and Path(known.file).exists():
        raise click.ClickException(
            f"{known.file} is in this folder already. Grade it: grade\n"
            f"To start anew, name another folder: grade start {exercise} DIR"
        )
    files = {target / known.file: known.starter.read_bytes()}
    for stage in known.stages:
        statement = known.folder / "statement" / f"{stage.id}.md"
        if statement.is_file():
            files[target / "statement" / statement.name] = statement.read_bytes()
    there = [path for path in files if path.exists()]
    if there:
        raise click.ClickException(
            f"{there[0]} is already there, so nothing was written. Choose another folder."
        )
    try:
        for path, content in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    except OSError as error:
        raise click.ClickException(f"{target} can't be written to: {error.strerror}.") from None
    first = known.stages[0]
    click.echo(f"{known.title}: your program is {target / known.file}.")
    click.echo(f"Read {target / 'statement' / (first.id + '.md')} first. Then go to the folder and grade:")
    click.echo(f"\n    cd {target}\n    grade")
    return 0
