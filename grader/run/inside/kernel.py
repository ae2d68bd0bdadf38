"""Linux's `prctl`, for which Python has no name of its own. Elsewhere it does nothing."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

DEATH_SIGNAL = 1
DUMPABLE = 4
SUBREAPER = 36
NO_NEW_PRIVILEGES = 38


def set_process(what: int, value: int) -> None:
    """`prctl(PR_SET_…, value)`."""
    if _prctl is not None:
        _prctl(what, value, 0, 0, 0)


def _find() -> Callable[[int, int, int, int, int], int] | None:
    try:
        import ctypes

        return ctypes.CDLL(None).prctl if sys.platform == "linux" else None
    except (ImportError, OSError, AttributeError):
        return None


_prctl = _find()
