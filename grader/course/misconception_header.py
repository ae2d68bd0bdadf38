"""The docstring of a misconception: its title in the first line, then `stage:`, `hint:`, perhaps `borrow:`.

A value may go on over indented lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from grader.course.program import Program
from grader.course.source import Source, Spot, did_you_mean

KEYS = ("stage", "hint", "borrow")
_START = Spot(0, 0)


class Header:
    """What a misconception says about itself; `borrow` is empty if all its code is its own."""

    __slots__ = ("_places", "borrow", "hint", "stage", "title")

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
