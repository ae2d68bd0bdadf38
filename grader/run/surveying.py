"""Many trusted programs and many calls: what each program answers, as fast as one process can."""

from __future__ import annotations

import time
from collections.abc import Sequence

from grader.model.case import Call, Case
from grader.model.exercise import Limits
from grader.model.observation import Kind, Observation
from grader.model.value import Plain
from grader.run.answering import ENDS, read_codes
from grader.run.attempt import Attempt, Open
from grader.run.message import read_error, read_kind
from grader.run.observing import observe, tasks
from grader.run.plain import Malformed

Answers = list[Observation]


def survey(
    open_session: Open, programs: Sequence[bytes], name: str, cases: Sequence[Case], limits: Limits, main: str
) -> list[Answers]:
    """For each program what was seen of the cases, in their order. All cases are calls."""
    settings: dict[str, list[Case]] = {}
    for case in cases:
        assert isinstance(case.task, Call)
        settings.setdefault(repr((case.set, case.given)), []).append(case)
    seen: list[dict[str, Observation]] = [{} for _ in programs]
    for group in settings.values():
        surveyed = _Survey(open_session, programs, name, group, limits, main)
        for answers, more in zip(seen, surveyed.all(), strict=True):
            answers |= {case.id: answer for case, answer in zip(group, more, strict=True)}
    return [[answers[case.id] for case in cases] for answers in seen]


class _Survey:
    """All programs in one setting."""

    def __init__(
        self,
        open_session: Open,
        programs: Sequence[bytes],
        name: str,
        cases: Sequence[Case],
        limits: Limits,
        main: str,
    ) -> None:
        self._open = open_session
        self._programs = programs
        self._cases = cases
        self._name = name
        self._limits = limits
        self._main = main

    def all(self) -> list[Answers]:
        done: list[Answers] = []
        while len(done) < len(self._programs):
            try:
                self._together(done)
            except ENDS:
                done.append(self._by_itself(len(done)))
        return done

    def _together(self, done: list[Answers]) -> None:
        """All programs from the next one, until one of them ends the process or takes too long."""
        start = len(done)
        first = self._attempt(start)
        work = list(self._programs[start:]), tasks(first, self._cases)
        request = first.request("survey", self._cases[0], work, first.seed())
        known: Answers = []
        with self._open(request) as session:
            while len(done) < len(self._programs):
                match session.message(time.monotonic() + self._limits.case):
                    case ["surveyed", int(number), int(size), str(digits), list(new)] if (
                        start + number == len(done)
                    ):
                        known += map(_answer, new)
                        done.append([known[code] for code in read_codes(size, digits, len(known))])
                    case ["unlike", int(number)] if start + number == len(done):
                        done.append(self._by_itself(len(done)))
                    case _:
                        raise Malformed

    def _by_itself(self, number: int) -> Answers:
        seen = observe(self._attempt(number), self._cases, lambda: None)[1]
        return [seen[case.id] for case in self._cases]

    def _attempt(self, number: int) -> Attempt:
        return Attempt(self._open, self._programs[number], self._name, self._limits, self._main)


def _answer(fields: Plain) -> Observation:
    match fields:
        case [str(word), str(detail), failure, value, str(printed), int(asked)]:
            kind = read_kind(word)
            return Observation(
                kind,
                value if kind is Kind.RETURNED else None,
                printed=printed,
                error=read_error(failure),
                detail=detail,
                asked=asked,
            )
        case _:
            raise Malformed
