"""Regular expressions that may take for ever: a repeat inside of a repeat, both fitting the same characters.

`(a+)+b` tries every way to cut "aaaa" into pieces before it gives up, twice as many with each further "a".
Whether a repeat is of that kind is tried out, on short texts of one character each.
"""

from __future__ import annotations

import re
import time
import warnings
from collections.abc import Iterator

_LONGEST = 40
"""Characters of the longest text. What doubles with each character takes hours for it."""
_TOO_LONG = 0.01
"""Seconds of processor time; what is well takes some microseconds."""
_REPEATED = re.compile(r"[*+]|\{\d*,\d*\}")
_USUAL = "a0 \n"
"""Characters that stand for what `.`, `\\w`, `\\d`, `\\s` and the like match."""


def runaway(pattern: str, flags: re.RegexFlag) -> str:
    """The repeated group that may take for ever, as it stands in the pattern; empty if there is none."""
    return next((group for group in _repeated_groups(pattern) if _runs_away(group, flags)), "")


def _repeated_groups(pattern: str) -> Iterator[str]:
    """Groups with a repeat behind them and a choice or a repeat inside, the inner ones first."""
    opened: list[int] = []
    at = 0
    while at < len(pattern):
        match pattern[at]:
            case "\\":
                at += 1
            case "[":
                at = _end_of_set(pattern, at)
            case "(":
                opened.append(at)
            case ")" if opened:
                start = opened.pop()
                repeat = _REPEATED.match(pattern, at + 1)
                if repeat and re.search(r"[*+?{|]", pattern[start + 1 : at]):
                    yield pattern[start : repeat.end()]
        at += 1


def _end_of_set(pattern: str, at: int) -> int:
    """Where the bracket is that closes the set; one right at its beginning stands for itself."""
    at += 3 if pattern[at + 1 : at + 2] == "^" else 2
    while at < len(pattern) and pattern[at] != "]":
        at += 2 if pattern[at] == "\\" else 1
    return at


def _runs_away(group: str, flags: re.RegexFlag) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            never = re.compile(f"{group}(?!)", flags)  # fails behind every way through the group
    except re.error:  # it refers to another group
        return False
    return any(_takes_long(never, character) for character in dict.fromkeys(group + _USUAL))


def _takes_long(never: re.Pattern[str], character: str) -> bool:
    """Longer and longer texts, so that the first to take too long doesn't take much too long."""
    for length in range(4, _LONGEST + 1):
        started = time.thread_time()
        never.match(character * length)
        if time.thread_time() - started > _TOO_LONG:
            return True
    return False
