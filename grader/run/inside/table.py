"""Every combination of inputs through one expression, about as fast as a bare loop.

Hears questions, each with its length before it: the expression, its file-level names, its variables with all
their values, the number of rows to leave out, whether to answer one by one, and whether what is printed
belongs to the answer.
Says `rows`: how many, the size of a code, the codes, and the answers that are new; `done` after the last.
A row has all values of the last variable; the others count up before it, the first one slowest.
"""

from __future__ import annotations

import marshal
from itertools import islice, product

from .calls import RECURSION, set_recursion_limit, shown
from .clock import now
from .codes import Codes, packed
from .fresh import can_change, fresh
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .world import World

    Axes = Sequence[tuple[str, list[object]]]

_BATCH = 0.05
"""Seconds after which what has been worked out is sent."""


def serve(world: World, namespace: dict[str, object], room: int) -> None:
    """Answer questions until there are no more."""
    questions = _Questions(world)
    codes = Codes(world.file_name, room)
    world.begin_case()
    while (question := questions.next()) is not None:
        expression, names, axes, skipped, singly, printed = question
        missing = next((name for name in names if name not in namespace), None)
        if missing is not None:
            world.wire.say("lacks", missing)
            continue
        table = _Table(world, codes, _functions(namespace, expression, axes), axes, skipped, printed)
        if singly:
            table.send_singly()
        else:
            table.send()
        world.wire.say("done")


class _Table:
    """The inputs counted in rows, from the first that isn't left out."""

    def __init__(
        self,
        world: World,
        codes: Codes,
        functions: tuple[Callable[..., list[object]], Callable[..., object]],
        axes: Axes,
        skipped: int,
        printed: bool,
    ) -> None:
        self._world = world
        self._codes = codes
        self._row, self._one = functions
        *outer, (_, self._inner) = axes
        self._printed = printed
        self._one_by_one = printed or any(can_change(value) for _, values in axes for value in values)
        rows, self._first = divmod(skipped, len(self._inner))
        self._outer = islice(product(*(values for _, values in outer)), rows, None)

    def send(self) -> None:
        """Everything, several rows in a message."""
        batch: list[int] = []
        since = now()
        for outer in self._outer:
            batch += self._codes_of(outer)
            if now() - since > _BATCH:
                self._say(batch)
                batch = []
                since = now()
        if batch:
            self._say(batch)

    def send_singly(self) -> None:
        """The rest of the row, each answer in a message of its own."""
        outer = next(self._outer)
        for value in self._inner[self._first :]:
            self._say([self._code_of(outer, value)])

    def _codes_of(self, outer: tuple[object, ...]) -> list[int]:
        inner, self._first = self._inner[self._first :], 0
        self._world.printed.take()
        if self._one_by_one:
            return [self._code_of(outer, value) for value in inner]
        try:
            return self._codes.of_all(self._row(*outer, inner))
        except BaseException:  # noqa: BLE001 - one of them raised: which, and what?
            set_recursion_limit(RECURSION)
            return [self._code_of(outer, value) for value in inner]

    def _code_of(self, outer: tuple[object, ...], value: object) -> int:
        self._world.printed.take()
        try:
            answer = self._one(*map(fresh, (*outer, value)))
            return self._codes.of(answer, shown(self._world.taken()) if self._printed else "")
        except BaseException as error:  # noqa: BLE001 - the student may raise anything
            set_recursion_limit(RECURSION)
            return self._codes.of_error(error)

    def _say(self, numbers: list[int]) -> None:
        size, digits = packed(numbers)
        self._world.wire.say_long(f'["rows",{size},"{digits}",["l",{self._codes.taken()}]]')


def _functions(
    namespace: dict[str, object], expression: str, axes: Axes
) -> tuple[Callable[..., list[object]], Callable[..., object]]:
    """What answers a row, and what answers one combination."""
    names = [name for name, _ in axes]
    *outer, inner = names
    head = ", ".join([*outer, "_inner"])
    row = compile(
        f"lambda {head}: [({expression}\n) for {inner} in _inner]", "<case>", "eval", 0, dont_inherit=True
    )
    one = compile(f"lambda {', '.join(names)}: ({expression}\n)", "<case>", "eval", 0, dont_inherit=True)
    return eval(row, namespace), eval(one, namespace)  # noqa: S307 - what this process is for


class _Questions:
    def __init__(self, world: World) -> None:
        self._wire = world.wire
        self._heard = b""

    def next(self) -> tuple[str, tuple[str, ...], Axes, int, bool, bool] | None:
        head = self._exactly(4)
        if head is None:
            return None
        packed = self._exactly(int.from_bytes(head, "big"))
        return None if packed is None else marshal.loads(packed)  # noqa: S302 - the grader's words

    def _exactly(self, size: int) -> bytes | None:
        pieces, have = [self._heard], len(self._heard)
        while have < size:
            more = self._wire.hear()
            if not more:
                return None
            pieces.append(more)
            have += len(more)
        data = b"".join(pieces)
        self._heard = data[size:]
        return data[:size]
