"""Conditions that are always or never true, or that ask something else than it seems, whatever the values."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import NamedTuple

from grader.judge.program import Program
from grader.judge.wording import the_same_in

_TESTS = (ast.If, ast.While, ast.IfExp, ast.Assert)
_BEHIND_OR = "behind `or`, "
"""How a sentence begins that many lines may need: it is said of the first, and the others are listed."""
_MOST_SIDES = 100
"""Comparisons of one condition that are held against each other; students write fewer."""
_LENGTH = "len"
"""The only function that conditions may call here: it gives the same each time."""


class _Side(NamedTuple):
    """A comparison of something with a fixed value, turned so that the fixed value stands on the right."""

    what: str
    sign: type[ast.cmpop]
    value: str | int | float


def odd_conditions(program: Program) -> list[tuple[int, str]]:
    """Line and sentence of each, in the order of the file."""
    found = []
    variables = _variables(program)
    for node in ast.walk(program.tree):
        tests = [node.test] if isinstance(node, _TESTS) else []
        tests += node.ifs if isinstance(node, ast.comprehension) else []
        for test in tests:
            found += [(one.lineno, why) for one in _conditions(test) if (why := _why(program, one))]
        if isinstance(node, ast.Compare) and (why := _identity(node, variables)):
            found.append((node.lineno, why))
    shown: dict[int, str] = {}
    for line, why in found:
        text = program.shown(line)
        shown.setdefault(line, f"Look at line {line}, `{text}`. {why[0].upper()}{why[1:]}")
    first, *others = sorted({line for line, why in found if why.startswith(_BEHIND_OR)}) or [0]
    if others:
        shown[first] += the_same_in(others)
    return sorted((line, what) for line, what in shown.items() if line not in others)


def _conditions(test: ast.expr) -> Iterator[ast.expr]:
    """The condition, and all that it consists of."""
    yield from (one for one in ast.walk(test) if isinstance(one, ast.expr))


def _why(program: Program, node: ast.expr) -> str | None:
    match node:
        case ast.BoolOp(op=ast.Or(), values=[ast.Compare(ops=[_]) as first, *others]):
            return _alone(program, first, others) or _of_two(node)
        case ast.BoolOp():
            return _of_two(node)
        case _:
            return None


def _alone(program: Program, first: ast.Compare, others: list[ast.expr]) -> str | None:
    """`x == "A" or "B"`: the second text isn't compared with anything."""
    compared = first.comparators[0]
    for other in others:
        if isinstance(other, ast.Constant) and _is_fixed(other) and other.value:
            counts = "counts as true by itself, so this is always true"
        elif (
            isinstance(other, ast.Subscript)
            and _same_base(compared, other)
            and not _holds_truths(program, other.value)
        ):
            counts = "isn't compared with anything: unless it is empty or 0, it counts as true"
        else:
            continue
        sign = {ast.Eq: "==", ast.In: "in"}.get(type(first.ops[0]))
        whole = " or ".join(
            f"{program.text(first.left)} {sign} {program.text(one)}"
            if _may_be_compared(one)
            else program.text(one)
            for one in others
        )
        better = f" Write `{program.text(first)} or {whole}`."
        return f"{_BEHIND_OR}`{program.text(other)}` {counts}.{better if sign else ''}"
    return None


def _holds_truths(program: Program, base: ast.expr) -> bool:
    """Whether what stands in the list may be true or false itself, as in `used = [False] * 4`."""
    return isinstance(base, ast.Name) and any(
        isinstance(part, ast.Constant) and isinstance(part.value, bool)
        for one in program.bindings
        if one.name == base.id
        for part in ast.walk(one.node)
    )


def _may_be_compared(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant | ast.Subscript)


def _same_base(one: ast.expr, other: ast.Subscript) -> bool:
    return isinstance(one, ast.Subscript) and ast.unparse(one.value) == ast.unparse(other.value)


def _of_two(node: ast.BoolOp) -> str | None:
    """Two comparisons of one and the same thing that can't be true together, or of which one always is."""
    sides = [side for value in node.values[:_MOST_SIDES] if (side := _side(value))]
    if isinstance(node.op, ast.And):
        for one, other in _pairs(sides):
            if one.sign is ast.Eq and other.sign is ast.Eq and one.value != other.value:
                return f"`{one.what}` can't be {one.value!r} and {other.value!r} at once. Is `or` meant?"
            if _apart(one, other):
                low, high = one.value, other.value
                return (
                    f"this is never true: nothing is below {low!r} and above {high!r} at once. Is `or` meant?"
                )
    else:
        for one, other in _pairs(sides):
            if one.sign is ast.NotEq and other.sign is ast.NotEq and one.value != other.value:
                return (
                    f"this is always true: whatever `{one.what}` is, it isn't both {one.value!r} and "
                    f"{other.value!r}. Is `and` meant?"
                )
    return None


def _pairs(sides: list[_Side]) -> Iterator[tuple[_Side, _Side]]:
    for one in sides:
        for other in sides:
            alike = isinstance(one.value, str) == isinstance(other.value, str)
            if one is not other and one.what == other.what and alike:
                yield one, other


def _apart(one: _Side, other: _Side) -> bool:
    """Whether the first wants something below a value, and the second something above one that isn't less."""
    if not (one.sign is ast.Lt and other.sign is ast.Gt):
        return False
    match one.value, other.value:
        case str() as low, str() as high:
            return low <= high
        case int() | float() as low, int() | float() as high:
            return low <= high
        case _:
            return False


_TURNED = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.Eq: ast.Eq, ast.NotEq: ast.NotEq}


def _side(node: ast.expr) -> _Side | None:
    match node:
        case ast.Compare(
            left=left, ops=[sign], comparators=[ast.Constant(value=str() | int() | float() as value)]
        ):
            what, kind = left, type(sign)
        case ast.Compare(
            left=ast.Constant(value=str() | int() | float() as value), ops=[sign], comparators=[what]
        ):
            turned = _TURNED.get(type(sign))
            if turned is None:
                return None
            kind = turned
        case _:
            return None
    if kind not in _TURNED or not _is_steady(what):
        return None
    return _Side(ast.unparse(what), kind, value)


def _is_steady(node: ast.expr) -> bool:
    """Whether it is the same, however often it is looked at within one condition."""
    return all(
        isinstance(one.func, ast.Name) and one.func.id == _LENGTH
        for one in ast.walk(node)
        if isinstance(one, ast.Call)
    ) and not any(isinstance(one, ast.NamedExpr | ast.Await) for one in ast.walk(node))


def _variables(program: Program) -> set[str] | None:
    """What `is` can't be meant for; `None` where the file has objects of its own."""
    if any(isinstance(one, ast.ClassDef) for one in ast.walk(program.tree)):
        return None
    kept = {one.name for one in program.bindings if _is_kept_for_itself(one.node)}
    return {one.name for one in program.bindings} - kept


def _identity(node: ast.Compare, bound: set[str] | None) -> str | None:
    """`is` with a text or a number, or between variables."""
    for left, sign, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
        if not isinstance(sign, ast.Is | ast.IsNot):
            continue
        word, better = ("is", "==") if isinstance(sign, ast.Is) else ("is not", "!=")
        if _is_fixed(left) or _is_fixed(right):
            return f"`{word}` doesn't compare what texts and numbers say. To compare, write `{better}`."
        if bound is not None and _is_variable(left, bound) and _is_variable(right, bound):
            return (
                f"`{word}` asks whether both are one and the same object, and two equal texts needn't be. To "
                f"compare what they say, write `{better}`."
            )
    return None


def _is_kept_for_itself(one: ast.AST) -> bool:
    """Whether a name gets no text or number there, but a mark of its own, as `object()`, or a list."""
    return not isinstance(one, ast.Assign | ast.arguments | ast.Name) or (
        isinstance(one, ast.Assign) and _is_other(one.value)
    )


def _is_other(value: ast.expr) -> bool:
    match value:
        case ast.Constant(value=None | bool()) | ast.Call(func=ast.Name(id="object")):
            return True
        case ast.List() | ast.Tuple() | ast.Dict() | ast.Set() | ast.Lambda() | ast.ListComp():
            return True
        case _:
            return False


def _is_fixed(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (str, int, float)


def _is_variable(node: ast.expr, bound: set[str]) -> bool:
    match node:
        case ast.Name(id=name):
            return name.islower() and name in bound
        case ast.Subscript():
            return True
        case _:
            return False
