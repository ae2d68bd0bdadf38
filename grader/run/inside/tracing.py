"""The steps of a student's code while one case runs: before each line, its place and the variables.

Says `step` for each, and `traced` with how it ended.
"""

from __future__ import annotations

import sys

from .calls import ending
from .own import OWN
from .shorten import shorten

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, FrameType

    from .world import World

    Follow = Callable[[FrameType, str, object], object]

_OPTIMIZED = 1
"""The flag of code that is a function's, not a class's or the file's."""
_settrace = sys.settrace


def trace(world: World, act: Callable[[], object], most: int, *, file_level: bool) -> None:
    """Do something and tell its steps, at most so many; what isn't in a function only at `file_level`."""
    recorder = _Recorder(world, most, file_level=file_level)
    world.printed.take()
    try:
        _settrace(recorder.enter)  # type: ignore[arg-type]  # what it returns takes any event
        try:
            result = act()
        finally:
            _settrace(None)
            recorder.finish()
        text = f"returns {shorten(result, 200)}"
    except BaseException as error:  # noqa: BLE001 - the student may raise anything
        kind, detail, failure = ending(error, world.file_name)
        text = f"raises {failure[0]}: {failure[1]}".removesuffix(": ") if failure else _said(kind, detail)
    world.wire.say("traced", text[:500], recorder.cut)


def _said(kind: str, detail: str) -> str:
    words = {"exited": "ends the program", "out_of_memory": "uses up the memory"}
    return words.get(kind, kind) + (f": {detail}" if detail else "")


class _Recorder:
    def __init__(self, world: World, most: int, *, file_level: bool) -> None:
        self.cut = False
        self._world = world
        self._left = most
        self._file_level = file_level
        self._depth = 0
        self._shown: dict[FrameType, list[tuple[str, str]]] = {}
        self._last: FrameType | None = None

    def enter(self, frame: FrameType, event: str, _: object) -> Follow | None:
        """A function begins; whether to follow it."""
        if event != "call" or not self._follows(frame.f_code):
            return None
        self._depth += 1
        return self._follow

    def finish(self) -> None:
        """Tell what was printed after the last step, at its place."""
        self._world.flush()
        if self._last is not None and self._world.printed.waiting and not self.cut:
            self._depth = max(1, self._depth)
            self._step(self._last, _variables(self._last))

    def _follow(self, frame: FrameType, event: str, _: object) -> Follow:
        if event == "line":
            self._step(frame, _variables(frame))
        elif event == "return":
            shown = self._shown.pop(frame, None)
            if shown is not None and _variables(frame) != shown and frame.f_code.co_name != "<module>":
                self._step(frame, _variables(frame))  # what the last line did
                self._shown.pop(frame, None)
            self._depth -= 1
        return self._follow

    def _follows(self, code: CodeType) -> bool:
        if code.co_filename != self._world.file_name:
            return False
        if code.co_name == "<module>":
            return self._file_level
        return code.co_flags & _OPTIMIZED != 0 and not code.co_name.startswith("<")

    def _step(self, frame: FrameType, variables: list[tuple[str, str]]) -> None:
        if not self._left:
            self.cut = True
            _settrace(None)
            return
        self._left -= 1
        self._last = frame
        self._shown[frame] = variables
        name = frame.f_code.co_name
        function = None if name == "<module>" else name
        printed = self._world.taken()[:2_000]
        self._world.wire.say("step", frame.f_lineno, function, self._depth, variables, printed)


def _variables(frame: FrameType) -> list[tuple[str, str]]:
    """The local variables in order of appearance; at file level without what isn't data."""
    held = list(frame.f_locals.items())
    if frame.f_code.co_name == "<module>":
        held = [(name, value) for name, value in held if not name.startswith("__") and _is_data(value)]
    return [(name, shorten(value, 60)) for name, value in held if not name.startswith(".")][:30]


def _is_data(value: object) -> bool:
    return not callable(value) and type(value) is not type(sys)
