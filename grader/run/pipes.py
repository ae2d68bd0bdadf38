"""A process and two pipes, on POSIX: without `subprocess`, whose import takes as long as Python's start."""

from __future__ import annotations

import os
import select
import sys
import time

assert sys.platform != "win32"  # there, `threaded_pipes` does this work

_CHUNK = 1 << 16
_PATIENCE = 2.0


class SpawnedPipes:
    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        theirs_in, self._to = os.pipe()
        self._from, theirs_out = os.pipe()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        actions = [
            (os.POSIX_SPAWN_DUP2, theirs_in, 0),
            (os.POSIX_SPAWN_DUP2, theirs_out, 1),
            (os.POSIX_SPAWN_DUP2, nowhere, 2),
        ]
        try:
            self.process = os.posix_spawn(command[0], command, environment, file_actions=actions)
        finally:
            for descriptor in (theirs_in, theirs_out, nowhere):
                os.close(descriptor)
        self._poll = select.poll()
        self._poll.register(self._from, select.POLLIN)
        self._status: int | None = None
        self._open = True

    def write(self, data: bytes) -> None:
        if not self._open:
            raise BrokenPipeError
        while data:
            data = data[os.write(self._to, data) :]

    def read(self, seconds: float) -> bytes | None:
        if not self._poll.poll(max(0.0, seconds) * 1000):
            return None
        return os.read(self._from, _CHUNK)

    def wait(self, seconds: float) -> int:
        deadline = time.monotonic() + seconds
        while self._status is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self._status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > deadline:
                os.kill(self.process, 9)
            else:
                time.sleep(0.001)
        return self._status

    def kill(self) -> None:
        if self._status is None:
            os.kill(self.process, 9)
        self.close()

    def hang_up(self) -> None:
        if self._open:
            self._open = False
            os.close(self._to)
            os.close(self._from)

    def close(self) -> None:
        self.hang_up()
        self.wait(_PATIENCE)
