"""Functions that end, or should end, with their loop: what the text of a function adds to a wrong value."""

from __future__ import annotations

import ast

from grader.judge.oddity import oddities
from grader.judge.program import Function, Program, own

_Loop = ast.For | ast.While


def ends_in_first_round(program: Program, name: str) -> str | None:
    """A `return` of the function that stands in a `for` loop and is always reached in its first round."""
    loops = {
        one.lineno
        for function in _functions(program, name)
        for node in own(function)
        if isinstance(node, ast.For)
        for one in node.body
        if isinstance(one, ast.Return)
    }
    return next((one.what for one in oddities(program) if one.function == name and one.line in loops), None)


def printed_in_loop(program: Program, name: str) -> str | None:
    """A function that prints all it has to say in a loop, and goes on: a `return` there would end it."""
    functions = _functions(program, name)
    if not functions or not all(_prints(one) for one in functions):
        return None
    for function in functions:
        loops = [node for node in own(function) if isinstance(node, _Loop)]
        inside = {id(one) for loop in loops for part in loop.body for one in _prints(part)}
        left = any(isinstance(one, ast.Break | ast.Return) for loop in loops for one in own(loop))
        if left or not all(id(one) in inside for one in _prints(function)):
            return None
    return (
        f"`{name}` prints in its loop and returns nothing (`None`). A `return` in place of the `print` would "
        "end the loop at once. So collect in a variable what is printed now, and `return` it after the loop: "
        "only what is returned can be used further."
    )


def _functions(program: Program, name: str) -> list[Function]:
    """The last one of that name, which is the one that counts; none if the file hasn't one."""
    last = program.definitions(name)[-1:]
    return [node for node in program.tree.body if isinstance(node, Function) and node.lineno in last]


def _prints(node: ast.AST) -> list[ast.Call]:
    return [
        one
        for one in [node, *own(node)]
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "print"
    ]
