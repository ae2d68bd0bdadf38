"""Slips of typing that make YAML unreadable, told from the look of the lines where it stops."""

from __future__ import annotations

import re
from collections.abc import Callable

from grader.course.source import Source, Spot

_NAME = r"[A-Za-z_]\w*"
_KEY = rf"\s*(?:- +)?(?P<key>{_NAME})"
_HARD_BLANK = "[\u00a0\u2007\u202f]"
_DASHES = "\u2010-\u2015\u2022\u2043\u2212"
"""Dashes and bullets that word processors put."""

Slip = tuple[int, str, str]
"""The column of what is wrong in the line, the kind of problem, and the words."""


def tell_slip(source: Source, stopped: int) -> bool:
    """Record the slip in the line where YAML stops, or in the one before it; `False` if none is seen.

    Lines count from 0.
    """
    before = next((number for number in range(stopped - 1, -1, -1) if source.line(number).strip()), stopped)
    for number in dict.fromkeys((stopped, before)):
        for look in _LOOKS:
            slip = look(source.line(number), source.line(stopped) if number != stopped else "")
            if slip is not None:
                column, kind, message = slip
                source.fault(Spot(number, column), kind, message)
                return True
    return False


def _hard_blank(line: str, _: str) -> Slip | None:
    found = re.match(rf"[ -]*(?:{_NAME}:)?({_HARD_BLANK})", line)
    if found is None:
        return None
    message = "This blank is a non-breaking one, which YAML takes for a letter. Write a plain blank instead."
    return found.start(1), "hard-blank", message


def _foreign_dash(line: str, _: str) -> Slip | None:
    found = re.match(rf" *(?P<dash>[{_DASHES}]) *(?={_NAME}:|\{{)", line)
    if found is None:
        return None
    message = f"A case begins with a plain `- `, and not with `{found['dash']}`. Write that."
    return found.start("dash"), "wrong-dash", message


def _no_blank_behind_the_dash(line: str, _: str) -> Slip | None:
    found = re.match(rf" *-(?=(?P<key>{_NAME}):(?: |$)|\{{)", line)
    if found is None:
        return None
    key = found["key"]
    right = f"`- {key}: …`, and the case's other keys below `{key}`" if key else "`- {…}`"
    return found.end(), "no-blank", f"There is no blank after the dash. Write {right}."


def _no_colon(line: str, next_line: str) -> Slip | None:
    """The first key of a case, with others in the lines below it."""
    found = re.fullmatch(rf"( *- +)(?P<key>{_NAME}) +(?P<value>[^\s:].*)", line)
    if found is None or re.match(rf" {{{len(found[1])}}}{_NAME}:", next_line) is None:
        return None
    message = f"There is no colon after the key. Write `{found['key']}: {found['value'].rstrip()}`."
    return found.start("key"), "no-colon", message


def _prompt(line: str, _: str) -> Slip | None:
    found = re.match(rf"{_KEY}:\s+(?P<prompt>>>>\s*)(?P<rest>.+)", line)
    if found is None:
        return None
    message = (
        f"`>>>` is Python's prompt and no part of the call. Write `{found['key']}: {found['rest'].strip()}`."
    )
    return found.start("prompt"), "stray-prompt", message


def _no_blank_behind_the_colon(line: str, _: str) -> Slip | None:
    found = re.fullmatch(rf"{_KEY}(?P<sign>:|\s*=\s*)(?P<value>[^\s:=/].*)", line)
    if found is None:
        return None
    colon = found["sign"] == ":"
    said = "There is no blank after the colon" if colon else "Between a key and its value stands a colon"
    return found.start("key"), "stray-value", f"{said}. Write `{found['key']}: {found['value'].rstrip()}`."


def _comma_between_cases(line: str, _: str) -> Slip | None:
    found = re.fullmatch(r"\s*- \{.*\}(,)\s*", line)
    if found is None:
        return None
    return found.start(1), "stray-comma", "No comma stands between two cases. Take this one out."


def _play_without_a_bar(line: str, next_line: str) -> Slip | None:
    if not next_line or re.fullmatch(r"\s*(?:- +)?play:\s*", line) is None:
        return None
    return line.index("play"), "wrong-block", "The lines of a game need a `|`. Write `play: |`."


_LOOKS: tuple[Callable[[str, str], Slip | None], ...] = (
    _hard_blank,
    _foreign_dash,
    _no_blank_behind_the_dash,
    _no_colon,
    _prompt,
    _no_blank_behind_the_colon,
    _comma_between_cases,
    _play_without_a_bar,
)
"""Each is given a line and, if YAML stops only in the next one, that."""
