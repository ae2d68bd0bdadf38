"""A loaded program that answers questions, each for many inputs at once."""

from __future__ import annotations

import marshal
import math
import time
from collections.abc import Callable, Iterator, Sequence

from grader.model.exercise import Limits
from grader.model.observation import Kind, Observation
from grader.model.value import Plain, Setting
from grader.run.attempt import Open
from grader.run.inside.request import Request
from grader.run.message import not_loaded, read_error, read_kind, read_loading
from grader.run.plain import Malformed
from grader.run.process import Gone
from grader.run.session import Ended, Flooded, Session, TimedOut

Axes = Sequence[tuple[str, Sequence[Plain]]]
"""The expression's variables, each with all its values; the first counts up slowest, the last makes a row."""

_DAY = 86_400
ENDS = (TimedOut, Flooded, Ended, Malformed, Gone)
"""What the end of a session looks like."""


class Refused(Exception):  # noqa: N818 - says what the program did
    """Nothing can be asked of the program: it can't be loaded, or lacks a name."""

    def __init__(self, observation: Observation) -> None:
        super().__init__(observation)
        self.observation = observation


class Answering:
    """A context manager. `deadline` says when, from now on, something must have been heard."""

    def __init__(self, session: Session, deadline: Callable[[], float]) -> None:
        self.answers: list[Observation] = []
        """What a code stands for; grows with each question."""
        self._session = session
        self._deadline = deadline
        self._loaded = False

    def ask(
        self,
        expression: str,
        names: Sequence[str],
        axes: Axes,
        skipped: int = 0,
        *,
        singly: bool = False,
        printed: bool = False,
    ) -> Iterator[Sequence[int]]:
        """Codes in the order of `itertools.product`, without the first ones, in pieces of any size.

        With `singly` one by one, to the end of the row; with `printed`, what is printed belongs to the
        answer. Raises `Refused`, and any of `ENDS`. All answers come, no more, and at least one with each
        message: who speaks past our side can't hold anybody up.
        """
        self._load()
        every = [(name, list(values)) for name, values in axes]
        left = math.prod(len(values) for _, values in every) - skipped
        if singly:
            left = min(left, len(every[-1][1]) - skipped % len(every[-1][1]))
        packed = marshal.dumps((expression, tuple(names), every, skipped, singly, printed))
        self._session.tell(len(packed).to_bytes(4, "big") + packed)
        while True:
            match self._session.message(self._deadline()):
                case ["rows", int(size), str(digits), list(new)]:
                    codes = read_codes(size, digits, len(self.answers) + len(new))
                    if not 0 < len(codes) <= left or len(new) > 2 * len(codes):
                        raise Malformed
                    self.answers += [_answer(fields) for fields in new]
                    left -= len(codes)
                    yield codes
                case ["done"] if not left:
                    return
                case ["lacks", str(name)]:
                    raise Refused(Observation(Kind.MISSING, detail=name[:200]))
                case _:
                    raise Malformed

    def close(self) -> None:
        self._session.close()

    def _load(self) -> None:
        if not self._loaded:
            loading = read_loading(self._session.message(self._deadline()))
            if loading.kind is not Kind.RETURNED:
                raise Refused(not_loaded(loading))
            self._loaded = True

    def __enter__(self) -> Answering:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def answering(open_session: Open, program: bytes, name: str, limits: Limits, set: Setting) -> Answering:
    """A loaded program that stays. Raises what opening a session raises."""
    request = Request(
        "table", program, name, set=set, memory=limits.memory, output=limits.output, seconds=_DAY
    )
    return Answering(open_session(request), lambda: time.monotonic() + limits.case)


def _answer(fields: Plain) -> Observation:
    match fields:
        case [str(word), str(detail), failure, value, str(printed)]:
            kind = read_kind(word)
            return Observation(
                kind,
                value if kind is Kind.RETURNED else None,
                printed=printed,
                detail=detail,
                error=read_error(failure),
            )
        case _:
            raise Malformed


def read_codes(size: int, digits: str, known: int) -> Sequence[int]:
    """Codes of so many bytes each; all of them below `known`. Raises `Malformed`."""
    try:
        data = bytes.fromhex(digits)
    except ValueError:
        raise Malformed from None
    codes: Sequence[int] = data
    if size == 4 and len(data) % 4 == 0:
        codes = [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]
    elif size != 1:
        raise Malformed
    if codes and max(codes) >= known:
        raise Malformed
    return codes
