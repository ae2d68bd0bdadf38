"""What a program left running after it killed the process that looked after it."""

from __future__ import annotations

import os
import time

_ROUNDS = 50


def end_leftovers(folder: str) -> None:
    """Kill every process that works in the folder, or has it in its command line or environment. Linux only.

    Whoever was started in a session has it there, unless it took the trouble to get rid of all three.
    """
    for _ in range(_ROUNDS):
        found = [process for process in _processes() if _belongs(process, folder)]
        if not found:
            return
        for process in found:
            try:
                os.kill(process, 9)
            except OSError:
                continue
        time.sleep(0.001)


def _processes() -> list[int]:
    try:
        names = os.listdir("/proc")  # noqa: PTH208 - pathlib costs 10 ms
    except OSError:
        return []
    return [int(name) for name in names if name.isdigit() and int(name) != os.getpid()]


def _belongs(process: int, folder: str) -> bool:
    try:
        if _alive(process) and os.readlink(f"/proc/{process}/cwd").startswith(folder):  # noqa: PTH115
            return True
        return any(folder.encode() in _read(f"/proc/{process}/{part}") for part in ("cmdline", "environ"))
    except OSError:
        return False


def _alive(process: int) -> bool:
    return b") Z " not in _read(f"/proc/{process}/stat")


def _read(path: str) -> bytes:
    """As in `inside.descendants`, which would bring `ctypes` along, and isn't there on Windows."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return os.read(descriptor, 1 << 16)
    finally:
        os.close(descriptor)
