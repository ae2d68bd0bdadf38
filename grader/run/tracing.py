"""Traces: the steps of a student's code while one case ran."""

from __future__ import annotations

import time

from grader.model.case import Call, Case, Draws, LineKind, Play, Player
from grader.model.trace import Step, Trace
from grader.model.value import Plain
from grader.run.answering import ENDS
from grader.run.attempt import Attempt
from grader.run.inside.request import Request
from grader.run.plain import Malformed
from grader.run.session import Message

MOST_STEPS = 300
_SECONDS = 0.25
"""Seconds that a trace may take; what was seen until then is the trace.

They count from the first message on. That one has the time of a case: the file must be loaded, on a busy
machine, and perhaps a process be started.
"""
_LARGEST = 100_000
"""Bytes of a message that tells a step: what our side shows of each is short."""


def trace(attempt: Attempt, case: Case) -> Trace:
    """The steps of a case; of a game from its start. Empty if there is nothing to see."""
    seed = attempt.seed(case.id)
    match case.task:
        case Call() as call:
            request = _call(attempt, case, call)
        case Draws(call=call):
            request = _call(attempt, case, call)
        case Play(lines=lines):
            typed = [line.text for line in lines if line.kind is LineKind.TYPED]
            request = attempt.request("traced game", case, (typed, MOST_STEPS), seed)
        case Player():
            return Trace((), cut=False)
    steps: list[Step] = []
    try:
        with attempt.open(request, case) as session:
            message = session.message(time.monotonic() + attempt.limits.case)
            deadline = time.monotonic() + _SECONDS
            while True:
                match message:
                    case ["loaded", *_]:
                        pass
                    case ["traced", str(ending), bool(cut)]:
                        return Trace(tuple(steps), cut=cut, ending=ending)
                    case _ if session.size <= _LARGEST and len(steps) < MOST_STEPS:
                        steps.append(_step(message, len(attempt.program)))
                    case _:
                        raise Malformed
                message = session.message(deadline)
    except ENDS:
        return Trace(tuple(steps), cut=True)


def _call(attempt: Attempt, case: Case, call: Call) -> Request:
    work = call.expression, dict(call.variables), attempt.seed(case.id), MOST_STEPS
    return attempt.request("trace", case, work, attempt.seed())


def _step(message: Message, most: int) -> Step:
    """In one of at most so many lines, and in no more functions than there are steps to enter them."""
    match message:
        case ["step", int(line), None | str() as function, int(depth), list(variables), str(printed)] if (
            0 < line <= most and 0 < depth <= MOST_STEPS
        ):
            return Step(line, function, depth, tuple(map(_variable, variables)), printed)
        case _:
            raise Malformed


def _variable(pair: Plain) -> tuple[str, str]:
    match pair:
        case (str(name), str(text)):
            return name, text
        case _:
            raise Malformed
