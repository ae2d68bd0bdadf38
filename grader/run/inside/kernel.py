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
_BY_PROGRAM, _FULL_SPEED = 1, 4
_CAPABILITY_VERSION = 0x20080522


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


def filter_calls(number: int, program: bytes) -> bool:
    """Close a filter of system calls behind this process: a program of the kernel's, 8 bytes a step.

    `number` is that of the call `seccomp`, which unlike `prctl` can leave the processor as fast as it was.
    """
    if _library is None:
        return False
    import ctypes
    import struct

    steps = ctypes.create_string_buffer(program, len(program))
    told = struct.pack("HP", len(program) // 8, ctypes.addressof(steps))
    return system_call(number, _BY_PROGRAM, _FULL_SPEED, told) == 0


def drop_rights() -> None:
    """Take root's special rights from this process: it stays root by name and by what it owns."""
    if _library is not None:
        import struct

        _library.capset(struct.pack("=Ii", _CAPABILITY_VERSION, 0), bytes(24))


def _find() -> ctypes.CDLL | None:
    try:
        import ctypes

        return ctypes.CDLL(None) if sys.platform == "linux" else None
    except (ImportError, OSError, AttributeError):
        return None


_library = _find()
