"""Lines that begin at the wrong place, where Python names a later one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.judge.wording import cut, listed

_OPENS = re.compile(r"(def|class|if|for|while|with|try|else|elif|except|import|from|@)\b|@|\"\"\"|'''|#")
"""What may well begin further to the left than the line above it."""

_ABOVE = {
    "elif": ("if", "elif"),
    "else": ("if", "elif", "for", "while", "except"),
    "except": ("try", "except"),
    "finally": ("try", "except", "else"),
}
"""Words, and those of the lines that may come before them, at the same place from the left."""
_MOST = 4
"""Lines that are taken for displaced ones."""


def too_far_left(lines: Sequence[str], number: int | None) -> str | None:
    """Lines that end a block, while those above and below, which they touch, are in it.

    `number` is the line that Python didn't expect to be indented, from 1.
    """
    if number is None or number > len(lines):
        return None
    wanted = _indent(lines[number - 1])
    odd: list[int] = []
    for at in range(number - 1, max(0, number - 2 - _MOST), -1):
        line = lines[at - 1]
        if not line.strip() or (_indent(line) < wanted and _OPENS.match(line.lstrip())):
            return None
        if _indent(line) >= wanted:
            belongs = _indent(line) == wanted and line.rstrip()[-1] not in ",([{\\"
            return _displaced(lines, odd[::-1]) if odd and belongs else None
        odd.append(at)
    return None


def _displaced(lines: Sequence[str], odd: list[int]) -> str:
    if len(odd) > 1:
        return (
            f"the lines {listed([str(at) for at in odd])} above it begin further to the left than the lines "
            "around them, and that ends the block. If they belong to it, indent them as far as the others."
        )
    return (
        f"line {odd[0]} above it, `{cut(lines[odd[0] - 1].strip())}`, begins further to the left than the "
        "lines around it, and that ends the block. If it belongs to it, indent it as far as the others."
    )


def goes_on(lines: Sequence[str], number: int | None) -> bool:
    """Whether the line is an `else` or the like, and what it belongs to begins at the same place above it."""
    if number is None or number > len(lines):
        return False
    word = re.match(r"\s*(\w+)", lines[number - 1])
    for line in reversed(lines[: number - 1]):
        if line.strip() and not line.lstrip().startswith("#") and _indent(line) <= _indent(lines[number - 1]):
            begins = re.match(r"\s*(\w+)", line)
            same = _indent(line) == _indent(lines[number - 1])
            return bool(same and word and begins and begins[1] in _ABOVE[word[1]])
    return False


def _indent(line: str) -> int:
    """Blanks before the line; a tab reaches to the next column that 8 divides."""
    spread = line.expandtabs(8)
    return len(spread) - len(spread.lstrip())
