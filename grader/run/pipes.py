"""A process and two pipes, on POSIX: without `subprocess`, whose import takes as long as Python's start."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # `signal` without the names, whose import takes long
import os
import select
import sys
import time

assert sys.platform != "win32"  # there, `threaded_pipes` does this work

_CHUNK = 1 << 16
_PATIENCE = 2.0
_DEAF = 15.0
"""Seconds after which a process that takes in nothing of what it is told is given up: it may be stopped."""


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
            self.process = _spawn(command, environment, actions)
        finally:
            for descriptor in (theirs_in, theirs_out, nowhere):
                os.close(descriptor)
        os.set_blocking(self._to, False)
        self._poll = select.poll()
        self._poll.register(self._from, select.POLLIN)
        self._early = bytearray()
        """What came while we wrote."""
        self._status: int | None = None
        self._open = True

    def write(self, data: bytes) -> None:
        if not self._open:
            raise BrokenPipeError
        deadline = time.monotonic() + _DEAF
        while data:
            try:
                data = data[os.write(self._to, data) :]
                deadline = time.monotonic() + _DEAF
            except BlockingIOError:
                self._await_room(deadline)

    def _await_room(self, deadline: float) -> None:
        """Wait until it takes in more; read meanwhile, for it may wait for that itself."""
        both = select.poll()
        both.register(self._to, select.POLLOUT)
        both.register(self._from, select.POLLIN)
        ready = dict(both.poll(max(0.0, deadline - time.monotonic()) * 1000))
        if self._from in ready:
            came = os.read(self._from, _CHUNK)
            if not came:
                raise BrokenPipeError
            self._early += came
        if not ready or time.monotonic() > deadline:
            raise BrokenPipeError

    def read(self, seconds: float) -> bytes | None:
        if self._early:
            early = bytes(self._early)
            self._early.clear()
            return early
        if not self._poll.poll(max(0.0, seconds) * 1000):
            return None
        return os.read(self._from, _CHUNK)

    def wait(self, seconds: float) -> int:
        deadline = time.monotonic() + seconds
        while self._status is None:
            try:
                process, status = os.waitpid(self.process, os.WNOHANG)
            except ChildProcessError:  # who started us lets the ends of processes be ignored
                process, status = self.process, 0
            if process:
                self._status = os.waitstatus_to_exitcode(status)
            elif time.monotonic() > deadline:
                self._kill()
            else:
                time.sleep(0.001)
        return self._status

    def kill(self) -> None:
        if self._status is None:
            self._kill()
        self.close()

    def _kill(self) -> None:
        try:
            os.kill(self.process, 9)
        except ProcessLookupError:  # it has ended, and nobody was to be told
            return

    def hang_up(self) -> None:
        if self._open:
            self._open = False
            os.close(self._to)
            os.close(self._from)

    def close(self) -> None:
        self.hang_up()
        self.wait(_PATIENCE)


def _spawn(command: list[str], environment: dict[str, str], actions: list[tuple[int, int, int]]) -> int:
    """In a session of its own, where the system can: the keys and the end of a terminal are the grader's."""
    for own in (True, False):
        try:
            return os.posix_spawn(
                command[0],
                command,
                environment,
                file_actions=actions,
                setsid=own,
                setsigdef=[_signal.SIGCHLD],
            )
        except NotImplementedError:  # then it sees to that itself, a moment later
            continue
    raise AssertionError("posix_spawn can start a process in the session that there is")
