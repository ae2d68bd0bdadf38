"""What a small slip could have put in the place of a piece of a program."""

from __future__ import annotations

import ast
from collections.abc import Iterator

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq, ast.Lt, ast.Gt),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


def instead_of(old: ast.expr | ast.stmt) -> Iterator[ast.expr] | Iterator[ast.stmt]:
    """Expressions for an expression, statements for a statement; nothing where no slip is known."""
    match old:
        case ast.Compare() | ast.BoolOp() | ast.UnaryOp() | ast.IfExp():
            return _other_conditions(old)
        case ast.BinOp() | ast.Constant():
            return _other_numbers(old)
        case ast.Call():
            return _other_calls(old)
        case ast.If() | ast.For() | ast.Break() | ast.Continue() | ast.Return() | ast.Raise():
            return _other_flow(old)
        case ast.stmt():
            return _other_statements(old)
        case _:
            return iter(())


def _other_conditions(old: ast.expr) -> Iterator[ast.expr]:
    match old:
        case ast.Compare(left, [operator], [right]):
            for other in _COMPARISONS[type(operator)]:
                yield ast.Compare(left, [other()], [right])
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.And() if isinstance(operator, ast.Or) else ast.Or(), values)
            yield from values
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case _:
            return


def _other_numbers(old: ast.expr) -> Iterator[ast.expr]:
    match old:
        case ast.BinOp(left, operator, right):
            if type(operator) in _OPERATORS:
                yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
            yield left
            if isinstance(operator, ast.Add | ast.Mult):
                yield right
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case _:
            return


def _other_calls(old: ast.Call) -> Iterator[ast.expr]:
    match old:
        case ast.Call(ast.Name(name), arguments, keywords) if name in _FUNCTIONS:
            yield ast.Call(ast.Name(_FUNCTIONS[name], ast.Load()), arguments, keywords)
        case ast.Call(ast.Name("range"), [*others, last], []):
            for step in (ast.Add(), ast.Sub()):
                moved = ast.BinOp(last, step, ast.Constant(1))
                yield ast.Call(ast.Name("range", ast.Load()), [*others, moved], [])
            if not others:
                yield ast.Call(ast.Name("range", ast.Load()), [ast.Constant(1), last], [])
        case ast.Call(ast.Attribute(value, _, ast.Load())):
            yield value  # the method isn't called
        case _:
            return


def _other_flow(old: ast.stmt) -> Iterator[ast.stmt]:
    match old:
        case ast.If(test, body, orelse):
            if not isinstance(test, ast.Compare | ast.UnaryOp):  # those are turned round as expressions
                yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
            yield ast.If(ast.Constant(False), body, orelse)
            yield ast.If(ast.Constant(True), body, orelse)
        case ast.For(target, source, body, orelse) if not _is_range(source):
            for part in (ast.Slice(ast.Constant(1)), ast.Slice(None, ast.Constant(-1))):
                items = ast.Call(ast.Name("list", ast.Load()), [source], [])
                yield ast.For(target, ast.Subscript(items, part, ast.Load()), body, orelse)
        case ast.Break() | ast.Continue():
            yield ast.Continue() if isinstance(old, ast.Break) else ast.Break()
            yield ast.Pass()
        case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield ast.Return(None)
        case ast.Raise():
            yield ast.Pass()
        case _:
            return


def _other_statements(old: ast.stmt) -> Iterator[ast.stmt]:
    match old:
        case ast.Expr(value) if not isinstance(value, ast.Constant):
            yield ast.Pass()
        case ast.Assign([ast.Name()], ast.Constant(str() as text)) if len(text) > 1:
            yield ast.Assign(old.targets, ast.Constant(text[:-1]))
        case ast.AugAssign(target, operator, value):
            yield ast.Pass()
            if type(operator) in _OPERATORS:
                yield ast.AugAssign(target, _OPERATORS[type(operator)](), value)
            yield ast.Assign([target], value)
        case _:
            return


def _is_range(source: ast.expr) -> bool:
    return isinstance(source, ast.Call) and isinstance(source.func, ast.Name) and source.func.id == "range"
