"""A variable that has the name of a function, so that the function can't be called any more."""

from __future__ import annotations

import ast
import builtins
import re

from grader.judge.program import Binding, Program
from grader.model.observation import StudentError

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)


def shadowed(program: Program, error: StudentError) -> str | None:
    """The end of a sentence about a call that can't be one, if the line calls one variable only."""
    if error.line is None or not re.match(r"'\w+' object is not callable", error.message):
        return None
    calls = [
        node.func
        for node in ast.walk(program.tree)
        if isinstance(node, ast.Call) and node.lineno <= error.line <= (node.end_lineno or node.lineno)
    ]
    if not all(isinstance(one, ast.Name | ast.Attribute) for one in calls):
        return None
    names = {one.id for one in calls if isinstance(one, ast.Name)}
    variables = {name: one for name in sorted(names) if (one := _variable(program, name, error.function))}
    if len(variables) != 1:
        return None
    ((name, one),) = variables.items()
    return _not_the_function(program, name, one)


def without_value(program: Program, error: StudentError) -> str | None:
    """`input = input(…)`: in the whole function the name is that of the variable."""
    name = error.missing_name or ""
    if not any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == name
        and error.line is not None
        and node.lineno <= error.line <= (node.end_lineno or node.lineno)
        for node in ast.walk(program.tree)
    ):
        return None  # `sum += 1`: a value is missing, whatever the variable is called
    own = [one for one in program.inside(name) if one.function == error.function]
    return _not_the_function(program, name, own[0]) if own else None


def _variable(program: Program, name: str, function: str | None) -> Binding | None:
    """Where the name gets a value that isn't a definition, and is seen in the function."""
    for scope in dict.fromkeys((function, None)):
        found = [one for one in program.bindings if one.name == name and one.function == scope]
        if found:
            return None if isinstance(found[-1].node, _DEFINITIONS) else found[0]
    return None


def _not_the_function(program: Program, name: str, one: Binding) -> str | None:
    what = "a parameter" if isinstance(one.node, ast.arguments) else "a variable"
    if program.definitions(name):
        function = f"your function `{name}`"
    elif hasattr(builtins, name):
        function = f"Python's own `{name}`"
    else:
        return None
    return (
        f"`{name}` is {what} here (line {one.line}), and so not {function}. "
        f"Give {what.replace('a ', 'the ')} another name."
    )
