"""Observing the calls of a submission: sessions, clocks, and what becomes of a case whose session dies."""

from __future__ import annotations

import signal
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Limits
from grader.model.observation import Kind, Loading, Observation
from grader.run.inside.request import Request
from grader.run.message import read_answer, read_loading
from grader.run.plain import Malformed
from grader.run.process import Gone
from grader.run.session import Ended, Flooded, Session, TimedOut

MOST_TIMEOUTS = 3
"""Cases of one call that may run out of time; the others of that call are skipped then."""
_LARGEST = 1_000_000
"""Bytes of source beyond which a file isn't a student's program."""

Open = Callable[[Request], Session]
Seen = Iterator[tuple[str, Observation]]
Setting = tuple[tuple[tuple[str, object], ...], tuple[tuple[str, object], ...]]


@dataclass
class Attempt:
    """One submission under observation: the program, its limits, and the time that it has left."""

    open: Open
    program: bytes
    name: str
    limits: Limits
    main: str
    salt: str = ""
    """Goes into the seeds, so that a case run again draws other numbers."""

    def __post_init__(self) -> None:
        self.deadline = time.monotonic() + self.limits.submission
        self._timeouts: dict[str, int] = {}

    def request(self, do: str, case: Case | None, work: object) -> Request:
        return Request(
            do,
            self.program,
            self.name,
            set=case.set if case else (),
            given=case.given if case else (),
            seed=self.seed(case.id if case else ""),
            main=self.main,
            memory=self.limits.memory,
            output=self.limits.output,
            seconds=int(self.limits.submission) + 1,
            work=work,
        )

    def seed(self, case_id: str) -> int:
        """The same for the same case, another for each."""
        return zlib.crc32(f"{case_id}/{self.salt}".encode("utf-8", "surrogatepass"))

    def case_deadline(self, case: Case | None) -> float:
        seconds = case.timeout if case and case.timeout is not None else self.limits.case
        return min(time.monotonic() + seconds, self.deadline)

    def timed_out(self, case: Case | None) -> Observation:
        """The case's clock ran out, or the submission's."""
        if time.monotonic() >= self.deadline:
            return Observation(
                kind=Kind.TIMED_OUT, detail=f"{self.limits.submission:g} seconds for the whole program"
            )
        seconds = case.timeout if case and case.timeout is not None else self.limits.case
        if case is not None:
            self._timeouts[_what(case)] = self._timeouts.get(_what(case), 0) + 1
        return Observation(kind=Kind.TIMED_OUT, detail=f"{seconds:g} seconds", seconds=seconds)

    def skipped(self, case: Case) -> Observation | None:
        """Why the case need not be run at all, if so."""
        if time.monotonic() >= self.deadline:
            return Observation(
                Kind.SKIPPED,
                detail=f"the {self.limits.submission:g} seconds for the whole program were used up",
            )
        if self._timeouts.get(_what(case), 0) >= MOST_TIMEOUTS:
            return Observation(
                Kind.SKIPPED, detail=f"{MOST_TIMEOUTS} cases before had already run out of time"
            )
        return None


def _what(case: Case) -> str:
    match case.task:
        case Call(expression=expression):
            return expression
        case Draws(call=call):
            return call.expression
        case Play() | Player():
            return "a whole game"


def load(attempt: Attempt) -> Loading:
    """Load the file with its constants as they stand in it, and do nothing more."""
    loading, _ = _observe_setting(attempt, [])
    return loading


def observe_calls(attempt: Attempt, cases: Sequence[Case]) -> tuple[Loading, dict[str, Observation]]:
    """What was seen of the cases, by id, and how the plain file loaded. Cases of one setting share a load."""
    if len(attempt.program) > _LARGEST:
        loading = Loading(kind=Kind.NOT_LOADED, detail="large")
        return loading, {case.id: not_loaded(loading) for case in cases}
    settings: dict[str, list[Case]] = {repr(((), ())): []}
    for case in cases:
        settings.setdefault(repr((case.set, case.given)), []).append(case)
    seen: dict[str, Observation] = {}
    plain, *others = settings.values()
    loading, observations = _observe_setting(attempt, plain)
    seen |= observations
    for setting in others:
        if loading.kind is not Kind.RETURNED:
            seen |= {case.id: not_loaded(loading) for case in setting}
        else:
            seen |= _observe_setting(attempt, setting)[1]
    return loading, seen


def _observe_setting(attempt: Attempt, cases: list[Case]) -> tuple[Loading, dict[str, Observation]]:
    """Run cases that share a load, in as many sessions as it takes: a case may end the one it runs in."""
    seen: dict[str, Observation] = {}
    first: Loading | None = None
    rest = list(cases)
    while rest or first is None:
        for case in rest:
            skipped = attempt.skipped(case)
            if skipped is not None:
                seen[case.id] = skipped
        rest = [case for case in rest if case.id not in seen]
        if not rest and first is not None:
            break
        loading, observations = _run_session(attempt, rest)
        first = first or loading
        if loading.kind is not Kind.RETURNED:
            return first, seen | {case.id: not_loaded(loading) for case in rest}
        seen |= observations
        rest = [case for case in rest if case.id not in seen]
    return first, seen


def _run_session(attempt: Attempt, cases: list[Case]) -> tuple[Loading, dict[str, Observation]]:
    """One session: its load, and the cases that it got to; the last of them may be the one that ended it."""
    seen: dict[str, Observation] = {}
    loading: Loading | None = None
    case = cases[0] if cases else None
    started = time.monotonic()
    try:
        with attempt.open(attempt.request("calls", case, _tasks(attempt, cases))) as session:
            loading = read_loading(session.message(attempt.case_deadline(None)))
            loading = replace(loading, seconds=time.monotonic() - started)
            if loading.kind is Kind.RETURNED:
                for number, case in enumerate(cases):
                    observation = read_answer(session.message(attempt.case_deadline(case)), number)
                    seen[case.id] = observation
                    if observation.kind in (Kind.OUT_OF_MEMORY, Kind.TOO_MUCH_OUTPUT, Kind.TIMED_OUT):
                        break
    except (TimedOut, Flooded, Ended, Malformed, Gone) as end:
        observation = (
            attempt.timed_out(case if loading else None) if isinstance(end, TimedOut) else how_it_ended(end)
        )
        if loading is None:
            detail = (
                f"{observation.kind}: {observation.detail}" if observation.detail else str(observation.kind)
            )
            loading = Loading(kind=Kind.NOT_LOADED, detail=detail, seconds=time.monotonic() - started)
        elif case is not None:
            seen[case.id] = observation
    return loading, seen


def _tasks(attempt: Attempt, cases: Sequence[Case]) -> list[object]:
    """What `inside.calls` is asked to do, in order."""
    tasks: list[object] = []
    for number, case in enumerate(cases):
        match case.task:
            case Call() as call:
                count = 0
            case Draws(call=call, count=count):
                pass
            case Play() | Player():
                raise TypeError(case.task)
        tasks.append(
            (number, call.expression, dict(call.variables), call.names, attempt.seed(case.id), count)
        )
    return tasks


def how_it_ended(end: Exception) -> Observation:
    """What is seen when no answer came because the session, or the process around it, ended."""
    match end:
        case Flooded():
            return Observation(kind=Kind.TOO_MUCH_OUTPUT)
        case Ended(status=status) if status < 0:
            return Observation(kind=Kind.CRASHED, detail=_signal_name(-status))
        case Ended(status=status) if not end.lost:
            return Observation(kind=Kind.EXITED, detail=str(status))
    return Observation(kind=Kind.NO_ANSWER)


def not_loaded(loading: Loading) -> Observation:
    """What is seen of a case whose file couldn't be loaded, or lacks what the case sets or gives."""
    return Observation(kind=loading.kind, error=loading.error, detail=loading.detail)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
