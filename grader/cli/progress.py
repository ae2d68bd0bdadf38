"""A progress bar on standard error, if that is a terminal."""

from __future__ import annotations

import sys
import time

_WIDTH = 30
_PAUSE = 0.1
"""Seconds between two drawings."""


class Progress:
    """Drawn over and over on one line, which is gone at the end. A context manager."""

    def __init__(self, noun: str) -> None:
        self._noun = noun
        self._drawn = 0.0
        self._shown = sys.stderr.isatty()

    def tick(self, done: int, of: int) -> None:
        """So many of so many are done."""
        now = time.monotonic()
        if not self._shown or now - self._drawn < _PAUSE:
            return
        self._drawn = now
        filled = _WIDTH * done // max(1, of)
        bar = "#" * filled + "." * (_WIDTH - filled)
        sys.stderr.write(f"\r[{bar}] {done:,} of {of:,} {self._noun} ")
        sys.stderr.flush()

    def tell(self, words: str) -> None:
        """What is done now, where nobody knows how long it takes."""
        if self._shown:
            self._drawn = time.monotonic()
            sys.stderr.write(f"\r\x1b[K{words} … ")
            sys.stderr.flush()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
