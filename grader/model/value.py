"""Values that cross from a student's program to the judge: plain data of exact built-in types."""

from __future__ import annotations

from typing import TypeAlias

from grader.model.record import dataclass


@dataclass(frozen=True, slots=True)
class Opaque:
    """An object that isn't plain data; only the name of its type is known."""

    type_name: str

    def __repr__(self) -> str:
        return f"<{self.type_name} object>"


Plain: TypeAlias = (
    "bool | int | float | str | bytes | list[Plain] | tuple[Plain, ...] | dict[Plain, Plain] "
    "| set[Plain] | frozenset[Plain] | Opaque | None"
)
"""What a student's program can hand over, and what a case can expect."""

Setting: TypeAlias = tuple[tuple[str, Plain], ...]
"""File-level constants, as though the student had edited those lines."""
