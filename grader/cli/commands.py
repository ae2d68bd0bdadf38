"""The commands of `grade`; each lives in a module of its own, imported when it is asked for."""

from __future__ import annotations

import importlib

import click

from grader.cli.warm import COMMANDS

_MODULES = {"list": "listing"}
"""Where a command's name shouldn't be the name of its module."""


class Commands(click.Group):
    """`grade COMMAND …`; a first word that is no command is the file to grade."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if name != "file"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"grader.cli.{_MODULES.get(cmd_name, cmd_name)}")
        command = module.command
        assert isinstance(command, click.Command)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        group_options = {"--help", "--version"}
        first = args[0] if args else ""
        if first not in COMMANDS and first not in group_options:
            args = ["file", *args]
        return super().parse_args(ctx, args)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    help="Grade a program and say what to mend first, and why.\n\n"
    "`grade` alone grades the exercise's file in this folder; `grade FILE` grades that file. "
    "`grade file --help` lists the options of a grading.",
    epilog="Exit status: 0 all passed; 1 some case failed; 2 wrong usage or a faulty case file; "
    "3 the grader itself failed.",
)
@click.version_option(package_name="mastermind-grader", prog_name="grade")
def grade() -> None:
    """The group does nothing by itself: a command always follows."""
