"""Opening sessions in a warm process, and in another one when that is gone."""

from __future__ import annotations

from grader.run.process import FORKS, Gone, Process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Self

    from grader.run.inside.request import Request
    from grader.run.sandbox import Sandbox
    from grader.run.session import Session

_START = 15.0
"""Seconds that a process has to get ready, on a very busy machine."""


class CannotStart(Exception):  # noqa: N818 - says what it is
    """The process in which programs run doesn't start; `reason` is what it said itself."""

    def __init__(self, command: Sequence[str], reason: str) -> None:
        super().__init__(command, reason)
        self.command = tuple(command)
        self.reason = reason


class Sessions:
    """Starts its process at once, side by side with whatever the caller does next. A context manager."""

    def __init__(self, sandbox: Sandbox | None = None, *, forks: bool = FORKS) -> None:
        self._sandbox = sandbox
        self.forks = forks
        """Whether several sessions can be open at once; without forks each ends the one before."""
        self._process = self._start()
        self._used = False
        self._opened = 0
        self._knowing = False
        """Whether what is hidden has passed through the process: its sessions are copies of its memory."""
        self.meanwhile: Callable[[], None] | None = None
        """What to do while the first session gets going, which takes some milliseconds."""
        self.given_up = ""
        """Why the sandbox that was wanted doesn't work here; empty if it does, or none was wanted."""

    @property
    def sandbox(self) -> str:
        """The name of what shuts programs in, for the report."""
        if self._sandbox is not None:
            return self._sandbox.name
        return "Landlock" if self._process.locked else "a process of its own"

    def open(self, request: Request, *, hidden: bool = False) -> Session:
        """A new session, in a new process if the one that there was is gone, or has seen what is hidden from
        this one. Raises `CannotStart`.
        """
        from grader.run.session import Session

        for _ in range(3):
            if not self._process.alive or (self._used and not self.forks) or (self._knowing and not hidden):
                self._renew()
            self.await_ready()
            self._used, self._knowing = True, hidden
            self._opened += 1
            try:
                session = Session(self._process, self._opened, request)
            except Gone:
                self._process.kill()
                continue
            if self.meanwhile:
                work, self.meanwhile = self.meanwhile, None
                work()
            return session
        raise CannotStart(self._process.command, "it ends again and again")

    def await_ready(self) -> None:
        """Wait for the process; where its sandbox doesn't work and isn't required, start one without.

        Raises `CannotStart`.
        """
        if self._process.ready or self._process.await_ready(_START):
            return
        self._process.kill()
        reason = _reason(self._process.command)
        if self._sandbox is None or self._sandbox.required:
            raise CannotStart(self._process.command, reason)
        self._sandbox = None
        self._renew()
        self.await_ready()
        self.given_up = reason  # and not what keeps every process from starting

    def hang_up(self) -> None:
        """Nothing more will be asked: let the process begin to end. `close` sees to it that it does."""
        self._process.hang_up()

    def close(self) -> None:
        """End the process and whatever programs left running."""
        self._process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self) -> Process:
        try:
            return Process(self._sandbox, forks=self.forks)
        except OSError as error:
            raise CannotStart([], _words(error)) from None

    def _renew(self) -> None:
        self._process.kill()
        self._process = self._start()
        self._used = self._knowing = False


def _reason(command: Sequence[str]) -> str:
    """Run a command that didn't get ready once more, to hear why."""
    import subprocess

    try:
        done = subprocess.run(  # noqa: S603 - our own command
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=_START, check=False
        )
    except OSError as error:
        return _words(error)
    except subprocess.TimeoutExpired as error:
        return str(error)
    return done.stderr.decode("utf-8", "replace").strip()


def _words(error: OSError) -> str:
    """What the system said, without its number, and with the file that it spoke of."""
    said = error.strerror or str(error)
    return f"{said}: {error.filename}" if error.filename else said
