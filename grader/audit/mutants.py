"""Wrong programs made from the solution by one small change each.

Mutation tools run a project's own test suite on changed files. Here the cases are the tests and the run room
runs them, so only the changing is needed, and that is a page of `ast`.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from grader.audit.changes import instead_of
from grader.audit.loops import loop_slips


@dataclass(frozen=True, slots=True)
class Mutant:
    id: str
    """`mutant-<line>-<number>`, counted over the whole file in reading order."""
    title: str
    """What was changed, as it stands before and after."""
    line: int
    """The line of the solution, from 1."""
    function: str | None
    """The function that was changed; `None` at file level."""
    source: str


def mutants_of(solution: str, *, without: Sequence[str] = ()) -> tuple[Mutant, ...]:
    """Every program that differs from the solution in one small thing, in reading order, no two alike.

    Texts that are only printed or returned are left as they are: their wording is free. `without` names
    functions that are left alone.
    """
    tree = ast.parse(solution)
    seen = {ast.unparse(tree)}
    found: list[Mutant] = []
    for change in _changes(tree, frozenset(without)):
        source = ast.unparse(_apply(tree, change))
        if source in seen:
            continue
        seen.add(source)
        line = change.line
        found.append(Mutant(f"mutant-{line}-{len(found) + 1}", change.title, line, change.function, source))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Change:
    """One node of the tree and what stands in its place."""

    old: ast.expr | ast.stmt
    new: ast.expr | ast.stmt
    function: str | None
    title: str
    line: int


def _changes(tree: ast.Module, without: frozenset[str]) -> Iterator[_Change]:
    for statement in tree.body:
        name = statement.name if isinstance(statement, ast.FunctionDef) else None
        if name in without or _is_guard(statement) or isinstance(statement, ast.Import | ast.ImportFrom):
            continue
        for old in _nodes(statement):
            for new in instead_of(old):
                yield _Change(old, new, name, _title(old, new), old.lineno)
            for slip in loop_slips(old):
                title = f"`{_short(slip.about)}` {slip.how}"
                yield _Change(old, slip.new, name, title, slip.about.lineno)


def _is_guard(statement: ast.stmt) -> bool:
    """`if __name__ == "__main__":` only says when the game starts."""
    return isinstance(statement, ast.If) and "__name__" in ast.unparse(statement.test)


def _nodes(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """In reading order. Texts, annotations and default wordings aren't entered."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _nodes(child)


def _apply(tree: ast.Module, change: _Change) -> ast.Module:
    """A copy of the tree with the change; the tree itself stays as it is."""
    mutated = copy.deepcopy(tree, {id(change.old): ast.copy_location(copy.deepcopy(change.new), change.old)})
    return ast.fix_missing_locations(mutated)


def _title(old: ast.expr | ast.stmt, new: ast.expr | ast.stmt) -> str:
    if isinstance(new, ast.Pass):
        return f"without `{_short(old)}`"
    return f"`{_short(new)}` in place of `{_short(old)}`"


def _short(node: ast.AST) -> str:
    """The first line, as Python would write it."""
    lines = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()
    return lines[0] if len(lines[0]) <= 60 else lines[0][:59] + "…"
