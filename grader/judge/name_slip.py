"""A name that Python didn't find: where it is after all, or what was meant."""

from __future__ import annotations

import ast
import builtins
import sys

from grader.judge.borrowed_name import not_imported, of_others, pythons_spelling
from grader.judge.class_slip import of_the_object
from grader.judge.missing import nearest
from grader.judge.program import Binding, Program, asks, file_level
from grader.judge.shadow_slip import without_value
from grader.judge.wording import cut, listed
from grader.model.exercise import Exercise
from grader.model.observation import StudentError

_MODULES = ("random", "math", "string", "time")
"""Modules whose functions beginners use without the module's name."""
_OF_EVERY_MODULE = ("__name__", "__file__", "__doc__")


def unknown_name(exercise: Exercise, program: Program, error: StudentError) -> str | None:
    """The end of a sentence about a `NameError`; `None` if the text of the program says nothing more."""
    name = error.missing_name
    if name is None:
        return None
    if error.type_name == "UnboundLocalError":
        return _no_value_yet(program, name, error)
    return (
        compared(program, name)
        or pythons_spelling(name)
        or of_others(program, name)
        or of_the_object(program, error)
        or _import_missing(program, name)
        or _from_input(program, name)
        or _further_down(program, name, error)
        or _elsewhere(exercise, program, name)
        or _of_a_module(program, name)
        or not_imported(program, name)
        or _meant(program, name, error)
    )


def compared(program: Program, name: str) -> str | None:
    """`NAME == 4` at file level, where a value should have been given."""
    for node in file_level(program):
        match node:
            case ast.Expr(value=ast.Compare(left=ast.Name(id=left), ops=[ast.Eq()], comparators=[right])) if (
                left == name
            ):
                wanted = f"{name} = {cut(ast.unparse(right))}"
                return (
                    f"`{name}` has no value. Line {node.lineno}, `{name} == {cut(ast.unparse(right))}`, only "
                    f"compares; to give a value, write a single `=`: `{wanted}`."
                )
    return None


def _no_value_yet(program: Program, name: str, error: StudentError) -> str | None:
    if shadow := without_value(program, error):
        return shadow
    if outside := program.at_file_level(name):
        return _value_outside(program, name, outside[-1])
    others = [other for other in program.names_in(error.function) if other != name]
    meant = nearest(name, others)
    if meant is None:
        return f"`{name}` has no value yet when this line is reached."
    return f"`{name}` has no value yet when this line is reached. Is `{meant}` meant?"


def _value_outside(program: Program, name: str, outside: Binding) -> str | None:
    if not isinstance(outside.node, ast.Assign) or not isinstance(outside.node.value, ast.Constant):
        return None
    return (
        f"`{name}` is used before this function has given it a value. A function that assigns to a name has "
        f"a variable of its own by that name, and doesn't see the one of line {outside.line}. If it should "
        f"begin afresh in each call, write `{program.shown(outside.line)}` at the top of this function."
    )


def _import_missing(program: Program, name: str) -> str | None:
    if name not in sys.stdlib_module_names or program.at_file_level(name):
        return None
    here = next((one for one in program.inside(name) if isinstance(one.node, ast.Import)), None)
    if here:
        return (
            f"`import {name}` stands inside of `{here.function}` (line {here.line}), so only that function "
            "knows it. Move it to the top of the file."
        )
    return f"`import {name}` is missing at the top of the file."


def _from_input(program: Program, name: str) -> str | None:
    for one in program.at_file_level(name):
        if asks(one.node):
            return (
                f"`{name}` should get its value in line {one.line}, from `input()`; but that line stands "
                "outside of all functions, and there nobody types anything."
            )
    return None


def _further_down(program: Program, name: str, error: StudentError) -> str | None:
    below = [one.line for one in program.at_file_level(name)]
    if error.function is None and error.line and below and min(below) > error.line:
        return f"`{name}` gets its value only further down, in line {min(below)}."
    return None


def _elsewhere(exercise: Exercise, program: Program, name: str) -> str | None:
    """It has a value only inside of functions, which no other function sees."""
    places = program.inside(name)
    if program.at_file_level(name) or not places:
        return None
    first = places[0]
    functions = listed([f"`{one}`" for one in dict.fromkeys(str(place.function) for place in places)])
    where = f"`{name}` exists only inside of {functions} (line {first.line})"
    if name.isupper() or name in dict(exercise.constants) or isinstance(first.node, ast.FunctionDef):
        return f"{where}. Move it to the top of the file, outside of all functions."
    return f"{where}, and other functions don't see it. Hand it over as a parameter, or `return` it."


def _of_a_module(program: Program, name: str) -> str | None:
    for module in _MODULES:
        known = len(name) > 1 and not name.startswith("__")  # `e` is rather an error than a number
        if known and module in program.modules() and hasattr(__import__(module), name):
            return f"`{name}` belongs to the module `{module}`. Write `{module}.{name}`."
    return None


def _meant(program: Program, name: str, error: StudentError) -> str | None:
    there = program.names_in(error.function)
    pythons = [one for one in dir(builtins) if one.islower() or one.endswith("Error")]
    if name.startswith("__"):
        pythons = [*_OF_EVERY_MODULE, *(one for one in pythons if one.startswith("__"))]
    meant = nearest(name, there) or nearest(name, pythons)
    return f"there is no name `{name}`. Is `{meant}` meant?" if meant else None
