"""A process and two pipes, by `subprocess` and a thread that reads: where one can't wait for a pipe."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading

_CHUNK = 1 << 16
_PATIENCE = 2.0


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

    def write(self, data: bytes) -> None:
        assert self._process.stdin
        self._process.stdin.write(data)

    def read(self, seconds: float) -> bytes | None:
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
