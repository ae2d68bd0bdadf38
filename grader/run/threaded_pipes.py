"""A process and two pipes, by `subprocess` and a thread that reads: where one can't wait for a pipe."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import time
from collections import deque

_CHUNK = 1 << 16
_PATIENCE = 2.0
_DEAF = 15.0
"""As in `pipes`."""
_SOON = 0.01


class ThreadedPipes:
    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        self._arrived: queue.Queue[bytes] = queue.Queue(maxsize=64)
        self._reader = threading.Thread(target=self._read_all, daemon=True)
        self._reader.start()
        self._early: deque[bytes] = deque()
        """What came while we wrote."""

    def write(self, data: bytes) -> None:
        """In a thread, for the process may take in nothing until what it says is read, or never."""
        failed: list[OSError] = []
        writer = threading.Thread(target=self._write_all, args=(data, failed), daemon=True)
        writer.start()
        deadline = time.monotonic() + _DEAF
        writer.join(_SOON)
        while writer.is_alive() and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):
                self._early.append(self._arrived.get(timeout=_SOON))
        if writer.is_alive():
            self._process.kill()
            writer.join()
            raise BrokenPipeError
        for error in failed:
            raise error

    def _write_all(self, data: bytes, failed: list[OSError]) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(data)
        except OSError as error:
            failed.append(error)

    def read(self, seconds: float) -> bytes | None:
        if self._early:
            return self._early.popleft()
        try:
            return self._arrived.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None

    def wait(self, seconds: float) -> int:
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def kill(self) -> None:
        self._process.kill()
        self.close()

    def hang_up(self) -> None:
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def close(self) -> None:
        assert self._process.stdout
        self.hang_up()
        self.wait(_PATIENCE)
        while self._reader.is_alive():  # it may wait for room
            self.read(0.01)
        self._process.stdout.close()

    def _read_all(self) -> None:
        assert self._process.stdout
        while data := self._process.stdout.read(_CHUNK):
            self._arrived.put(data)
        self._arrived.put(b"")
