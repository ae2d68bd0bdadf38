"""An exception that left the student's code, told in plain fields."""

from __future__ import annotations

from .encode import type_name
from .own import OWN

globals().update(OWN)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType

_MESSAGE = 2_000
_mro = type.__dict__["__mro__"].__get__

Failure = tuple[str, str, int | None, str | None, list[str], str | None, int | None]
"""Type's name, message, line, function, bases, missing name, column."""


def describe(error: BaseException, file_name: str) -> Failure:
    line, function = _where(error, file_name)
    column = None
    message = _message(error)
    if isinstance(error, SyntaxError) and line is None:
        line, column = _number(error.lineno), _number(error.offset)
        message = error.msg if type(error.msg) is str else message
    kinds = [type_name(kind) for kind in _mro(type(error))]
    return kinds[0], message[:_MESSAGE], line, function, kinds[1:-1][:20], _missing(error, message), column


def _where(error: BaseException, file_name: str) -> tuple[int | None, str | None]:
    """The last line of the student's file that the exception came through, and the function it stands in."""
    through = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename == file_name:
            through.append((code, trace.tb_lineno))
        trace = trace.tb_next
    if isinstance(error, RecursionError):
        through = _to_the_call_of_itself(through)
    line, function = None, None
    for code, number in through:
        line = number
        if code.co_name == "<module>":
            function = None
        elif not code.co_name.startswith("<"):  # a comprehension stands in the function around it
            function = code.co_name
    return line, function


def _to_the_call_of_itself(through: list[tuple[CodeType, int]]) -> list[tuple[CodeType, int]]:
    """Up to a line where the function that never comes to an end goes on to the next level.

    In which line of it the levels run out, or of what it calls, differs between versions of Python.
    """
    levels: dict[int, list[int]] = {}
    for at, (code, _) in enumerate(through):
        levels.setdefault(id(code), []).append(at)
    most = max(levels.values(), key=len, default=[])
    return through[: most[-2] + 1] if len(most) > 1 else through


def _message(error: BaseException) -> str:
    try:
        text = str(error)
    except BaseException:  # noqa: BLE001 - the student's own __str__ may raise whatever it likes
        return ""
    return str.__str__(text)


def _missing(error: BaseException, message: str) -> str | None:
    if not isinstance(error, (NameError, AttributeError, ModuleNotFoundError)):
        return None
    name = error.name
    if type(name) is str:
        return name[:200]
    quoted = message.split("'")  # an UnboundLocalError says the name in its message only
    return quoted[1][:200] if isinstance(error, UnboundLocalError) and len(quoted) > 2 else None


def _number(value: object) -> int | None:
    return value if type(value) is int and 0 < value < 1 << 31 else None
