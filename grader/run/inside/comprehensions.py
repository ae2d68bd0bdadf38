"""Comprehensions as functions of their own, which they were for every Python before 3.12.

Newer ones make them a part of the function around them. Who steps through that function would see the same
line again for each item, on some computers and not on others.
"""

from __future__ import annotations

import _ast

from .own import OWN

globals().update(OWN)

_PARAMETER = ".items"
"""No name that a program can have."""
_COMPREHENSIONS = (_ast.ListComp, _ast.SetComp, _ast.DictComp)
_TIED = ("super", "locals", "vars", "dir", "eval", "exec")
"""Functions that mean something else in a function of its own; so do `:=` and `await`."""


def set_apart(node: _ast.AST) -> None:
    """Change those below the node, in place."""
    for field in node._fields:
        held = getattr(node, field, None)
        if isinstance(held, list):
            held[:] = [_apart(part) for part in held]
        elif isinstance(held, _ast.AST):
            setattr(node, field, _apart(held))


def _apart(node: object) -> object:
    if not isinstance(node, _ast.AST):
        return node
    if not isinstance(node, _COMPREHENSIONS) or _is_tied(node):
        set_apart(node)
        return node
    first = node.generators[0]
    place = {name: getattr(node, name) for name in node._attributes}
    parameter = _ast.arg(arg=_PARAMETER, annotation=None, type_comment=None, **place)
    parameters = _ast.arguments(
        posonlyargs=[parameter], args=[], vararg=None, kwonlyargs=[], kw_defaults=[], kwarg=None, defaults=[]
    )
    set_apart(first)
    items, first.iter = first.iter, _ast.Name(id=_PARAMETER, ctx=_ast.Load(), **place)
    function = _ast.Lambda(args=parameters, body=node, **place)
    return _ast.Call(func=function, args=[items], keywords=[], **place)


def _is_tied(node: _ast.AST) -> bool:
    if isinstance(node, (_ast.NamedExpr, _ast.Await)) or getattr(node, "is_async", False):
        return True
    if isinstance(node, _ast.Name) and node.id in _TIED:
        return True
    below = [getattr(node, field, None) for field in node._fields]
    return any(
        _is_tied(part)
        for held in below
        for part in (held if isinstance(held, list) else [held])
        if isinstance(part, _ast.AST)
    )
