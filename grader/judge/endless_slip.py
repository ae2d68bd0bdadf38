"""A function that calls itself without end: in which line, and whether that line belongs into it."""

from __future__ import annotations

import ast

from grader.judge.program import Program
from grader.model.observation import StudentError


def calls_itself(program: Program, error: StudentError) -> str | None:
    """The end of a sentence about a `RecursionError`, if the line that it names has the call."""
    name = error.function
    calls = [
        node
        for node in ast.walk(program.tree)
        if isinstance(node, ast.Call) and node.lineno == error.line and _called(node) == name
    ]
    if name is None or not calls:
        return None
    sentence = f"`{name}` calls itself in this line, again and again, and never comes to an end."
    if not _is_last(program, name, calls[0]):
        return sentence
    return (
        f"{sentence} If the line should only start `{name}`, begin it at the left edge, below the function."
    )


def _called(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(id="self"), attr=name):
            return name
        case _:
            return None


def _is_last(program: Program, name: str, call: ast.Call) -> bool:
    """Whether a function of the file ends with the bare call, as when that is indented by mistake."""
    for node in program.tree.body:
        match node:
            case ast.FunctionDef(name=other, body=[*_, ast.Expr(value=last)]) if (
                other == name and last is call
            ):
                return not call.args
            case _:
                pass
    return False
