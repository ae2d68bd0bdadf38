"""Rights that a program gives up before it starts: those of root, and those that it could win back."""

from __future__ import annotations

import os
import sys

from . import kernel

assert sys.platform != "win32"  # there, a program keeps the rights of whoever started the grader

_NOBODIES, _HOW_MANY = 60_578, 600
"""User numbers that neither distributions nor systemd give to anybody."""


def close_to_others() -> None:
    """Let no process of the same user read or change this one's memory, or its children's. Linux only."""
    kernel.set_process(kernel.DUMPABLE, 0)


def somebody() -> int | None:
    """As root, the number of a user who owns nothing, for programs to run as.

    `None`: we aren't root, or such a user couldn't read Python itself (it lies in root's own folder).
    """
    if os.geteuid() != 0 or not _readable_by_all(os.path.realpath(os.__file__)):
        return None
    return _NOBODIES + int.from_bytes(os.urandom(2), "big") % _HOW_MANY


def give_up(user: int | None) -> bool:
    """Become that user for good, and never win rights by starting another program; whether we became them."""
    became = False
    if user is not None:
        try:
            os.setgroups([])
            os.setgid(user)
            os.setuid(user)
            became = True
        except OSError:  # a container may know no user but its root, who is an ordinary one outside
            became = False
    if os.geteuid() == 0:
        kernel.drop_rights()
    kernel.set_process(kernel.NO_NEW_PRIVILEGES, 1)
    return became


def _readable_by_all(path: str) -> bool:
    if not os.stat(path).st_mode & 0o004:  # noqa: PTH116
        return False
    while path != "/":
        path = os.path.dirname(path)  # noqa: PTH120 - pathlib costs 10 ms
        if not os.stat(path).st_mode & 0o001:  # noqa: PTH116
            return False
    return True
