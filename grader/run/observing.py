"""Observing calls: cases of one setting share a session, and what becomes of them when it dies."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.observation import Kind, Loading, Observation
from grader.model.record import replace
from grader.run.attempt import Attempt
from grader.run.inside.wire import LONG
from grader.run.message import how_it_ended, not_loaded, read_answer, read_loading
from grader.run.plain import Malformed
from grader.run.process import Gone
from grader.run.session import Ended, Flooded, Session, TimedOut

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.run.scorer import Scorer

_LAST = (Kind.OUT_OF_MEMORY, Kind.TOO_MUCH_OUTPUT, Kind.TIMED_OUT)
"""After an answer of these kinds a session ends itself."""
_LARGEST = 1_000_000
"""Bytes of source beyond which a file isn't a student's program."""


def observe(
    attempt: Attempt, cases: Sequence[Case], scorer: Callable[[], Scorer | None], *, ahead: bool = False
) -> tuple[Loading, dict[str, Observation]]:
    """What was seen of the cases, by id, and how the file loaded with its constants as they stand in it.

    `scorer` is asked for only when there are games for the player. `ahead`: two sessions may be open at once.
    """
    knowing = scorer() if any(isinstance(case.task, Player) for case in cases) else None
    attempt.shows_nothing = all(case.hidden for case in cases)
    loading, seen = _observe_all(attempt, None, [case for case in cases if not case.hidden], knowing, ahead)
    hidden = [case for case in cases if case.hidden]
    return loading, seen | _observe_all(attempt, loading, hidden, knowing, ahead)[1]


def _observe_all(
    attempt: Attempt, loading: Loading | None, cases: Sequence[Case], knowing: Scorer | None, ahead: bool
) -> tuple[Loading, dict[str, Observation]]:
    """Calls and games that are hidden, or all not.

    Hidden cases have loads of their own, after all others: what a program learns from them can't turn up in
    what is shown of a case that isn't hidden.
    """
    calls = [case for case in cases if isinstance(case.task, (Call, Draws))]
    games = [case for case in cases if isinstance(case.task, (Play, Player))]
    loading, seen = _observe_calls(attempt, loading, calls)
    if loading.kind is not Kind.RETURNED:
        return loading, seen | {case.id: not_loaded(loading) for case in games}
    if games:
        from grader.run.games import observe_games

        seen |= observe_games(attempt, games, knowing, ahead=ahead)
    return loading, seen


def _observe_calls(
    attempt: Attempt, loading: Loading | None, cases: Sequence[Case]
) -> tuple[Loading, dict[str, Observation]]:
    """Cases of one setting share a load; the first load of all is that of the file as it is."""
    if len(attempt.program) > _LARGEST:
        loading = Loading(kind=Kind.NOT_LOADED, detail="large")
        return loading, {case.id: not_loaded(loading) for case in cases}
    settings: dict[str, list[Case]] = {} if loading else {repr(((), ())): []}
    for case in cases:
        settings.setdefault(repr((case.set, case.given)), []).append(case)
    seen: dict[str, Observation] = {}
    for setting in settings.values():
        if loading is None or loading.kind is Kind.RETURNED:
            first, answers = _observe_setting(attempt, setting)
            loading, seen = loading or first, seen | answers
        else:
            seen |= {case.id: not_loaded(loading) for case in setting}
    assert loading is not None  # there is a first load
    return loading, seen


def _observe_setting(attempt: Attempt, cases: Sequence[Case]) -> tuple[Loading, dict[str, Observation]]:
    """Run cases that share a load, in as many sessions as it takes: a case may end the one it runs in."""
    seen: dict[str, Observation] = {}
    loading: Loading | None = None
    rest = list(cases)
    while rest or loading is None:
        seen |= _skipped(attempt, rest)
        rest = [case for case in rest if case.id not in seen]
        if loading is not None and not rest:
            break
        now, answers, gone = _run_session(attempt, rest)
        if gone and rest:
            now, answers = _find_out(attempt, rest, now, answers)
        now = now or Loading(Kind.NOT_LOADED, detail=Kind.NO_ANSWER)
        loading = loading or now
        if now.kind is not Kind.RETURNED:
            return loading, seen | {case.id: not_loaded(now) for case in rest}
        for case in rest:
            if case.id in answers:
                attempt.count(case, answers[case.id])
        seen |= answers
        rest = [case for case in rest if case.id not in seen]
    return loading, seen


def _skipped(attempt: Attempt, cases: Sequence[Case]) -> dict[str, Observation]:
    reasons = {case.id: attempt.skipped(case) for case in cases}
    return {name: skipped for name, skipped in reasons.items() if skipped is not None}


def _find_out(
    attempt: Attempt, cases: Sequence[Case], loading: Loading | None, answers: dict[str, Observation]
) -> tuple[Loading | None, dict[str, Observation]]:
    """The process around the session is gone, and answers with it: run the first case without one alone."""
    suspect = next(case for case in cases if case.id not in answers)
    now, answer, _ = _run_session(attempt, [suspect])
    loading = loading or now or _run_session(attempt, [])[0]
    return loading, answers | (answer or {suspect.id: Observation(Kind.NO_ANSWER)})


def _run_session(
    attempt: Attempt, cases: Sequence[Case]
) -> tuple[Loading | None, dict[str, Observation], bool]:
    """One session: its load, the cases that it got to, and whether the process around it is gone.

    If it isn't, the last of the cases may be the one that ended the session.
    """
    seen: dict[str, Observation] = {}
    loading: Loading | None = None
    case = cases[0] if cases else None
    started = time.monotonic()
    try:
        request = attempt.request("calls", case, tasks(attempt, cases), attempt.seed())
        with attempt.open(request, case) as session:
            loading = _load(attempt, session)
            loading = replace(loading, seconds=time.monotonic() - started)
            if loading.kind is Kind.RETURNED:
                for number, case in enumerate(cases):
                    seen[case.id] = _answer(attempt, session, case, number)
                    if not attempt.bears(session.size):
                        seen[case.id] = Observation(Kind.TOO_MUCH_OUTPUT)
                    if seen[case.id].kind in _LAST:
                        break
    except Gone:
        return loading, seen, True
    except (TimedOut, Flooded, Ended, Malformed) as end:
        observation = how_it_ended(end)
        if observation.kind is Kind.TIMED_OUT:
            observation = attempt.timed_out(case if loading else None)
        if loading is None:
            detail = f"{observation.kind}: {observation.detail}".removesuffix(": ")
            loading = Loading(Kind.NOT_LOADED, detail=detail, seconds=time.monotonic() - started)
        elif case is not None:
            seen[case.id] = observation
    return loading, seen, False


def _answer(attempt: Attempt, session: Session, case: Case, number: int) -> Observation:
    """What is seen of a case; while draws go on, each sign of it starts the case's clock anew."""
    end, goes_on = attempt.end(case), False
    try:
        while (message := session.message(min(attempt.deadline(case), end))) == ["drawing", number]:
            goes_on = True
    except TimedOut:
        if goes_on and time.monotonic() >= end:
            return attempt.timed_out(case, together=True)
        raise
    return read_answer(message, number)


def _load(attempt: Attempt, session: Session) -> Loading:
    """How the file loads; `long` if the time is up before it is read. Raises what `Session.message` does."""
    deadline = attempt.deadline(None)
    if len(attempt.program) <= LONG:
        return read_loading(session.message(deadline))
    try:
        message = session.message(deadline)
    except TimedOut:
        return Loading(Kind.NOT_LOADED, detail="long")
    return read_loading(session.message(deadline) if message == ["read"] else message)


def tasks(attempt: Attempt, cases: Sequence[Case]) -> list[object]:
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
