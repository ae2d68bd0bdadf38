"""The runner: everything that can be asked of programs in a warm process.

What takes time to import is imported when it is first needed: the process has started by then.
"""

from __future__ import annotations

from grader.run.process import FORKS
from grader.run.sessions import Sessions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from grader.model.case import Case
    from grader.model.exercise import Exercise, Limits
    from grader.model.observation import Evidence, Observation
    from grader.model.trace import Trace
    from grader.model.value import Setting
    from grader.run.answering import Answering, Axes
    from grader.run.sandbox import Sandbox
    from grader.run.scorer import Scorer
    from grader.run.tabulating import Table


class Runner(Sessions):
    def __init__(self, sandbox: Sandbox | None = None, *, forks: bool = FORKS) -> None:
        super().__init__(sandbox, forks=forks)
        self._scorers: dict[str, Scorer] = {}
        self._trusted: Runner | None = None

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
        printed: bool = False,
    ) -> Table:
        """Every combination of the axes' values through an expression, about as fast as a bare loop.

        `names` are the file-level names that the expression needs. With `printed`, what is printed belongs to
        the answer. The limit of a case is that of a piece of work of 50 milliseconds; there is no limit for
        the whole. Iterating raises `CannotStart`.
        """
        from grader.run.tabulating import Table

        def start() -> Answering:
            return self.answering(program, name, limits=limits, set=set)

        return Table(start, expression, names, axes, printed=printed)

    def answering(self, program: bytes, name: str, *, limits: Limits, set: Setting = ()) -> Answering:
        """A loaded program that stays and answers questions. Raises `CannotStart`."""
        from grader.run.answering import answering

        return answering(self.open, program, name, limits, set)

    def scorer(self, exercise: Exercise | None) -> Scorer | None:
        """What knows the right answers, in a process apart; made once for an exercise."""
        if exercise is None or exercise.game is None or not exercise.solution.is_file():
            return None
        if exercise.id not in self._scorers:
            from grader.run.scorer import Scorer

            sessions = self.trusted() if self.forks else Sessions(forks=False)
            self._scorers[exercise.id] = Scorer(exercise, exercise.solution.read_bytes(), sessions)
        return self._scorers[exercise.id]

    def trusted(self) -> Runner:
        """A runner apart from this one, for the exercise's own programs; closed with it.

        A student's program may look at its neighbours. Without forks each session ends the one before, so
        what stays loaded, as a scorer does, can't share it there.
        """
        if self._trusted is None:
            self._trusted = Runner(forks=self.forks)
        return self._trusted

    def hang_up(self) -> None:
        for scorer in self._scorers.values():
            scorer.sessions.hang_up()
        if self._trusted:
            self._trusted.hang_up()
        super().hang_up()

    def close(self) -> None:
        for scorer in self._scorers.values():
            scorer.close()
        if self._trusted:
            self._trusted.close()
        super().close()
