"""The whole file run as a program, its questions answered line by line from outside.

Says: `printed` and the text, as it comes; `asked` at each question; `over` and how it ended.
Hears: `>` and a line that is typed; `.` for the end of input.
"""

from __future__ import annotations

from .calls import ending
from .failure import Failure
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .loading import Program
    from .source import Source
    from .world import World


class Keyboard:
    """Asks the outside for a line."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._heard = b""
        self._ended = False
        self.asked = False

    def line(self) -> str | None:
        self._world.printed.tell()
        self._world.printed.asked()
        self.asked = True
        if not self._ended:
            self._world.wire.say("asked")
        typed = self._typed()
        if typed is None:
            self._world.nothing_typed()
        return typed

    def _typed(self) -> str | None:
        while not self._ended:
            line, end, rest = self._heard.partition(b"\n")
            if end:
                self._heard = rest
                self._ended = line == b"."
                return None if self._ended else line[1:].decode("utf-8", "surrogatepass")
            more = self._world.wire.hear()
            self._ended = not more
            self._heard += more
        return None


def play(world: World, program: Program, source: Source, main: str) -> None:
    """Run the program to its end."""
    keyboard = Keyboard(world)
    world.line = keyboard.line
    world.printed.told = lambda text: _tell(world, text)
    kind, detail = "returned", ""
    failure: Failure | None = None
    try:
        missing = start(program, source, main, lambda: keyboard.asked)
        if missing is not None:
            kind, detail = "missing", missing
    except BaseException as error:  # noqa: BLE001 - the student may raise anything
        kind, detail, failure = ending(error, world.file_name)
    world.flush()
    world.printed.tell()
    world.wire.say("over", kind, detail, failure, world.asked)


def start(program: Program, source: Source, main: str, asked: Callable[[], bool]) -> str | None:
    """Run the file, and its `main` if it seems to wait for that; the name that is missing, if one is."""
    program.run()
    if program.never_defined is not None:
        return program.never_defined
    if asked() or main in source.called:
        return None
    function = program.namespace.get(main)
    if function is None:
        return main
    function()  # type: ignore[operator]  # the student's mistake to make
    return None


def _tell(world: World, text: str) -> None:
    for start in range(0, len(text), _PIECE):
        world.wire.say("printed", text[start : start + _PIECE])


_PIECE = 10_000
