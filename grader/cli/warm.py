"""Start the student's process before click and YAML are imported, so that they get ready side by side."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.run import Runner

COMMANDS = ("audit", "check", "file", "list", "prove", "schema", "start")
"""Every command; `file` is what `grade` does when the first word is none of them."""

_started: list[Runner] = []
_taken: list[Runner] = []


def start(words: list[str]) -> None:
    """Start a runner if the command line asks to grade one file."""
    first = next((word for word in words if not word.startswith("-")), "file")
    if (first in COMMANDS and first != "file") or {"--help", "--version"} & set(words):
        return
    from grader.run import CannotStart
    from grader.run.sandbox import Unprotected

    try:
        _started.append(_new(_wish(words)))
    except (CannotStart, Unprotected):
        return  # said when somebody asks for the runner, with the words' own errors before it


def runner(wish: str) -> Runner:
    """The runner that was started early, or a new one, in the sandbox that `--sandbox` asks for.

    The one before it is ended. Raises `Unprotected`.
    """
    while _taken:
        _taken.pop().close()
    _taken.append(_started.pop() if _started else _new(wish))
    return _taken[-1]


def stop() -> None:
    """See to it that all runners have ended."""
    for several in (_started, _taken):
        while several:
            several.pop().close()


def _new(wish: str) -> Runner:
    from grader.run import Runner
    from grader.run.sandbox import choose

    return Runner(choose(own_file=True, wish=wish))


def _wish(words: list[str]) -> str:
    """The word after `--sandbox`, before click has read the command line; it refuses wrong ones later."""
    for at, word in enumerate(words):
        if word.startswith("--sandbox="):
            return word.partition("=")[2]
        if word == "--sandbox" and at + 1 < len(words):
            return words[at + 1]
    return os.environ.get("GRADE_SANDBOX", "auto")
