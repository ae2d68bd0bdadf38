"""Slips that belong to classes: a forgotten `self`, an `__init__` that is none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from grader.judge.program import Function, Program
from grader.model.observation import StudentError

_OBJECT = {"self", "this", "me", "cls", "slf", "s", "_", "__"}
"""What the first parameter of a method is called."""


def self_missing(program: Program, error: StudentError) -> str | None:
    """A sentence about a method that gets a value more than it takes, because `self` isn't among them."""
    found = re.match(r"(\w+)\.(\w+)\(\) takes .+ but \d+ (?:was|were) given", error.message)
    if found is None:
        return None
    for one in _classes(program, found[1]):
        for method in _methods(one):
            names = [argument.arg for argument in method.args.args]
            if method.name == found[2] and not method.decorator_list and not _OBJECT & set(names[:1]):
                line = f"def {method.name}({', '.join(['self', *names])}):"
                return (
                    f"`{method.name}` is a method of the class `{one.name}`, and a method gets the object "
                    f"itself first. So its line {method.lineno} needs `self`: `{line}`"
                )
    return None


def init_misspelt(program: Program, error: StudentError) -> str | None:
    """The end of a sentence: the class has no `__init__`, but perhaps a method that looks like it."""
    found = re.match(r"(\w+)\(\) takes no arguments|'(\w+)' object has no attribute", error.message)
    for one in _classes(program, (found[1] or found[2]) if found else ""):
        if any(method.name == "__init__" for method in _methods(one)):
            continue
        for method in _methods(one):
            takes_values = len(method.args.args) > 1  # unlike the `__int__` that Python knows
            if takes_values and method.name.strip("_").lower() in ("init", "int", "inti"):
                return (
                    f"in the class `{one.name}`, line {method.lineno} defines `{method.name}`. Python only "
                    "calls a method named `__init__`, with two underscores on each side."
                )
        if found and found[1] and not one.bases:
            return f"the class `{one.name}` has no `__init__`, which would take these values."
    return None


def of_the_object(program: Program, error: StudentError) -> str | None:
    """A `NameError` in a method, where the name belongs to the object."""
    name = error.missing_name
    for one in _classes(program):
        inside = [method for method in _methods(one) if method.name == error.function]
        if error.line is None or not any(_has(method, error.line) for method in inside):
            continue
        if name in [method.name for method in _methods(one)] or name in _stored(one):
            return f"`{name}` belongs to the object of the class `{one.name}`. Write `self.{name}`."
    return None


def _classes(program: Program, name: str | None = None) -> Iterator[ast.ClassDef]:
    for node in ast.walk(program.tree):
        if isinstance(node, ast.ClassDef) and name in (None, node.name):
            yield node


def _methods(one: ast.ClassDef) -> list[Function]:
    return [node for node in one.body if isinstance(node, Function)]


def _has(method: Function, line: int) -> bool:
    return method.lineno <= line <= (method.end_lineno or method.lineno)


def _stored(one: ast.ClassDef) -> set[str]:
    """What its methods keep in `self`."""
    return {
        node.attr
        for node in ast.walk(one)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }
