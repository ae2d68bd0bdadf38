"""Calls of Linux's kernel for which Python has no name of its own. Elsewhere they fail, or do nothing."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes
    from collections.abc import Callable

DEATH_SIGNAL = 1
DUMPABLE = 4
SUBREAPER = 36
NO_NEW_PRIVILEGES = 38


def set_process(what: int, value: int) -> None:
    """`prctl(PR_SET_…, value)`."""
    if _library is not None:
        _library.prctl(what, value, 0, 0, 0)


def system_call(number: int, *arguments: int | bytes | None) -> int:
    """What the call gives; less than zero if it failed."""
    if _library is None:
        return -1
    call: Callable[..., int] = _library.syscall
    return call(number, *arguments)


def _find() -> ctypes.CDLL | None:
    try:
        import ctypes

        return ctypes.CDLL(None) if sys.platform == "linux" else None
    except (ImportError, OSError, AttributeError):
        return None


_library = _find()
