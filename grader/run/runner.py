"""The runner: a warm process in which submissions run, and everything that can be asked of it.

What takes time to import is imported when it is first needed: the process has started by then.
"""

from __future__ import annotations

from grader.run.process import FORKS, Gone, Process

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from grader.model.case import Case
    from grader.model.exercise import Exercise, Limits
    from grader.model.observation import Evidence, Observation
    from grader.model.trace import Trace
    from grader.model.value import Plain
    from grader.run.answering import Answering, Axes
    from grader.run.inside.request import Request
    from grader.run.sandbox import Sandbox
    from grader.run.scorer import Scorer
    from grader.run.session import Session
    from grader.run.tabulating import Table

    Setting = tuple[tuple[str, Plain], ...]

_DAY = 86_400
_START = 15.0
"""Seconds that a process has to get ready, on a very busy machine."""


class CannotStart(Exception):  # noqa: N818 - says what it is
    """The process in which programs run doesn't start; `reason` is what it said itself."""

    def __init__(self, command: Sequence[str], reason: str) -> None:
        super().__init__(command, reason)
        self.command = tuple(command)
        self.reason = reason


class Runner:
    """Starts its process at once, side by side with whatever the caller does next. A context manager."""

    def __init__(self, sandbox: Sandbox | None = None, *, forks: bool = FORKS) -> None:
        self._sandbox = sandbox
        self.forks = forks
        self._process = self._start()
        self._used = False
        self._opened = 0
        self.meanwhile: Callable[[], None] | None = None
        """What to do while the first session gets going, which takes some milliseconds."""
        self.given_up = ""
        """Why the sandbox that was wanted doesn't work here; empty if it does, or none was wanted."""
        self._scorers: dict[str, Scorer] = {}
        self._trusted: Runner | None = None

    @property
    def sandbox(self) -> str:
        """The name of what shuts programs in, for the report."""
        if self._sandbox is not None:
            return self._sandbox.name
        return "Landlock" if self._process.locked else "a process of its own"

    def observe(
        self,
        program: bytes,
        name: str,
        cases: Sequence[Case],
        limits: Limits,
        *,
        main: str = "main",
        exercise: Exercise | None = None,
    ) -> Evidence:
        """Run all cases; observations in the order of the cases.

        `player` cases need the exercise, and its solution to be there. Raises `CannotStart`.
        """
        from grader.model.observation import Evidence
        from grader.run.attempt import Attempt
        from grader.run.observing import observe

        attempt = Attempt(self.open, program, name, limits, main)
        loading, seen = observe(attempt, cases, lambda: self.scorer(exercise), ahead=self.forks)
        return Evidence(loading, tuple((case.id, seen[case.id]) for case in cases), self.sandbox)

    def observe_alone(
        self,
        program: bytes,
        name: str,
        case: Case,
        limits: Limits,
        *,
        main: str = "main",
        exercise: Exercise | None = None,
        salt: str = "alone",
    ) -> Observation:
        """Run one case in a fresh process; another `salt`, other random numbers. Raises `CannotStart`."""
        from grader.run.attempt import Attempt
        from grader.run.observing import observe

        attempt = Attempt(self.open, program, name, limits, main, salt)
        return observe(attempt, [case], lambda: self.scorer(exercise))[1][case.id]

    def trace(
        self, program: bytes, name: str, case: Case, limits: Limits, *, main: str = "main", salt: str = ""
    ) -> Trace:
        """The steps of the student's code while the case runs, in a fresh process. Raises `CannotStart`."""
        from grader.run.attempt import Attempt
        from grader.run.tracing import trace

        return trace(Attempt(self.open, program, name, limits, main, salt), case)

    def survey(
        self,
        programs: Sequence[bytes],
        name: str,
        cases: Sequence[Case],
        limits: Limits,
        *,
        main: str = "main",
    ) -> list[list[Observation]]:
        """For each of many trusted programs, what is seen of cases that are calls, in their order.

        All of them run in one process, so the limit of a case is that of a program; one that needs longer, or
        ends the process, is looked at by itself. Raises `CannotStart`.
        """
        from grader.run.surveying import survey

        return survey(self.open, programs, name, cases, limits, main)

    def tabulate(
        self,
        program: bytes,
        name: str,
        expression: str,
        names: Sequence[str],
        axes: Axes,
        *,
        limits: Limits,
        set: Setting = (),
    ) -> Table:
        """Every combination of the axes' values through an expression, about as fast as a bare loop.

        `names` are the file-level names that the expression needs. The limit of a case is that of a piece of
        work of 50 milliseconds; there is no limit for the whole. Iterating raises `CannotStart`.
        """
        from grader.run.tabulating import Table

        return Table(lambda: self.answering(program, name, limits=limits, set=set), expression, names, axes)

    def answering(self, program: bytes, name: str, *, limits: Limits, set: Setting = ()) -> Answering:
        """A loaded program that stays and answers questions. Raises `CannotStart`."""
        import time

        from grader.run.answering import Answering
        from grader.run.inside.request import Request

        request = Request(
            "table", program, name, set=set, memory=limits.memory, output=limits.output, seconds=_DAY
        )
        return Answering(self.open(request), lambda: time.monotonic() + limits.case)

    def scorer(self, exercise: Exercise | None) -> Scorer | None:
        """What knows the right answers, in a process apart; made once for an exercise."""
        if exercise is None or exercise.game is None or not exercise.solution.is_file():
            return None
        if exercise.id not in self._scorers:
            from grader.run.scorer import Scorer

            runner = self.trusted() if self.forks else Runner(forks=False)
            self._scorers[exercise.id] = Scorer(exercise, exercise.solution.read_bytes(), runner)
        return self._scorers[exercise.id]

    def trusted(self) -> Runner:
        """A runner apart from this one, for the exercise's own programs; closed with it.

        A student's program may look at its neighbours. Without forks each session ends the one before, so
        what stays loaded, as a scorer does, can't share it there.
        """
        if self._trusted is None:
            self._trusted = Runner(forks=self.forks)
        return self._trusted

    def open(self, request: Request) -> Session:
        """A new session, in a new process if the one that there was is gone. Raises `CannotStart`."""
        from grader.run.session import Session

        for _ in range(3):
            if not self._process.alive or (self._used and not self.forks):
                self._renew()
            self.await_ready()
            self._used = True
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
        for scorer in self._scorers.values():
            scorer.runner.hang_up()
        if self._trusted:
            self._trusted.hang_up()
        self._process.hang_up()

    def close(self) -> None:
        """End the process and whatever programs left running."""
        for scorer in self._scorers.values():
            scorer.close()
        if self._trusted:
            self._trusted.close()
        self._process.close()

    def __enter__(self) -> Runner:
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
        self._used = False


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
