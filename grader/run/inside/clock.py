"""Time that costs nothing: the main thread's `sleep` only moves its clock on."""

from __future__ import annotations

import time

from .own import OWN
from .streams import in_main_thread

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import SupportsIndex

_sleep, _time, _monotonic, _perf_counter = time.sleep, time.time, time.monotonic, time.perf_counter
now = time.perf_counter


class Clock:
    """How long the program asked to sleep, in seconds."""

    def __init__(self) -> None:
        self.slept = 0.0

    def install(self) -> None:
        time.sleep = self.sleep
        time.time = lambda: _time() + self.slept
        time.monotonic = lambda: _monotonic() + self.slept
        time.perf_counter = lambda: _perf_counter() + self.slept

    def sleep(self, seconds: float | SupportsIndex, /) -> None:
        if isinstance(seconds, (int, float)) and seconds >= 0 and in_main_thread():
            self.slept += seconds
        else:
            _sleep(seconds)
