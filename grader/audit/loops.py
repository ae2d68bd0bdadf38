"""Slips of a beginner around loops: a statement one level too deep or not deep enough, an end too soon."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

Loop = ast.For | ast.While
_Moves = ast.Expr | ast.Assign | ast.AugAssign


@dataclass(frozen=True, slots=True)
class LoopSlip:
    new: ast.stmt
    """The statement around the loop, with the loop changed."""
    about: ast.stmt
    """The statement that was moved, or the loop that ends too soon."""
    how: str
    """What has become of it, as the end of a title."""


def loop_slips(around: ast.expr | ast.stmt) -> Iterator[LoopSlip]:
    """For the loops directly in a statement, in reading order."""
    for field in ("body", "orelse", "finalbody"):
        block = getattr(around, field, None)
        if isinstance(around, ast.stmt) and isinstance(block, list):
            for at, loop in enumerate(block):
                if isinstance(loop, Loop) and not loop.orelse:
                    for slip in _of_loop(loop, block[at + 1 :]):
                        yield LoopSlip(_with(around, field, [*block[:at], *slip[0]]), slip[1], slip[2])


_Slip = tuple[list[ast.stmt], ast.stmt, str]


def _of_loop(loop: Loop, rest: list[ast.stmt]) -> Iterator[_Slip]:
    last = loop.body[-1]
    goes_on = not isinstance(last, ast.Return | ast.Raise | ast.Break | ast.Continue)
    if goes_on:
        yield [_with(loop, "body", [*loop.body, ast.Break()]), *rest], loop, "ended after its first round"
    if isinstance(loop, ast.For) and isinstance(last, _Moves) and len(loop.body) > 1:
        yield [_with(loop, "body", loop.body[:-1]), last, *rest], last, "after the loop, not in it"
    if goes_on and rest and isinstance(rest[0], ast.Return | _Moves):
        yield [_with(loop, "body", [*loop.body, rest[0]]), *rest[1:]], rest[0], "in the loop, not after it"


def _with(statement: ast.stmt, field: str, block: list[ast.stmt]) -> ast.stmt:
    made = copy.copy(statement)
    setattr(made, field, block)
    return made
