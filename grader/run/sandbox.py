"""How a runner's process is shut in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Sandbox(Protocol):
    """Something that starts the runner's process with fewer rights than ours."""

    @property
    def name(self) -> str:
        """As reports show it."""

    def command(self, argv: list[str], *, readable: Sequence[str], folder: str) -> list[str]:
        """The command that starts `argv` shut in.

        `readable` are the folders that it must be able to read besides Python's own; `folder` is the empty
        working folder, which it must find under the same path and may write to. Standard input, output and
        environment pass through unchanged.
        """
