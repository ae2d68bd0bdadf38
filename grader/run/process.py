"""The warm process in which programs run, seen from the grader: start it, talk to it in frames, end it.

Nothing is imported here that takes time, so that the process can be started before anything else is.
"""

from __future__ import annotations

import os
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from grader.run.sandbox import Sandbox

    class Pipes(Protocol):
        """A started process: what we write it reads from its standard input, what it prints we read."""

        def write(self, data: bytes) -> None:
            """Raises `OSError` if it has gone."""

        def read(self, seconds: float) -> bytes | None:
            """What came, nothing at the end, `None` if nothing came within the seconds."""

        def wait(self, seconds: float) -> int:
            """The exit status; less than zero: the signal. Kills it after the seconds."""

        def kill(self) -> None: ...

        def hang_up(self) -> None:
            """Let the process know that nothing more will come, and don't wait for its end."""

        def close(self) -> None:
            """Hang up, and see that the process ends."""


FORKS = hasattr(os, "fork")
_HERE = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib costs 10 ms
_BOOT = (
    "import sys; sys.path.insert(0, sys.argv[1]); from inside.{} import serve; "
    "sys.path.remove(sys.argv[1]); serve(*sys.argv[2:])"
)
_INNER_FOLDER = "/tmp/grade"  # noqa: S108 - nobody else's files are where that is
_LARGEST_FRAME = 1 << 20
"""Bytes of a frame, more than the other side ever puts in one."""
_PATIENCE = 2.0
"""Seconds that a process has to end by itself."""


class Gone(Exception):  # noqa: N818 - says what has become of the process
    """The process isn't there any more. `status` is its exit status, less than zero: the signal."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Process:
    def __init__(self, sandbox: Sandbox | None = None, *, forks: bool = FORKS) -> None:
        """Raises `OSError`: the system doesn't start it."""
        self.forks = forks
        self._folder = "" if sandbox else _new_folder()
        """Ours to remove; in a sandbox the folder is only there inside."""
        folder = _INNER_FOLDER if sandbox else self._folder
        boot = _BOOT.format("host" if forks else "once")
        self.command = [sys.executable, "-s", "-P", "-S", "-X", "utf8", "-c", boot, _HERE, folder]
        if sandbox is not None:
            self.command.append("shut in")
            self.command = sandbox.command(self.command, readable=[f"{_HERE}/inside"], folder=folder)
        try:
            self._pipes: Pipes = _pipes(self.command, _environment(folder))
        except BaseException:  # not there, or Ctrl-C came first
            self._tidy()
            raise
        self._buffer = bytearray()
        self.listeners: dict[int, Callable[[bytes, bytes], None]] = {}
        """What takes a session's frames (letter and content), by the session's number."""
        self.ready = False
        """Whether the process ever said that it is; one that never did wasn't started well."""
        self.locked = False
        """Whether it keeps programs from files, network and other processes by the system's own means."""
        self.alive = True

    def send(self, letter: bytes, session: int, payload: bytes = b"") -> None:
        """Raises `Gone`."""
        if not self.alive:
            raise Gone(-9)
        try:
            self._pipes.write(letter + session.to_bytes(4, "big") + len(payload).to_bytes(4, "big") + payload)
        except OSError:
            raise Gone(self._pipes.wait(_PATIENCE)) from None

    def hear(self, deadline: float) -> bool:
        """Hand the next frame to its session; false if none came before the deadline of `time.monotonic`.

        Raises `Gone`."""
        while True:
            frame = self._cut()
            if frame is not None:
                letter, number, content = frame
                if letter == b"r":
                    self.ready, self.locked = True, content == b"locked"
                listener = self.listeners.get(number)
                if listener is not None:
                    listener(letter, content)
                return True
            data = self._pipes.read(deadline - time.monotonic()) if self.alive else b""
            if data is None:
                return False
            if not data:
                raise Gone(self._pipes.wait(_PATIENCE))
            self._buffer += data

    def await_ready(self, seconds: float) -> bool:
        """Wait until it says that it is ready; whether it did."""
        deadline = time.monotonic() + seconds
        try:
            while not self.ready and self.hear(deadline):
                pass
        except Gone:
            return False
        return self.ready

    def kill(self) -> None:
        """End it, and what it started, at once."""
        if self.alive:
            self.alive = False
            self._pipes.kill()
            self._tidy()

    def hang_up(self) -> None:
        """Let it begin to end; `close` waits for it."""
        if self.alive:
            self._pipes.hang_up()

    def close(self) -> None:
        """Let it end by itself, which ends whatever programs left running; kill it if it doesn't."""
        if self.alive:
            self.alive = False
            self._pipes.close()
            self._tidy()

    def _cut(self) -> tuple[bytes, int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 9:
            return None
        end = 9 + int.from_bytes(buffer[5:9], "big")
        if end > _LARGEST_FRAME:  # a program has taken the process over: nothing that it says can be used
            self.kill()
            raise Gone(-9)
        if len(buffer) < end:
            return None
        frame = bytes(buffer[:1]), int.from_bytes(buffer[1:5], "big"), bytes(buffer[9:end])
        del buffer[:end]
        return frame

    def _tidy(self) -> None:
        if not self._folder:
            return
        if os.path.exists(self._folder):  # noqa: PTH110 - a process that ends by itself removes it
            from grader.run.inside.folder import remove
            from grader.run.leftovers import end_leftovers

            if self.forks:
                end_leftovers(self._folder)
            remove(self._folder)


def _pipes(command: list[str], environment: dict[str, str]) -> Pipes:
    if sys.platform != "win32":
        from grader.run.pipes import SpawnedPipes as Started
    else:
        from grader.run.threaded_pipes import ThreadedPipes as Started
    return Started(command, environment)


def _environment(folder: str) -> dict[str, str]:
    """Next to nothing: the order of sets must be the same each time; Windows can't do without its root."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    return {"PYTHONHASHSEED": "0", "TMPDIR": folder, "TEMP": folder, **kept}


def _current_folder() -> str | None:
    try:
        return os.getcwd()  # noqa: PTH109
    except OSError:  # it was deleted
        return None


def _new_folder() -> str:
    """An empty folder of our own; nothing if none can be made anywhere: programs then have none either."""
    roots = [os.environ.get(name) for name in ("TMPDIR", "TEMP", "TMP")]
    for root in [*roots, "/tmp", "/var/tmp", _current_folder()]:  # noqa: S108 - its name can't be guessed
        if root and os.path.isabs(root):  # noqa: PTH117
            folder = os.path.join(root, f"grade-{os.urandom(8).hex()}")  # noqa: PTH118
            try:
                os.mkdir(folder, 0o700)  # noqa: PTH102
            except OSError:
                continue
            return folder
    return ""
