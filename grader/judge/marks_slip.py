"""Marks with something between them or behind them, where an answer has marks alone."""

from __future__ import annotations

import re

from grader.judge.look_alike import only_looks_like, plain
from grader.judge.slip import Slip
from grader.judge.wording import cut, show
from grader.model.answer import Marks, Numbers

_MOST = 2
"""Different signs that can stand between marks; more of them are another text."""


def marks_returned(name: str, form: Marks, expected: Numbers, text: str) -> Slip | None:
    """Of a text that has marks and a few other signs, such as `+,+,-`."""
    signs = "".join(_signs(form))
    stray = set(text) - set(signs)
    if stray and not set(plain(text)) - set(signs) and (sentence := only_looks_like(text, signs)):
        return "look-alike", f"`{name}` returned {show(text)}. {sentence}"
    if not stray or stray == set(text) or len(stray) > _MOST or any(map(str.isalnum, stray)):
        return None
    blanks = all(map(str.isspace, stray))
    if blanks and form.read("".join(text.split())) == expected:
        return None  # the texts are compared sign by sign, which says where the blanks are
    there = "there are blanks in it" if blanks else f"there is {show(''.join(sorted(stray)).strip())} in it"
    only = " and ".join(f"`{mark}`" for mark in _signs(form))
    return "stray-signs", f"`{name}` should return a text with only {only}; {there}: {show(text)}."


def marks_printed(form: Marks, expected: Numbers, printed: str) -> tuple[str, str, str] | None:
    """Slip, the end of a sentence on what stands beside the right marks, and the line.

    `None` if no line of what a game printed has the right marks.
    """
    wanted = form.write(expected)
    if not wanted:
        return None
    mark = f"[{''.join(map(re.escape, _signs(form)))}]"
    for line in map(str.strip, printed.split("\n")):
        spread = re.search(rf"(?<!\S){mark}(?:([\s,;|]+){mark})+$", line)
        if spread and re.sub(r"[\s,;|]", "", spread[0]) == wanted:
            sign = spread[1].strip()
            what = f"`{sign}` stands" if sign else "blanks stand"
            return "signs-between-marks", f"but {what} between the marks", cut(line)
        loose = "" if len(wanted) > 1 else r"(?:^|[:=>]\s*)"
        behind = re.search(rf"(?<!\S){re.escape(wanted)}\s+(?=\S)(?!{mark})(.+)$", line)
        if behind and (not loose or re.search(loose + re.escape(wanted), line)):
            return "text-behind-marks", f"but behind the marks stands `{cut(behind[1])}`", cut(line)
    return None


def _signs(form: Marks) -> tuple[str, ...]:
    return tuple(mark for _, mark in form.marks)
