"""Loops that lose sight of what they go through, and errors that nobody hears of."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from grader.judge.program import Program

_SHORTEN = ("remove", "pop")


def shortened_in_loop(program: Program) -> list[tuple[int, str]]:
    """`for x in items: items.remove(x)`, or the same where the loop counts places."""
    found = []
    unordered = _unordered(program)
    for node in ast.walk(program.tree):
        match node:
            case ast.For(target=target, iter=ast.Name(id=name)):
                effect = (
                    f"goes through `{name}`. Here `{name}` gets shorter meanwhile, so the loop skips items"
                )
                better = f"Go through a copy: `for {ast.unparse(target)} in list({name}):`"
                lines = _shorter(node.body, name, of_lists=True) if name not in unordered else []
                found += [(line, f"{node.lineno} {effect}. {better}") for line in lines[:1]]
            case ast.For(iter=ast.Call(func=ast.Name(id="zip" | "enumerate"), args=several)):
                for name in [one.id for one in several if isinstance(one, ast.Name)]:
                    effect = (
                        f"goes through `{name}`. Here `{name}` gets shorter meanwhile, so the loop skips "
                    )
                    effect += f"items. Go through a copy of it: `list({name})`."
                    lines = _shorter(node.body, name, of_lists=True)
                    found += [(line, f"{node.lineno} {effect}") for line in lines[:1]]
            case ast.For(
                target=ast.Name(id=place), iter=ast.Call(func=ast.Name(id="range"), args=[_] | [_, _])
            ):
                for name in [one for one in _looked_at(node, place) if one not in unordered]:
                    effect = f"counts the places of `{name}`. Here `{name}` gets shorter meanwhile"
                    effect += ", so what stands behind changes its place."
                    lines = _shorter(node.body, name, from_the_end=False)
                    found += [(line, f"{node.lineno} {effect}") for line in lines[:1]]
            case _:
                pass
    return [
        (line, f"Line {line}, `{program.shown(line)}`: the loop of line {effect}")
        for line, effect in sorted(found)
    ]


def _looked_at(loop: ast.For, place: str) -> list[str]:
    """Names of what is asked for the place that the loop counts, in their order."""
    names = [
        node.value.id
        for node in ast.walk(loop)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and isinstance(node.slice, ast.Name)
        and node.slice.id == place
    ]
    return list(dict.fromkeys(names))


def _unordered(program: Program) -> set[str]:
    """Names of dictionaries and sets, where nothing moves if something is taken out."""
    names = set()
    for one in program.bindings:
        match one.node:
            case ast.Assign(value=ast.Dict() | ast.DictComp() | ast.Set() | ast.SetComp()):
                names.add(one.name)
            case ast.Assign(
                value=ast.Call(func=ast.Name(id="dict" | "set" | "Counter" | "defaultdict"))
                | ast.Call(func=ast.Attribute(attr="Counter" | "defaultdict" | "fromkeys"))
            ):
                names.add(one.name)
            case _:
                pass
    return names


def _shorter(
    body: list[ast.stmt], name: str, *, of_lists: bool = False, from_the_end: bool = True
) -> list[int]:
    """Lines that make it shorter, behind which the loop goes on: no `break` or `return` follows there."""
    lines = []
    for block in _blocks(body):
        ends = any(isinstance(one, ast.Break | ast.Return) for one in block)
        lines += [
            one.lineno
            for one in block
            if not ends and _takes_out(one, name, of_lists) and (from_the_end or not _is_the_last(one))
        ]
    return lines


def _blocks(body: list[ast.stmt]) -> Iterator[list[ast.stmt]]:
    yield body
    for statement in body:
        if not isinstance(statement, ast.For | ast.While | ast.FunctionDef):
            for part in ("body", "orelse"):
                inner = getattr(statement, part, None)
                if isinstance(inner, list):
                    yield from _blocks(inner)


def _is_the_last(statement: ast.stmt) -> bool:
    """`items.pop()`, behind which nothing stands."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="pop"), args=[])):
            return True
        case _:
            return False


def _takes_out(statement: ast.stmt, name: str, of_lists: bool) -> bool:
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=changes))):
            return owner == name and changes in _SHORTEN
        case ast.Delete(targets=[ast.Subscript(value=ast.Name(id=owner))]):
            return owner == name
        case ast.Assign(
            targets=[ast.Name(id=target)],
            value=ast.Call(
                func=ast.Attribute(value=ast.Name(id=owner), attr="replace"),
                args=[_, ast.Constant(value=""), *_],
            ),
        ):
            return target == owner == name and not of_lists
        case _:
            return False


def silent_excepts(program: Program) -> list[tuple[int, str]]:
    """An `except` for all errors that does nothing about any."""
    lines = [
        node.lineno
        for node in ast.walk(program.tree)
        if isinstance(node, ast.ExceptHandler)
        and (node.type is None or (isinstance(node.type, ast.Name) and node.type.id == "Exception"))
        and all(isinstance(one, ast.Pass) for one in node.body)
    ]
    return [
        (
            line,
            f"Line {line}, `{program.shown(line)}`, hides every error of the lines above, "
            "slips of your own too. Take it out while you look for what is wrong: then Python tells you.",
        )
        for line in sorted(lines)
    ]
