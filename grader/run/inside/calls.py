"""Evaluating the cases' calls in a loaded program, one answer each."""

from __future__ import annotations

import sys

from . import chance
from .clock import now
from .encode import TooLarge, encode
from .failure import Failure, describe
from .fresh import fresh
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .world import World

Task = tuple[int, str, dict[str, object], tuple[str, ...], int, int]
"""The case's number, the expression, its variables, the file-level names it needs, the seed, and how often:
0 for once, when the value itself is the answer; else the answer is the list of all values."""

RECURSION = sys.getrecursionlimit()
set_recursion_limit = sys.setrecursionlimit
_MOST_SHOWN = 8_000
_BETWEEN = 0.2
"""Seconds between two signs that draws go on."""


class Calls:
    """Answers tasks in order; each answer is one message."""

    def __init__(self, world: World, namespace: dict[str, object], room: int) -> None:
        self._world = world
        self._namespace = namespace
        self._room = room
        self._functions: dict[tuple[str, tuple[str, ...]], Callable[..., object]] = {}

    def answer(self, task: Task) -> None:
        number, expression, variables, names, seed, count = task
        missing = next((name for name in names if name not in self._namespace), None)
        if missing is not None:
            self._say(number, "missing", missing, None, 0.0, "null")
            return
        chance.fix(seed)
        self._world.begin_case()
        started = now()
        kind, detail, failure, value = "returned", "", None, "null"
        try:
            function = self.function(expression, tuple(variables))
            result: object = (
                self._drawn(number, function, variables, count) if count else function(**fresh(variables))
            )
            seconds = now() - started
            value = encode(result, self._room)
            result = None
        except TooLarge:
            kind, seconds = "too_much_output", now() - started
        except BaseException as error:  # noqa: BLE001 - the student may raise anything
            seconds = now() - started
            kind, detail, failure = ending(error, self._world.file_name)
        set_recursion_limit(RECURSION)
        self._say(number, kind, detail, failure, seconds, value)
        if kind in ("out_of_memory", "too_much_output"):
            self._world.wire.leave()  # whatever fills the memory must not spoil the next case

    def _drawn(
        self, number: int, function: Callable[..., object], variables: dict[str, object], count: int
    ) -> list[object]:
        """As many values; says now and then that the draws go on, for the clock is that of one draw."""
        told, drawn = now(), []
        for _ in range(count):
            drawn.append(function(**fresh(variables)))
            if now() - told > _BETWEEN:
                self._world.wire.say("drawing", number)
                told = now()
        return drawn

    def function(self, expression: str, variables: tuple[str, ...]) -> Callable[..., object]:
        """What evaluates the expression with the values of its variables."""
        key = expression, variables
        if key not in self._functions:
            code = compile(
                f"lambda {', '.join(variables)}: ({expression}\n)", "<case>", "eval", 0, dont_inherit=True
            )
            self._functions[key] = eval(code, self._namespace)  # noqa: S307 - what this process is for
        return self._functions[key]

    def _say(
        self, number: int, kind: str, detail: str, failure: Failure | None, seconds: float, value: str
    ) -> None:
        printed = shown(self._world.taken())
        self._world.wire.say(
            "answer", number, kind, detail, failure, printed, self._world.asked, seconds, value=value
        )


def ending(error: BaseException, file_name: str) -> tuple[str, str, Failure | None]:
    """How an exception ends a run: its kind, the detail that goes with it, and the exception told."""
    if isinstance(error, SystemExit):
        return "exited", _exit_text(error), None
    if isinstance(error, MemoryError):
        error.__traceback__ = None
        return "out_of_memory", "", None
    return "raised", "", describe(error, file_name)


def _exit_text(error: SystemExit) -> str:
    try:
        return "" if error.code is None else str.__str__(str(error.code))[:2_000]
    except BaseException:  # noqa: BLE001 - the student's own __str__ may raise whatever it likes
        return ""


def shown(text: str) -> str:
    """The text, cut to a bearable length; says what was cut."""
    if len(text) <= _MOST_SHOWN:
        return text
    return f"{text[:_MOST_SHOWN]}\n… and {len(text) - _MOST_SHOWN} characters more"
