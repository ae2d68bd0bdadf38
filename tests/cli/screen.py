"""A terminal of Unix on whose screen a program writes, read all the time as a person's is."""

from __future__ import annotations

import os
import sys
import threading
import time
from types import TracebackType

assert sys.platform != "win32"


class Screen:
    """`end` is the descriptor that the program writes to."""

    def __init__(self) -> None:
        self._ours, self.end = os.openpty()
        self._pieces: list[bytes] = []
        self._reading = threading.Thread(target=self._read, daemon=True)

    @property
    def text(self) -> str:
        return b"".join(self._pieces).decode("utf-8", "replace")

    def wait_for(self, text: str, patience: float = 120) -> None:
        """Until it is to be read there. Raises `AssertionError` with what was."""
        latest = time.monotonic() + patience
        while text not in self.text:
            assert time.monotonic() < latest, self.text
            time.sleep(0.01)

    def _read(self) -> None:
        while True:
            try:
                piece = os.read(self._ours, 1000)
            except OSError:
                return  # all who wrote there have gone
            self._pieces.append(piece)

    def __enter__(self) -> Screen:
        self._reading.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self.end)
        self._reading.join(10)
        os.close(self._ours)
