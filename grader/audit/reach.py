"""Which definitions of a program a call comes through, and in which two programs differ."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from functools import cache


def reached(source: str, names: Iterable[str]) -> frozenset[str]:
    """The file-level names that the given ones can come to use, however indirectly; they themselves too."""
    uses = _uses(source)
    found: set[str] = set()
    waiting = [name for name in names if name in uses]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [used for used in uses[name] if used in uses]
    return frozenset(found)


def mentioned(source: str, names: Iterable[str]) -> frozenset[str]:
    """All names that occur in what the given ones can come to use, also those of modules."""
    uses = _uses(source)
    return frozenset(used for name in reached(source, names) for used in uses[name])


def users(source: str, name: str) -> frozenset[str]:
    """The file-level names whose definitions use this one directly, without itself."""
    return frozenset(user for user, used in _uses(source).items() if name in used and user != name)


def changed(solution: str, source: str) -> frozenset[str]:
    """The file-level names that are defined otherwise, or in one of the two only."""
    before, after = _definitions(solution), _definitions(source)
    return frozenset(
        name for name in before.keys() | after.keys() if _text(before.get(name)) != _text(after.get(name))
    )


@cache
def _uses(source: str) -> dict[str, frozenset[str]]:
    return {name: _used(statements) for name, statements in _definitions(source).items()}


def _definitions(source: str) -> dict[str, list[ast.stmt]]:
    found: dict[str, list[ast.stmt]] = {}
    for statement in ast.parse(source).body:
        for name in _names(statement):
            found.setdefault(name, []).append(statement)
    return found


def _names(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case _:
            stored = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
            return [node.id for node in stored if isinstance(node.ctx, ast.Store)]


def _used(statements: list[ast.stmt]) -> frozenset[str]:
    nodes = (node for statement in statements for node in ast.walk(statement))
    return frozenset(node.id for node in nodes if isinstance(node, ast.Name))


def _text(statements: list[ast.stmt] | None) -> str:
    return "\n".join(ast.unparse(statement) for statement in statements or ())
