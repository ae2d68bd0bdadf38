"""The strong sandbox: bubblewrap (`bwrap`), Linux, version 0.8 or newer.

A program in it has no network, sees no process but its own, and of the disk Python itself, read-only.
"""

from __future__ import annotations

import os
import sys

from grader.run import runtime

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_RIGHTS = ("CAP_SETUID", "CAP_SETGID", "CAP_KILL", "CAP_CHOWN", "CAP_DAC_OVERRIDE", "CAP_FOWNER")
ROOM = 64 * 1024 * 1024
"""Bytes that all files of one runner may take: they live in memory."""


def find() -> str | None:
    """Where `bwrap` is, if it is there."""
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        program = f"{folder}/bwrap"
        if folder and os.access(program, os.X_OK):
            return program
    return None


class Bubblewrap:
    name = "bubblewrap"

    def __init__(self, program: str, *, required: bool) -> None:
        self.required = required
        self._program = program

    def command(self, argv: list[str], *, readable: Sequence[str], folder: str) -> list[str]:
        command = [self._program, *_namespaces(), "--die-with-parent", "--new-session"]
        for path in readable:
            runtime.keep_compiled(path)
        interpreter, *arguments = argv
        interpreter = runtime.program(interpreter)
        shown = runtime.outermost([*runtime.folders(), *readable])
        paths = [*shown, interpreter, *runtime.files()]
        for path in runtime.ancestors(paths):
            command += ["--perms", "0755", "--dir", path]  # they would be for the owner only
        for path in paths:
            command += ["--ro-bind", path, path]
        for target, path in runtime.links():
            command += ["--symlink", target, path]
        for path in runtime.packages(shown):
            command += ["--perms", "0755", "--tmpfs", path, "--remount-ro", path]
        command += ["--dev-bind", "/dev/null", "/dev/null", "--proc", "/proc"]
        command += ["--perms", "0711", "--size", str(ROOM), "--tmpfs", folder, "--remount-ro", "/"]
        return [*command, "--", interpreter, *arguments]


def _namespaces() -> list[str]:
    """Its own processes, network, names and shared memory; its own users, or, as root, another user.

    Root is exempt from the limit on processes, also as the root of a namespace of its own. So the runner
    stays root of the outside, with no more rights than it takes to become somebody else: see `inside.rights`.
    """
    common = ["--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
    common += ["--hostname", "sandbox"]
    if sys.platform == "linux" and os.geteuid() == 0:
        return [*common, *(word for right in _RIGHTS for word in ("--cap-add", right))]
    return ["--unshare-user", "--disable-userns", *common]
