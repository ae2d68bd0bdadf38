"""Lines of the student's file that do nothing, though they look as if they did."""

from __future__ import annotations

import ast
import builtins

from grader.judge.program import Function, Program
from grader.judge.wording import cut

_NEW_TEXT = (
    "upper",
    "lower",
    "strip",
    "lstrip",
    "rstrip",
    "format",
    "replace",
    "title",
    "capitalize",
    "join",
    "removeprefix",
    "removesuffix",
)


_SIGNS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
}


def idle_lines(program: Program) -> list[tuple[int, str]]:
    """Line and sentence of each, in the order of the file."""
    found = []
    for parent in ast.walk(program.tree):
        for body in (getattr(parent, name, None) for name in ("body", "orelse", "finalbody")):
            for node in body if isinstance(body, list) else ():
                if isinstance(node, ast.Expr) and (why := _why(program, node.value)):
                    text = program.shown(node.lineno)
                    found.append((node.lineno, f"Line {node.lineno}, `{text}`, does nothing: {why}"))
    return sorted(found)


def _why(program: Program, value: ast.expr) -> str | None:
    match value:
        case ast.Compare(left=ast.Name() | ast.Subscript() | ast.Attribute(), ops=[ast.Eq()]):
            return "it only compares. To give a value to a name, write a single `=`."
        case ast.BinOp(left=ast.Name(id=name), op=op, right=right) if type(op) in _SIGNS:
            better = f"{name} {_SIGNS[type(op)]}= {cut(program.text(right))}"
            return f"it works something out, and throws it away. To keep it in `{name}`, write `{better}`."
        case ast.BinOp(op=op) if type(op) in _SIGNS and not _calls(value):
            return "it works something out, and throws it away. Is a name with `=` missing before it?"
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return _only_named(program, value, name)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=text), attr=name), args=arguments) if (
            name in _NEW_TEXT and not program.has_method(name) and not _is_module(program, text)
        ):
            if name == "join":
                return "`join` makes a new text, which is thrown away." if arguments else None
            return f"`{name}` makes a new text, which is thrown away. Keep it: `{text} = {text}.{name}(…)`."
        case _:
            return None


def _only_named(program: Program, value: ast.expr, name: str) -> str | None:
    if isinstance(value, ast.Attribute):
        if _is_property(program, name):
            return None
        may_be_called = program.has_method(name) or _is_method(name)
    else:
        may_be_called = _can_be_called(program, name)
    if may_be_called:
        return f"it only names `{name}`. To call it, write round brackets: `{name}()`."
    if isinstance(value, ast.Attribute):
        return f"it only names `{name}`."
    if not any(isinstance(node, Function) and _is_in(value, node) for node in ast.walk(program.tree)):
        return f"it only names `{name}`. To show its value, write `print({name})`."
    return f"it only names `{name}`. Is a `return` missing, as in `return {name}`?"


def _is_in(value: ast.expr, function: ast.AST) -> bool:
    return any(one is value for one in ast.walk(function))


def _is_property(program: Program, name: str) -> bool:
    """Whether to name it may be enough for something to be done."""
    return any(
        one.name == name and isinstance(one.node, Function) and one.node.decorator_list
        for one in program.bindings
    )


def _is_method(name: str) -> bool:
    return any(hasattr(kind, name) for kind in (str, list, dict, set))


def _is_module(program: Program, name: str) -> bool:
    return any(one.name == name and isinstance(one.node, ast.Import) for one in program.bindings)


def _calls(value: ast.expr) -> bool:
    """Whether a function may do something in it, such as print."""
    return any(isinstance(one, ast.Call) for one in ast.walk(value))


def _can_be_called(program: Program, name: str) -> bool:
    """A name that the file doesn't give a value, or one of its functions."""
    bound = [one for one in program.bindings if one.name == name]
    if not bound:
        return hasattr(builtins, name)
    return any(isinstance(one.node, ast.FunctionDef | ast.ClassDef | ast.ImportFrom) for one in bound)
