"""Start the student's process before click and YAML are imported, so that they get ready side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grader.run import Runner

COMMANDS = ("audit", "check", "file", "list", "prove", "schema", "start")
"""Every command; `file` is what `grade` does when the first word is none of them."""

_started: list[Runner] = []


def start(words: list[str]) -> None:
    """Start a runner if the command line asks to grade one file."""
    first = next((word for word in words if not word.startswith("-")), "file")
    if (first in COMMANDS and first != "file") or {"--help", "--version"} & set(words):
        return
    _started.append(_new())


def runner() -> Runner:
    """The runner that was started early, or a new one."""
    return _started.pop() if _started else _new()


def stop() -> None:
    """End a runner that nobody took."""
    while _started:
        _started.pop().close()


def _new() -> Runner:
    from grader.run import Runner

    return Runner()
