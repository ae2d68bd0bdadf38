"""Values that get lost: what a function is given and never looks at, and what it returns to itself."""

from __future__ import annotations

import ast

from grader.judge.program import Function, Program, own
from grader.judge.wording import the_same_in


def lost_values(program: Program) -> list[tuple[int, str]]:
    """Line and sentence of each, in the order of the file."""
    found = []
    for node in program.tree.body:
        if isinstance(node, Function):
            found += _parameters(program, node) + _own_results(program, node)
    return sorted(found)


def _parameters(program: Program, function: Function) -> list[tuple[int, str]]:
    if _is_begun_only(function):
        return []
    found = []
    parameters = [*function.args.posonlyargs, *function.args.args]
    always_given = parameters[: len(parameters) - len(function.args.defaults)]
    for parameter in always_given:
        name = parameter.arg
        if over := _overwritten(function, name):
            text = program.shown(over.lineno)
            found.append(
                (
                    over.lineno,
                    f"Line {over.lineno}, `{text}`, throws away what `{function.name}` is given as `{name}`. "
                    "To use what it is given, leave that line out.",
                )
            )
        elif not name.startswith("_") and not _mentioned(function, name):
            found.append(
                (
                    function.lineno,
                    f"`{function.name}` (line {function.lineno}) never looks at `{name}`, which it is given.",
                )
            )
    return found


def _is_begun_only(function: Function) -> bool:
    """Whether there is nothing yet that could look at anything."""
    return all(
        isinstance(one, ast.Pass | ast.Raise)
        or (isinstance(one, ast.Expr | ast.Return) and not isinstance(one.value, ast.expr))
        or (isinstance(one, ast.Expr | ast.Return) and isinstance(one.value, ast.Constant))
        for one in function.body
    )


def _overwritten(function: Function, name: str) -> ast.Assign | None:
    """The first statement about the parameter, if it gives it another value without a look at its own."""
    for statement in function.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                return None if _mentioned(value, name) else statement
            case _:
                if _mentioned(statement, name):
                    return None
    return None


def _mentioned(node: ast.AST, name: str) -> bool:
    """Whether the name stands there, or everything that has a name is asked for."""
    return any(
        isinstance(one, ast.Name) and one.id in (name, "locals", "vars", "eval", "exec")
        for one in ast.walk(node)
        if one is not node or isinstance(node, ast.Name)
    )


def _own_results(program: Program, function: Function) -> list[tuple[int, str]]:
    """A function that calls itself, and throws away what comes back."""
    inside = list(own(function))
    answers = any(isinstance(one, ast.Return) and _is_value(one.value) for one in inside)
    lines = sorted(
        one.lineno for one in inside if isinstance(one, ast.Expr) and _calls(one.value, function.name)
    )
    if not answers or not lines:
        return []
    message = (
        f"Line {lines[0]}, `{program.shown(lines[0])}`, calls `{function.name}` anew, "
        "and what that returns gets lost. If it is the answer, write `return` in front."
    )
    return [(lines[0], message + the_same_in(lines[1:]))]


def _is_value(node: ast.expr | None) -> bool:
    return node is not None and not (isinstance(node, ast.Constant) and node.value is None)


def _calls(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
