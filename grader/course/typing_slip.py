"""Slips of typing that make YAML unreadable, told from the look of the lines where it stops."""

from __future__ import annotations

import re

from grader.course.source import Source, Spot

_KEY = r"\s*(?:- +)?(?P<key>[A-Za-z_]\w*)"
_HARD_BLANK = "[\u00a0\u2007\u202f]"


def tell_slip(source: Source, stopped: int) -> bool:
    """Record the slip in the line where YAML stops, or in the one before it; `False` if none is seen.

    Lines count from 0.
    """
    before = next((number for number in range(stopped - 1, -1, -1) if source.line(number).strip()), stopped)
    return any(_tell(source, number, number == stopped) for number in dict.fromkeys((stopped, before)))


def _tell(source: Source, number: int, stops_here: bool) -> bool:
    line = source.line(number)
    if found := re.match(rf"[ -]*({_HARD_BLANK})", line):
        source.fault(
            Spot(number, found.start(1)),
            "hard-blank",
            "This blank is a non-breaking one, which YAML takes for a letter. Write a plain blank instead.",
        )
        return True
    if found := re.fullmatch(rf"{_KEY}(?P<sign>:|\s*=\s*)(?P<value>[^\s:=/].*)", line):
        colon = found["sign"] == ":"
        said = "There is no blank after the colon" if colon else "Between a key and its value stands a colon"
        value = found["value"].rstrip()
        source.fault(
            Spot(number, found.start("key")), "stray-value", f"{said}. Write `{found['key']}: {value}`."
        )
        return True
    if found := re.fullmatch(r"\s*- \{.*\}(,)\s*", line):
        source.fault(
            Spot(number, found.start(1)),
            "stray-comma",
            "No comma stands between two cases. Take this one out.",
        )
        return True
    if not stops_here and re.fullmatch(r"\s*(?:- +)?play:\s*", line):
        source.fault(
            Spot(number, line.index("play")),
            "wrong-block",
            "The lines of a game need a `|`. Write `play: |`.",
        )
        return True
    return False
