"""The folder in which a program works: at home in it, and removing it whatever the program has left there."""

from __future__ import annotations

import os

_USER = "student"
_MOST = 200_000
"""Entries that are removed; who leaves more, leaves the rest."""


def settle(folder: str) -> None:
    """Make the folder this process's working folder and its user's home; without one there is no home."""
    os.chdir(folder or "/")
    os.environ |= {"USER": _USER, "LOGNAME": _USER, "TERM": "dumb", "HOME": folder or "/"}
    if folder:
        os.environ["TMPDIR"] = folder
    if os.name == "nt":
        os.environ |= {"USERNAME": _USER, "USERPROFILE": folder or "/"}


def remove(folder: str) -> None:
    """Remove the folder and what is in it, however deep: folders are emptied upwards."""
    try:
        os.rmdir(folder)  # noqa: PTH106 - pathlib costs 10 ms
        return
    except OSError:
        pass
    moved = 0
    try:
        for _ in range(_MOST):
            name = _first(folder)
            if name is None:
                break
            path = f"{folder}/{name}"
            if os.path.islink(path) or not os.path.isdir(path):  # noqa: PTH112, PTH114
                os.unlink(path)  # noqa: PTH108
                continue
            inner = _first(path)
            if inner is None:
                os.rmdir(path)  # noqa: PTH106
                continue
            moved += 1
            _open_up(f"{path}/{inner}")
            os.rename(f"{path}/{inner}", f"{folder}/.{moved}-{os.urandom(4).hex()}")  # noqa: PTH104
        os.rmdir(folder)  # noqa: PTH106
    except OSError:
        return


def _first(folder: str) -> str | None:
    """The name of some entry; makes the folder ours to change."""
    _open_up(folder)
    with os.scandir(folder) as entries:
        return next((entry.name for entry in entries), None)


def _open_up(path: str) -> None:
    if not os.path.islink(path) and os.path.isdir(path):  # noqa: PTH112, PTH114
        os.chmod(path, 0o700)  # noqa: PTH101
