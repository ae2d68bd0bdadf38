"""A function or a method that is named, but not called, and the other way round: `guess.len()`."""

from __future__ import annotations

import ast
import re

from grader.judge.program import Program
from grader.judge.wording import cut
from grader.model.observation import StudentError

_FUNCTION = r"\b(?:function|method|builtin_function_or_method)\b"
_READERS = ("len", "list", "set", "str", "enumerate", "zip", "range")
"""Python's own functions that need a value, and never call what they are given."""
_LENGTH = ("len", "length", "size")
_FUNCTIONS_OF_ONE = ("int", "str", "sum", "max", "min", "sorted", "list", "set", "reversed", "print")
"""Python's own functions that beginners write behind a dot."""


def not_called(program: Program, error: StudentError) -> str | None:
    """The end of a sentence about an error that says that a function stands where a value should be."""
    if not re.search(_FUNCTION, error.message):
        return None
    own = re.search(r"['\"]function['\"]", error.message)
    return _before_a_dot(program, error) or (_only_named(program) if own else None)


def _before_a_dot(program: Program, error: StudentError) -> str | None:
    """`input.upper()`, `guess.upper.replace(…)`."""
    for node in ast.walk(program.tree):
        match node:
            case ast.Attribute(
                value=ast.Name(id=name) | ast.Attribute(attr=name), attr=attribute, end_lineno=line
            ) if attribute == error.missing_name and line == error.line:
                if name in program.functions or name not in [one.name for one in program.bindings]:
                    return (
                        f"`{name}` is a function, and without round brackets it isn't called. "
                        f"Write `{name}().{attribute}`."
                    )
            case _:
                pass
    return None


def _only_named(program: Program) -> str | None:
    """The one place of the file where a function of its own stands as a value, and not to be called later."""
    places = [
        node
        for parent in ast.walk(program.tree)
        for node in _values(program, parent)
        if isinstance(node, ast.Name) and node.id in program.functions
    ]
    if len(places) != 1:
        return None
    name, line = places[0].id, places[0].lineno
    asks = any(one.function == name and isinstance(one.node, ast.arguments) for one in program.bindings)
    return (
        f"a function stands where its result is needed. Line {line}, "
        f"`{program.shown(line)}`, only names `{name}`. To call it, write round brackets: "
        f"`{name}({'…' if asks else ''})`."
    )


def _values(program: Program, parent: ast.AST) -> list[ast.expr]:
    """Where a value is meant: what is given a name, compared, or handed to a function of the file."""
    match parent:
        case ast.Assign(value=value) | ast.Return(value=ast.expr() as value) | ast.For(iter=value):
            return [value]
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Call(func=ast.Name(id=name), args=values) if name in (*program.functions, *_READERS):
            return values
        case _:
            return []


def behind_a_dot(program: Program, error: StudentError) -> str | None:
    """`guess.len()`, where Python has `len(guess)`."""
    name = error.missing_name or ""
    wanted = "len" if name in _LENGTH else name if name in _FUNCTIONS_OF_ONE else None
    if wanted is None or not re.match(r"'(str|list|tuple|dict|set|int)' object", error.message):
        return None
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Attribute) and node.attr == name and node.end_lineno == error.line:
            value = cut(ast.unparse(node.value))
            return f"`{name}` doesn't stand behind a dot. Write `{wanted}({value})`."
    return None
