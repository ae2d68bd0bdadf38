"""`grade list`: exercises, stages, cases."""

from __future__ import annotations

import json
from pathlib import Path

import click

from grader.cli import options
from grader.cli.submission import require_exercise
from grader.course import find_course, read_cases, read_course, read_exercise
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.report.number import count


@click.command("list", short_help="List exercises, stages and cases.")
@click.argument("exercise", required=False)
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@options.course
def command(exercise: str | None, form: str, course: Path | None) -> int:
    """List the course's exercises with their stages; with EXERCISE, its cases too.

    Of hidden cases only the number is shown.
    """
    read = read_course(find_course(Path(), course))
    require_exercise(read, exercise)
    shown = [exercise] if exercise else list(read.exercises)
    both = [(known := read_exercise(read, one), read_cases(read, known)) for one in shown]
    if form == "json":
        listed = [_as_json(known, cases, with_cases=exercise is not None) for known, cases in both]
        click.echo(json.dumps({"version": 1, "exercises": listed}, indent=2))
    else:
        for known, cases in both:
            click.echo(_as_text(known, cases, with_cases=exercise is not None))
    return 0


def _as_json(exercise: Exercise, cases: tuple[Case, ...], with_cases: bool) -> dict[str, object]:
    stages = []
    for stage in exercise.stages:
        own = [case for case in cases if case.stage == stage.id]
        entry: dict[str, object] = {
            "id": stage.id,
            "title": stage.title,
            "extra": stage.extra,
            "cases": len(own),
            "hidden": sum(case.hidden for case in own),
            "points": sum(case.points for case in own),
        }
        if with_cases:
            entry["visible_cases"] = [{"id": case.id, "name": case.name} for case in own if not case.hidden]
        stages.append(entry)
    return {"id": exercise.id, "title": exercise.title, "file": exercise.file, "stages": stages}


def _as_text(exercise: Exercise, cases: tuple[Case, ...], with_cases: bool) -> str:
    lines = [f"{exercise.id}: {exercise.title} ({exercise.file})"]
    for stage in exercise.stages:
        own = [case for case in cases if case.stage == stage.id]
        hidden = sum(case.hidden for case in own)
        number = count(len(own), "case") + (f", {hidden} of them hidden" if hidden else "")
        lines.append(f"  {stage.id:<18} {stage.title}{' (extra)' if stage.extra else ''}: {number}")
        if with_cases:
            lines += [f"    {case.name}" for case in own if not case.hidden]
    return "\n".join(lines)
