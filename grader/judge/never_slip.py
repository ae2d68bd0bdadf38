"""Lines that are never reached, and conditions of loops that never change."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.judge.program import Function, Program, named_without_sign
from grader.judge.wording import listed

_LEAVES = (ast.Return, ast.Raise, ast.Break, ast.Continue)
_HARMLESS = (ast.Pass, ast.Break, ast.Continue)
_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def never_reached(program: Program) -> list[tuple[int, str]]:
    """Line and sentence of each statement that stands behind one that leaves its block."""
    found = []
    for body in _bodies(program.tree):
        at = next((at for at, one in enumerate(body) if isinstance(one, _LEAVES)), len(body))
        rest = [one for one in body[at + 1 :] if not _does_nothing(one)]
        if not rest or _makes_a_generator(rest) or rest[0].lineno == body[at].lineno:
            continue
        leaving, first = (program.shown(one.lineno) for one in (body[at], rest[0]))
        more = "and what follows it in its block are" if len(rest) > 1 else "is"
        found.append(
            (
                rest[0].lineno,
                f"Line {rest[0].lineno}, `{first}`, {more} never reached: `{leaving}` in line "
                f"{body[at].lineno} comes first.",
            )
        )
    return sorted(found)


def _bodies(tree: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(tree):
        for part in ("body", "orelse", "finalbody"):
            body = getattr(node, part, None)
            if isinstance(body, list):
                yield body


def _does_nothing(node: ast.stmt) -> bool:
    return isinstance(node, _HARMLESS) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def _makes_a_generator(rest: list[ast.stmt]) -> bool:
    return any(isinstance(one, ast.Yield | ast.YieldFrom) for node in rest for one in ast.walk(node))


def never_true(program: Program) -> list[tuple[int, str]]:
    """`if validate(guess):`, where the function returns nothing in any case."""
    silent = {one.name for one in program.tree.body if isinstance(one, ast.FunctionDef) and _is_silent(one)}
    silent -= {node.arg for node in ast.walk(program.tree) if isinstance(node, ast.arg)}
    silent -= {name for name in silent if len([one for one in program.bindings if one.name == name]) > 1}
    found = {}
    for node in ast.walk(program.tree):
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            for name, compared in _asked(node.test):
                if name in silent:
                    text = program.shown(node.test.lineno)
                    counts = "is neither `True` nor `False`" if compared else "counts as false"
                    found[node.test.lineno] = (
                        f"Look at line {node.test.lineno}, `{text}`. `{name}` has no `return` with a value, "
                        f"so what comes back is always nothing (`None`), and that {counts}."
                    )
    return sorted(found.items())


def _is_silent(function: ast.FunctionDef) -> bool:
    inside = [one for one in ast.walk(function) if one is not function]
    return (
        not function.decorator_list
        and not isinstance(function.body[-1], ast.Raise)
        and not any(
            (isinstance(one, ast.Return) and one.value is not None)
            or isinstance(one, ast.Yield | ast.YieldFrom | Function | ast.Lambda)
            for one in inside
        )
    )


def _asked(test: ast.expr) -> Iterator[tuple[str, bool]]:
    """Functions whose result the condition takes for true or false, and whether it is compared with that."""
    match test:
        case ast.BoolOp(values=values):
            for value in values:
                yield from _asked(value)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _asked(operand)
        case ast.Compare(left=left, ops=[_], comparators=[ast.Constant(value=bool())]):
            yield from ((name, True) for name, _ in _asked(left))
        case ast.Call(func=ast.Name(id=name)):
            yield name, False
        case _:
            pass


def never_changed(program: Program) -> list[tuple[int, str]]:
    """`while attempt <= 10:` in which `attempt` stays what it is."""
    shared = {
        name
        for node in ast.walk(program.tree)
        if isinstance(node, ast.Global | ast.Nonlocal)
        for name in node.names
    }
    found = []
    for function in ast.walk(program.tree):
        if isinstance(function, Function):
            own = {one.name for one in program.bindings if one.function == function.name}
            for node in ast.walk(function):
                if isinstance(node, ast.While) and (names := _compared(node, own - shared)):
                    text = program.shown(node.lineno)
                    found.append(
                        (
                            node.lineno,
                            f"Look at line {node.lineno}, `{text}`. Nothing in this loop changes "
                            f"{listed([f'`{name}`' for name in names], 'or')}, so the condition stays as "
                            "it is.",
                        )
                    )
    return sorted(set(found))


def _compared(loop: ast.While, own: set[str]) -> list[str]:
    """The variables of the condition, if it is sure that it is about numbers and nothing changes them."""
    match loop.test:
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if isinstance(sign, _ORDER):
            sides = [left, right]
        case _:
            return []
    names = [one.id for one in sides if isinstance(one, ast.Name)]
    fixed = [one for one in sides if isinstance(one, ast.Constant)]
    variables = [name for name in names if not name.isupper()]
    if len(names) + len(fixed) != 2 or not variables or not set(variables) <= own:
        return []
    changed = {
        one.id
        for node in loop.body
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store | ast.Del)
    }
    changed |= {name for node in loop.body for name in named_without_sign(node)}
    changed |= {
        one.value.id  # no number, and perhaps changed in place
        for node in loop.body
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute | ast.Subscript) and isinstance(one.value, ast.Name)
    }
    return [] if changed & set(variables) else variables
