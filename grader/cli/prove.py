"""`grade prove FILE`: compare a program with the solution on every possible input."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from grader.cli import options
from grader.cli.boundary import INTERRUPTED
from grader.cli.progress import Progress
from grader.cli.submission import find_file, read_submission
from grader.course import find_course, read_cases, read_course, read_exercise
from grader.model.audit import Proof
from grader.model.exercise import Course, Exercise, Stage


@click.command("prove", short_help="Compare a program with the solution on every possible input.")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option(
    "--stage", metavar="ID", help="The stage whose inputs are tried. Default: the last that has inputs."
)
@click.option("--exercise", metavar="ID", help="The exercise, where the file's name doesn't tell.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@options.sandbox
@options.course
def command(
    file: Path | None, stage: str | None, exercise: str | None, form: str, sandbox: str, course: Path | None
) -> int:
    """Compare FILE with the solution on every possible input of a stage, for each call that it is about.

    Says on how many inputs it is right, what those on which it is wrong have in common, and which is the
    smallest. Ctrl-C keeps what is known. Exit status 1 if it is wrong somewhere.
    """
    read = read_course(find_course(file or Path(), course))
    path, exercise_id = find_file(read, file, exercise)
    proofs = _prove(read, exercise_id, path, stage, sandbox)
    _show(proofs, form)
    if any(proof.is_wrong for proof in proofs):
        return 1
    return INTERRUPTED if proofs[-1].interrupted else 0


def _prove(course: Course, exercise_id: str, path: Path, stage: str | None, sandbox: str) -> list[Proof]:
    """One for each call that the stage is about; none more after Ctrl-C."""
    from grader.run import Runner
    from grader.run.sandbox import choose

    shut_in = choose(own_file=True, wish=sandbox)
    with Runner(shut_in) as runner, Runner() as reference, Progress("inputs") as progress:
        from grader.audit.prove import NothingToProve, Prover, calls_to_prove

        exercise = read_exercise(course, exercise_id)
        chosen = _stage(exercise, stage)
        cases = read_cases(course, exercise)
        submission = read_submission(path)
        try:
            calls = calls_to_prove(exercise, chosen, cases)
        except NothingToProve:
            raise click.ClickException(
                f"The stage {chosen.id!r} declares no inputs that a call takes, so there is nothing to try. "
                "`inputs:` in exercise.yaml does that."
            ) from None
        proofs: list[Proof] = []
        for call in calls:
            prover = Prover(exercise, chosen, cases, submission, runner, reference, progress.tick, call)
            proofs.append(prover.prove())
            if proofs[-1].interrupted:
                break
        return proofs


def _stage(exercise: Exercise, wanted: str | None) -> Stage:
    known = {stage.id: stage for stage in exercise.stages}
    if wanted is not None:
        if wanted not in known:
            raise click.ClickException(f"There is no stage {wanted!r}. There are: {', '.join(known)}.")
        return known[wanted]
    with_inputs = [stage for stage in exercise.stages if stage.inputs and not stage.extra]
    return (with_inputs or list(exercise.stages))[-1]


def _show(proofs: list[Proof], form: str) -> None:
    if form == "json":
        from grader.report.instructor_json import render_proofs_json

        text = render_proofs_json(proofs)
    else:
        from grader.cli import terminal
        from grader.report.prove_text import render_proof

        text = "\n".join(
            render_proof(
                proof,
                colour=terminal.colours(),
                unicode=terminal.speaks_unicode(),
                width=terminal.width(),
            )
            for proof in proofs
        )
    sys.stdout.write(text)
