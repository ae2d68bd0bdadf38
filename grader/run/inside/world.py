"""What surrounds a student's program: its streams, its clock, its chance, and the line to the outside."""

from __future__ import annotations

import builtins
import sys

from . import chance
from .clock import Clock
from .own import OWN
from .streams import Printed, Streams

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .request import Request
    from .wire import Wire

ENDLESS = 1_000
"""Questions at the end of input after which the program isn't asking by mistake."""


class World:
    """Made and put in place once, in the warm process; each session begins with a copy of it."""

    def __init__(self) -> None:
        self.wire: Wire
        self.file_name = ""
        self.printed = Printed(self._too_much)
        self.clock = Clock()
        self.line: Callable[[], str | None] = self.nothing_typed
        """What answers a question; `None` means the end of input."""
        self.asked = 0
        """Questions that nothing answered, in the running case."""
        self._streams = Streams(self.printed, lambda: self.line())

    def install(self) -> None:
        """Make this the world that programs find. What was our own becomes unreachable by name."""
        self.clock.install()
        chance.install()
        self._streams.install()
        builtins.input = self._streams.input
        for name in ("exit", "quit"):
            setattr(builtins, name, leave)
        for name in [name for name in sys.modules if name.partition(".")[0] == __package__]:
            del sys.modules[name]

    def begin(self, wire: Wire, request: Request) -> None:
        """A session begins."""
        self.wire = wire
        self.file_name = request.name
        self.printed.most = request.output
        sys.argv = [request.name]
        sys.orig_argv = [sys.executable, request.name]
        chance.fix(request.seed)

    def begin_case(self) -> None:
        self.asked = 0
        self.taken()
        self._streams.install()

    def flush(self) -> None:
        """Hear all that was printed so far, through whatever stream."""
        self._streams.flush()

    def taken(self) -> str:
        """What was printed since the last time."""
        self.flush()
        return self.printed.take()

    def nothing_typed(self) -> str | None:
        self.asked += 1
        if self.asked >= ENDLESS:
            self.printed.tell()
            self.wire.say("endless", self.asked)
            self.wire.leave()
        return None

    def _too_much(self) -> None:
        self.wire.say("flood")
        self.wire.leave()


def leave(code: object = None, /) -> None:
    """What `exit` and `quit` do at Python's own prompt."""
    raise SystemExit(code)
