"""Ending whatever a session started and left running."""

from __future__ import annotations

import os
import sys

assert sys.platform != "win32"  # there, each session is a process that the grader itself ends

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_KILL = 9
_SUBREAPER = 36
_DEATH_SIGNAL = 1
_ROUNDS = 1_000


def _system_call() -> Callable[[int, int, int, int, int], int] | None:
    """Linux's `prctl`."""
    try:
        import ctypes

        return ctypes.CDLL(None).prctl if sys.platform == "linux" else None
    except (ImportError, OSError, AttributeError):
        return None


_prctl = _system_call()


def adopt() -> None:
    """Let orphans among our descendants become our children, so that none gets lost. Linux only."""
    if _prctl is not None:
        _prctl(_SUBREAPER, 1, 0, 0, 0)


def die_with_parent() -> None:
    """Let this process be killed when the one that forked it ends. Linux only."""
    if _prctl is not None:
        _prctl(_DEATH_SIGNAL, _KILL, 0, 0, 0)


def end_all(spared: set[int]) -> None:
    """Kill every child but the spared ones until none is left: each death may hand us more of them."""
    for _ in range(_ROUNDS):
        children = _children() - spared
        if not children:
            return
        for child in children:
            kill(child)
        for child in children:
            _bury(child)


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


def _children() -> set[int]:
    """Our direct children, where the system tells."""
    try:
        listing = os.open("/proc/thread-self/children", os.O_RDONLY)
    except OSError:
        return set()
    try:
        return set(map(int, os.read(listing, 1 << 20).split()))
    finally:
        os.close(listing)
