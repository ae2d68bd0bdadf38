"""A constant that the student's file gives another value than the exercise asks for."""

from __future__ import annotations

import ast
import re
from typing import NamedTuple

from grader.judge.program import Program, asks, is_guard
from grader.judge.wording import show
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import StudentError
from grader.model.value import Plain


class Changed(NamedTuple):
    name: str
    wanted: Plain
    line: int
    message: str
    """What stands there, and what to write."""
    is_text: bool
    """A text stands there, where the exercise has a value of another kind."""


def changed_constants(exercise: Exercise, program: Program) -> list[Changed]:
    """In the order of the exercise. A value that must be calculated isn't known, and so isn't blamed."""
    found = []
    for name, wanted in exercise.constants:
        places = program.at_file_level(name)
        node = places[-1].node if places else None
        if node not in program.tree.body and (len(places) > 1 or _is_guarded(program, node)):
            continue  # it isn't known which of them counts
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and _is_of_one(node):
            what = _difference(name, wanted, node, node.value, program)
            if what:
                found.append(Changed(name, wanted, node.lineno, what, _is_text(node.value, wanted)))
    return found


def _is_guarded(program: Program, node: ast.AST | None) -> bool:
    guards = [block for block in program.tree.body if is_guard(block)]
    return any(one is node for block in guards for one in ast.walk(block))


def _is_of_one(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether all of its value goes to the name, unlike in `a, b = 1, 2`."""
    return isinstance(node, ast.AnnAssign) or all(isinstance(one, ast.Name) for one in node.targets)


def text_where_a_number_is_set(
    exercise: Exercise, case: Case, error: StudentError, program: Program
) -> Changed | None:
    """A constant in quotes, in a case that sets it to a number, which the program then takes for a text."""
    if error.type_name != "TypeError" or not re.search(r"\bstr\b", error.message):
        return None
    names = {name for name, value in case.set if not isinstance(value, str)}
    changed = changed_constants(exercise, program) if names else []
    return next((one for one in changed if one.name in names and one.is_text), None)


def _is_text(value: ast.expr, wanted: Plain) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str) and not isinstance(wanted, str)


def _difference(name: str, wanted: Plain, node: ast.stmt, value: ast.expr, program: Program) -> str | None:
    better = f"`{name} = {show(wanted)}`"
    if asks(value):
        return (
            f"Line {node.lineno}, `{program.shown(node.lineno)}`, asks for input as soon as "
            f"Python reads the file, and there nobody types anything. Write {better}."
        )
    try:
        there = ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
    if type(there) is type(wanted) and there == wanted:
        return None
    if isinstance(there, str) and there.strip() == str(wanted):
        return (
            f"Line {node.lineno} makes `{name}` a text, {show(there)}, because of the quotes. Here "
            f"it should be the number itself: {better}."
        )
    return f"`{name}` is {show(there)} in line {node.lineno}. Set it back to {show(wanted)}: {better}."
