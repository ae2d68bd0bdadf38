"""What a session may use, held by the operating system where it has the means."""

from __future__ import annotations

import sys

from .own import OWN

globals().update(OWN)

if sys.platform != "win32":
    import resource

_MIB = 1024 * 1024
_PROCESSES = 64
"""Processes and threads of one session."""
_DESCRIPTORS = 256
_NEEDED = 64
"""Descriptors without which the warm process, or the grader itself, can't be sure to get along."""


def apply(memory: int, seconds: int) -> None:
    """Bound this process and its children: `memory` MiB of address space, `seconds` of processor time."""
    if sys.platform != "win32":
        _lower(resource.RLIMIT_AS, memory * _MIB)
        _lower(resource.RLIMIT_CPU, seconds)
        _lower(resource.RLIMIT_CORE, 0)
        _lower(resource.RLIMIT_FSIZE, 16 * _MIB)
        _lower(resource.RLIMIT_NOFILE, _DESCRIPTORS)


def too_few_descriptors() -> str:
    """Why this process can't look after programs, if the system lets it open too little; empty if it can.

    What the system allows only when it is asked for, it is asked for.
    """
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < _NEEDED:
            return f"only {hard} files may be open at once (ulimit -n), and it needs {_NEEDED}"
        if soft != resource.RLIM_INFINITY and soft < _NEEDED:
            resource.setrlimit(resource.RLIMIT_NOFILE, (_NEEDED, hard))
    return ""


def bound_processes(*, alone: bool) -> None:
    """Bound how many processes and threads there may be. The system counts all those of a user.

    `alone`: this process's user has none that aren't a session's. Else those that run already are added,
    whoever's they are. Root is exempt; macOS doesn't say how many there are.
    """
    if sys.platform == "linux":
        others = 0 if alone else _running()
        if others is not None:
            _lower(resource.RLIMIT_NPROC, others + _PROCESSES)


def _running() -> int | None:
    """Processes and threads of the whole system, if it says."""
    try:
        with open("/proc/loadavg", encoding="ascii") as load:  # noqa: PTH123 - pathlib costs 10 ms
            return int(load.read().split()[3].partition("/")[2])
    except (OSError, ValueError, IndexError):
        return None


if sys.platform != "win32":

    def _lower(kind: int, most: int) -> None:
        _, hard = resource.getrlimit(kind)
        bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(kind, (bound, bound))
        except (OSError, ValueError):  # macOS refuses some; the grader's own clock and counting stay
            return
