"""Texts whose wording is free: an author's pattern over what a program says, which may be long.

A pattern such as `.*X.*wins.*3.*` takes the fourth power of a text's length before it gives up. So of a long
text only the ends are looked at, and looking takes a bounded time.
"""

from __future__ import annotations

import re
import signal
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

MOST_SEARCHED = 2_000
"""Characters at each end of a long text at which a pattern looks."""
LONGEST = 0.1
"""Seconds of processor time after which a pattern counts as not found; mostly it takes some microseconds."""
_SHORT = 60
"""Texts of up to so many characters are looked through without a clock."""

Match = re.Match[str]


def ends(text: str) -> str:
    """The beginning and the end of a flood."""
    if len(text) <= 2 * MOST_SEARCHED:
        return text
    return f"{text[:MOST_SEARCHED]}\n{text[-MOST_SEARCHED:]}"


def matches(pattern: str, text: str, flags: re.RegexFlag = re.DOTALL) -> bool:
    """Whether the whole text is as the pattern says."""
    shown = ends(text)
    return _in_time(lambda: re.fullmatch(pattern, shown, flags), shown) is not None


def search(pattern: str, text: str, start: int = 0) -> Match | None:
    """The first match behind `start`, a place in `ends(text)`."""
    shown = ends(text)
    return _in_time(lambda: re.compile(pattern).search(shown, start), shown)


class _TooLong(Exception):  # noqa: N818 - says what it is
    """The clock has run out."""


if sys.platform == "win32":

    def _in_time(look: Callable[[], Match | None], text: str) -> Match | None:
        """There is no clock here that stops a search."""
        return look()

else:

    def _in_time(look: Callable[[], Match | None], text: str) -> Match | None:
        """What is found within the time. Only the main thread has such a clock."""
        if len(text) <= _SHORT:
            return look()
        try:
            before = signal.signal(signal.SIGVTALRM, _stop)
        except ValueError:
            return look()
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
            found = look()
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        except _TooLong:
            return None
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, before)
        return found


def _stop(_: int, __: FrameType | None) -> None:
    raise _TooLong
