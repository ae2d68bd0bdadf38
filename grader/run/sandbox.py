"""How a runner's process is shut in, and when it has to be.

On the way of every grading, before anything else is imported: so nothing here takes time to import.
"""

from __future__ import annotations

import os

from grader.run.bubblewrap import Bubblewrap, find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    class Sandbox(Protocol):
        """Something that starts the runner's process with fewer rights than ours."""

        @property
        def name(self) -> str:
            """As reports show it."""

        @property
        def required(self) -> bool:
            """Nothing may run without it. `False`: where it doesn't work, the runner does without."""

        def command(self, argv: list[str], *, readable: Sequence[str], folder: str) -> list[str]:
            """The command that starts `argv` shut in.

            `readable` are the folders that it must be able to read besides Python's own; `folder` is the
            empty working folder, which it must find under that path and may write to, and which need not
            exist outside. Standard input, output and environment pass through unchanged.
            """


AUTO, BUBBLEWRAP, NONE = WISHES = ("auto", "bubblewrap", "none")
"""What `--sandbox` takes: the strong one where it is there; that or nothing; a process of its own."""


class Unprotected(Exception):  # noqa: N818 - says what the machine would be
    """Nothing is there to shut programs in; the text says what to do."""


def choose(*, own_file: bool, trusted: bool = False, wish: str = AUTO) -> Sandbox | None:
    """The sandbox to run a program in; `None`: a process of its own will do.

    One's own file is run in a process of its own where nothing better is there. Other people's files must be
    shut in, unless somebody says that the code is trusted.

    Raises `Unprotected`.
    """
    at_ease = own_file or trusted
    if wish == NONE:
        if not at_ease:
            raise Unprotected(f"Without a sandbox, other people's programs could {_HARM}. {_TRUST}")
        return None
    program = find()
    if program is not None:
        return Bubblewrap(program, required=wish == BUBBLEWRAP or not at_ease)
    if at_ease and wish == AUTO:
        return None
    raise Unprotected(f"{_MISSING} {'' if own_file else _TRUST}".strip())


def trusted_by_environment() -> bool:
    """Whether `GRADE_TRUST=1` says, for every command, that the code is trusted."""
    return os.environ.get("GRADE_TRUST", "") not in ("", "0")


_HARM = "read, change and delete your files"
_MISSING = (
    "bubblewrap isn't installed; it shuts programs in, on Linux only. "
    "Install it: sudo apt install bubblewrap (Debian, Ubuntu, WSL), sudo dnf install bubblewrap (Fedora)."
)
_TRUST = "If you trust every one of these programs as you trust your own, say so: --trust, or GRADE_TRUST=1."
