"""The docstring of a misconception: its title in the first line, then `stage:`, `hint:` and perhaps more.

Where title and hint name a line that not every program with these answers has, `only-if:` is a pattern for
that line; `else-title:` and `else-hint:` are the words for all the others. A value may go on over indented
lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.course.form import check_pattern
from grader.course.program import Program
from grader.course.source import Source, Spot, did_you_mean

KEYS = ("stage", "hint", "borrow", "only-if", "else-title", "else-hint")
_START = Spot(0, 0)


class Header:
    """What a misconception says about itself; `borrow` is empty if all its code is its own."""

    __slots__ = ("_places", "borrow", "hint", "only_if", "otherwise", "stage", "title")

    def __init__(self, source: Source, program: Program, stages: Sequence[str]) -> None:
        """Raises `Refused` once a problem is recorded."""
        title, *lines = (program.docstring or "").split("\n")
        self.title = title.strip()
        if not self.title:
            source.refuse(
                _START,
                "missing-key",
                "The title is missing. It is the first line of the docstring that begins the file.",
            )
        self._places: dict[str, Spot] = {}
        values = self._read(source, lines)
        for key in ("stage", "hint"):
            if not values.get(key):
                source.refuse(_START, "missing-key", f"`{key}: …` is missing. Add it to the docstring.")
        self.stage, self.hint, self.borrow = values["stage"], values["hint"], values.get("borrow", "")
        if self.stage not in stages:
            close = did_you_mean(self.stage, stages)
            source.refuse(self.place("stage"), "unknown-stage", f"There is no stage `{self.stage}`. {close}")
        self.only_if = values.get("only-if", "")
        self.otherwise = self._otherwise(source, values)

    def _otherwise(self, source: Source, values: dict[str, str]) -> tuple[str, str] | None:
        if self.only_if:
            check_pattern(source, self.place("only-if"), self.only_if, re.MULTILINE)
        there = [key for key in ("else-title", "else-hint") if values.get(key)]
        if not there:
            return None
        for key in ("only-if", "else-title", "else-hint"):
            if not values.get(key):
                source.refuse(
                    self.place(there[0]), "missing-key", f"`{there[0]}` needs `{key}: …` too. Add it."
                )
        return values["else-title"], values["else-hint"]

    def place(self, key: str) -> Spot:
        """Where the key's value begins."""
        return self._places.get(key, _START)

    def _read(self, source: Source, lines: list[str]) -> dict[str, str]:
        values: dict[str, str] = {}
        key = ""
        for number, line in enumerate(lines, start=1):
            if line[:1].isspace() and key:
                values[key] = f"{values[key]} {line.strip()}".strip()
            elif line.strip():
                key, _, value = line.partition(":")
                if key not in KEYS:
                    close = did_you_mean(key, KEYS)
                    source.refuse(
                        Spot(number, 0), "unknown-key", f"`{key}` isn't a key of a misconception. {close}"
                    )
                values[key] = value.strip()
                self._places[key] = Spot(number, len(line) - len(value.lstrip()))
        return values
