"""Ending whatever a session started and left running."""

from __future__ import annotations

import os
import sys

from . import kernel

assert sys.platform != "win32"  # there, each session is a process that the grader itself ends

_KILL = 9
_ROUNDS = 1_000
_PAGE = os.sysconf("SC_PAGE_SIZE")


def adopt() -> None:
    """Let orphans among our descendants become our children, so that none gets lost. Linux only."""
    kernel.set_process(kernel.SUBREAPER, 1)


def die_with(parent: int) -> None:
    """Let this process be killed when the one that forked it ends. Linux only.

    A change of user takes it back, so that has to come before.
    """
    kernel.set_process(kernel.DEATH_SIGNAL, _KILL)
    if os.getppid() != parent:
        os._exit(79)


def end_all(spared: set[int]) -> None:
    """Kill all descendants but the spared children and theirs; each death may hand us more of them."""
    for _ in range(_ROUNDS):
        children = _children_of(os.getpid()) - spared
        if not children:
            return
        for process in descendants_of(children):
            kill(process)
        for child in children:
            _bury(child)


def descendants_of(processes: set[int]) -> set[int]:
    """The processes and all below them, where the system tells."""
    found: set[int] = set()
    waiting = list(processes)
    while waiting:
        process = waiting.pop()
        if process not in found:
            found.add(process)
            waiting += _children_of(process)
    return found


def memory_of(process: int) -> int:
    """Bytes of memory that are in use, but for those of files; 0 if the system doesn't tell.

    What it shares with the process that it was forked from counts as well.
    """
    try:
        _, resident, shared, *_ = _read(f"/proc/{process}/statm").split()
        return (int(resident) - int(shared)) * _PAGE
    except (OSError, ValueError, IndexError):
        return 0


def kill(process: int) -> None:
    try:
        os.kill(process, _KILL)
    except OSError:
        return


def kill_group(group: int) -> None:
    try:
        os.killpg(group, _KILL)
    except OSError:
        return


def _bury(child: int) -> None:
    try:
        os.waitpid(child, 0)
    except OSError:
        return


def _children_of(process: int) -> set[int]:
    """The direct children, of whichever of its threads, where the system tells."""
    children: set[int] = set()
    try:
        for thread in os.listdir(f"/proc/{process}/task"):  # noqa: PTH208
            children.update(map(int, _read(f"/proc/{process}/task/{thread}/children").split()))
    except (OSError, ValueError):
        pass
    return children


def _read(path: str) -> bytes:
    """As in the grader's `leftovers`, of which nothing is seen from in here."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return os.read(descriptor, 1 << 20)
    finally:
        os.close(descriptor)
