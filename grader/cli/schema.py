"""`grade schema`: the JSON Schema of case files, for editors."""

from __future__ import annotations

import json

import click

from grader.cli import options


@click.command("schema", short_help="Print the JSON Schema of case files, for editors.")
@click.argument("what", type=click.Choice(["cases", "exercise", "result"]), default="cases")
@options.course
def command(what: str, course: object) -> int:
    """Print the JSON Schema of WHAT: case files (the default), exercise.yaml, or the JSON result."""
    from grader.course.schema import case_file_schema, exercise_schema

    match what:
        case "cases":
            schema = case_file_schema()
        case "exercise":
            schema = exercise_schema()
        case _:
            from importlib.resources import files

            schema = json.loads(files("grader.report").joinpath("result.schema.json").read_text("utf-8"))
    click.echo(json.dumps(schema, indent=2, ensure_ascii=False))
    return 0
