"""Lines that are certain to do something else than they look like, whatever the program is about."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from grader.judge.program import Function, Program, file_level
from grader.judge.wording import cut

_IN_PLACE = ("shuffle", "sort", "reverse", "append", "extend", "insert", "remove", "clear", "update", "add")
"""Methods and functions that change what they are given, and return `None`."""


class Oddity(NamedTuple):
    line: int
    function: str | None
    name: str
    """The variable that gets another value than it seems; empty if none."""
    what: str
    """A sentence that begins with the line."""


@lru_cache(maxsize=1)
def oddities(program: Program) -> tuple[Oddity, ...]:
    """In the order of the file. Each case asks for them anew."""
    found: list[Oddity] = []
    for function, node in _with_function(program.tree, None):
        found += _of_loop(program, function, node)
        found += _of_assignment(program, function, node)
    return tuple(sorted(found, key=lambda one: one.line))


def twice_defined(program: Program) -> dict[str, list[int]]:
    """Functions that the file defines more than once, with their lines."""
    lines: dict[str, list[int]] = {}
    decorated = set()
    for node in program.tree.body:  # those below an `if` may be meant for different cases
        if isinstance(node, Function):
            lines.setdefault(node.name, []).append(node.lineno)
            decorated |= {node.name} if node.decorator_list else set()
    used = [one for node in file_level(program) for one in ast.walk(node) if isinstance(one, ast.Name)]
    return {
        name: its
        for name, its in lines.items()
        if len(its) > 1 and name not in decorated
        if not any(one.id == name and its[0] < one.lineno < its[-1] for one in used)
    }


def _with_function(node: ast.AST, function: str | None) -> Iterator[tuple[str | None, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        yield function, child
        inner = child.name if isinstance(child, ast.FunctionDef) else function
        yield from _with_function(child, inner)


def _of_loop(program: Program, function: str | None, node: ast.AST) -> list[Oddity]:
    """A `return` that every first round reaches."""
    if not isinstance(node, ast.For | ast.While) or any(
        isinstance(one, ast.Continue) for one in ast.walk(node)
    ):
        return []
    last = next((one for one in node.body if isinstance(one, ast.Return)), None)
    if last is None:
        return []
    loop = "for" if isinstance(node, ast.For) else "while"
    return [
        Oddity(
            last.lineno,
            function,
            "",
            f"{_shown(program, last)} stands inside of the `{loop}` loop of line {node.lineno}, so the loop "
            "ends in its first round. If it belongs after the loop, indent it less.",
        )
    ]


def _of_assignment(program: Program, function: str | None, node: ast.AST) -> list[Oddity]:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.UnaryOp(op=ast.UAdd(), operand=value)) if (
            re.search(r"=\+", program.lines[node.lineno - 1])
        ):
            better = f"{name} += {cut(ast.unparse(value))}"
            what = f"only makes `{name}` {cut(ast.unparse(value))} each time. To add, write `{better}`."
        case ast.Assign(
            targets=[ast.Name(id=name)],
            value=ast.Call(func=ast.Attribute(attr=changes), args=arguments) as call,
        ) if changes in _IN_PLACE and _is_about(name, call, arguments) and not program.has_method(changes):
            what = _nothing_kept(name, changes, call)
        case _:
            return []
    return [Oddity(node.lineno, function, name, f"{_shown(program, node)} {what}")]


def _nothing_kept(name: str, changes: str, call: ast.Call) -> str:
    changed = call.args[0] if changes == "shuffle" else None
    if changed is not None and not isinstance(changed, ast.Name):
        return (
            f"makes `{name}` nothing (`None`), which is what `shuffle` returns. It changes a list itself: "
            "give the list a name before, and shuffle that."
        )
    if isinstance(changed, ast.Name) and changed.id != name:
        return (
            f"makes `{name}` nothing (`None`), which is what `shuffle` returns. It changes `{changed.id}` "
            f"itself. Leave out `{name} =`, and go on with `{changed.id}`."
        )
    return (
        f"loses what `{name}` was: `{changes}` changes `{name}` itself and returns nothing "
        f"(`None`). Leave out `{name} =`: `{cut(ast.unparse(call))}`."
    )


def _is_about(name: str, call: ast.Call, arguments: list[ast.expr]) -> bool:
    """`x = x.sort()`, `x = random.shuffle(x)`: the variable is what was changed."""
    match call.func:
        case ast.Attribute(value=ast.Name(id="random"), attr="shuffle"):
            return bool(arguments)
        case ast.Attribute(value=ast.Name(id=owner), attr=changes):
            return (
                owner == name
                and changes != "shuffle"
                and bool(arguments) == (changes not in ("sort", "reverse", "clear"))
            )
        case _:
            return False


def _shown(program: Program, node: ast.stmt) -> str:
    return f"Line {node.lineno}, `{program.shown(node.lineno)}`,"
