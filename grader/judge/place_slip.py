"""A place that a text or a list hasn't: which one was asked for, and how long it is, or why it came about."""

from __future__ import annotations

import ast
import re

from grader.judge.program import Program
from grader.judge.wording import count
from grader.model.inputs import unit
from grader.model.observation import StudentError
from grader.model.trace import Step, Trace

_PLACES = {"i", "j", "k", "n", "idx", "ind", "index", "pos", "position", "place", "spot", "at", "number"}
"""What beginners call a place."""


def no_such_place(program: Program, error: StudentError, trace: Trace | None) -> str | None:
    """The end of a sentence about an `IndexError`, if the step in which it was raised shows the values."""
    last = _raising(trace, error) if trace is not None and not trace.cut else None
    if last is None or not error.message.endswith("index out of range"):
        return None
    own = _bound_in_line(program, error.line)
    values = {
        name: value
        for name, text in last.variables
        if name not in own and (value := _value(text)) is not None
    }
    found = []
    for node in ast.walk(program.tree):
        if isinstance(node, ast.Subscript) and node.lineno == error.line and isinstance(node.value, ast.Name):
            name, owner, place = node.value.id, values.get(node.value.id), _number(node.slice, values)
            if (
                isinstance(owner, str | list | tuple)
                and place is not None
                and not -len(owner) <= place < len(owner)
            ):
                found.append(_sentence(name, owner, ast.unparse(node.slice), place))
    if not found or (_is_skipped_perhaps(program, error.line) and len(_places(program, error.line)) > 1):
        return None
    return found[0]


def _places(program: Program, line: int | None) -> set[str]:
    """What the line asks for by its place, as Python would write it."""
    return {
        ast.unparse(node)
        for node in ast.walk(program.tree)
        if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice) and node.lineno == line
    }


def _is_skipped_perhaps(program: Program, line: int | None) -> bool:
    """Whether not all of the line is looked at each time: behind `and`, `or`, `if` in an expression."""
    return any(
        isinstance(node, ast.BoolOp | ast.IfExp | ast.Lambda)
        and node.lineno <= (line or 0) <= (node.end_lineno or 0)
        for node in ast.walk(program.tree)
    )


def _bound_in_line(program: Program, line: int | None) -> set[str]:
    """Names that get a value within the line, so that the one before it tells nothing."""
    return {
        one.id
        for node in ast.walk(program.tree)
        if isinstance(node, ast.comprehension | ast.NamedExpr)
        for one in ast.walk(node.target)
        if isinstance(one, ast.Name) and one.lineno == line
    }


def place_behind_item(program: Program, error: StudentError) -> str | None:
    """`for digit, i in enumerate(guess):`, where the place comes first."""
    if not re.search("indices must be integers", error.message):
        return None
    nodes = [one for one in ast.walk(program.tree) if isinstance(one, ast.Subscript)]
    asked = {one.slice.id for one in nodes if one.lineno == error.line and isinstance(one.slice, ast.Name)}
    for node in ast.walk(program.tree):
        match node:
            case ast.For(
                target=ast.Tuple(elts=[ast.Name(id=first), ast.Name(id=second)]),
                iter=ast.Call(func=ast.Name(id="enumerate")) as over,
                end_lineno=int() as last,
            ) if (
                second in asked & _PLACES
                and first not in _PLACES
                and error.line is not None
                and node.lineno <= error.line <= last
            ):
                return (
                    f"`{second}` is an item and not its place, because `enumerate` gives the place first. "
                    f"Write `for {second}, {first} in {program.text(over)}:`."
                )
            case _:
                pass
    return None


def drawn_too_high(program: Program, error: StudentError) -> str | None:
    """`x[random.randint(0, len(x))]`, perhaps with the place in a variable of its own."""
    nodes = [one for one in ast.walk(program.tree) if isinstance(one, ast.Subscript)]
    nodes = [one for one in nodes if one.lineno == error.line]
    if len(nodes) != 1:
        return None  # it may be the other one
    owner, drawn, where = ast.unparse(nodes[0].value), nodes[0].slice, "this line"
    if isinstance(drawn, ast.Name):
        given = [one for one in program.inside(drawn.id) if one.function == error.function]
        if len(given) != 1 or not isinstance(given[0].node, ast.Assign):
            return None
        drawn, where = given[0].node.value, f"line {given[0].line}"
    match drawn:
        case ast.Call(func=ast.Name(id="randint") | ast.Attribute(attr="randint"), args=[_, last]) if (
            ast.unparse(last) == f"len({owner})"
        ):
            return (
                f"`{owner}` has no such place. In {where} `{ast.unparse(drawn)}` can also draw "
                f"`len({owner})` itself, but the last place is one less, because the first is 0. Write "
                f"`len({owner}) - 1` there."
            )
        case ast.Call(
            func=ast.Name(id="randint") | ast.Attribute(attr="randint"),
            args=[_, ast.Constant(value=int() as high)],
        ) if (length := _length(program, owner)) and high >= length:
            return (
                f"`{owner}` has no such place. In {where} `{ast.unparse(drawn)}` can also draw {high}. The "
                f"first place of `{owner}` is 0, and the last is {length - 1}."
            )
        case _:
            return None


def _length(program: Program, name: str) -> int | None:
    """Of the text that a name always stands for, if that is written down."""
    match [one.node for one in program.bindings if one.name == name]:
        case [ast.Assign(value=ast.Constant(value=str() as text))]:
            return len(text)
        case _:
            return None


def _raising(trace: Trace, error: StudentError) -> Step | None:
    """The last step of all, but for those of callers with an `except` on the way out."""
    depth = None
    for step in reversed(trace.steps):
        if step.line == error.line and step.function == error.function:
            return step if depth is None or step.depth > depth else None
        depth = max(depth or 0, step.depth)
    return None


def _sentence(name: str, owner: str | list[object] | tuple[object, ...], asked: str, place: int) -> str:
    noun = unit(owner) if isinstance(owner, str) else "item"
    which = f"place {place}" if asked.lstrip("-").isdigit() else f"place {place} (`{asked}`)"
    if not owner:
        return f"it asks for {which} of `{name}`, but `{name}` is empty there."
    last = len(owner) - 1
    there = "only place 0" if last == 0 else f"only the places 0 to {last}"
    return f"it asks for {which} of `{name}`, but `{name}` has {count(len(owner), noun)} there, so {there}."


def _value(text: str) -> object:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None  # a long value is recorded cut short, another isn't plain


def _number(node: ast.expr, values: dict[str, object]) -> int | None:
    """A place that is written as a number, a name, or a sum of those."""
    match node:
        case ast.Constant(value=int() as number):
            return number
        case ast.Name(id=name):
            value = values.get(name)
            return value if isinstance(value, int) else None
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            number_of = _number(operand, values)
            return None if number_of is None else -number_of
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as sign, right=right):
            one, other = _number(left, values), _number(right, values)
            if one is None or other is None:
                return None
            return one + other if isinstance(sign, ast.Add) else one - other
        case _:
            return None
