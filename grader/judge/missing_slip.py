"""A name that the exercise asks for and the file hasn't at its top level: where it is after all."""

from __future__ import annotations

import ast
import re

from grader.judge.missing import misspelt, nearest
from grader.judge.program import Binding, Function, Program, is_guard
from grader.judge.slip import Slip, called
from grader.judge.wording import listed
from grader.model.case import Call, Case, Draws
from grader.model.exercise import Exercise


def missing_slip(exercise: Exercise, case: Case, program: Program, name: str) -> Slip | None:
    """`None` if the text of the program says no more than its list of names."""
    if not program.tree.body:
        return None  # it could be loaded, but isn't read here
    if unreached := _not_reached(program, name):
        return "missing-constant" if name in dict(exercise.constants) else "missing-name", unreached
    if name in dict(exercise.constants):
        message = None if nearest(name, program.names_in(None)) else _constant(program, name)
        return ("missing-constant", message) if message else None
    if meant := nearest(name, _of_its_kind(program, name)):
        return misspelt(name, meant)
    if name[:1].isupper():
        inner = next((one for one in program.inside(name) if isinstance(one.node, ast.ClassDef)), None)
        where = (
            f" at the left edge: it stands inside of `{inner.function}` (line {inner.line})" if inner else ""
        )
        return "missing-name", f"Your file has no class `{name}`{where}."
    return "missing-name", _function(exercise, case, program, name)


def _not_reached(program: Program, name: str) -> str | None:
    """It is defined at file level, and yet wasn't there: in a block that wasn't run, or it was deleted."""
    for block in program.tree.body:
        match block:
            case ast.Delete(targets=[ast.Name(id=deleted)]) if deleted == name:
                return f"Line {block.lineno}, `{program.shown(block.lineno)}`, takes `{name}` away again."
            case _:
                pass
    for one in program.at_file_level(name):
        block = next(node for node in program.tree.body if one.node in ast.walk(node))
        if block is one.node or not isinstance(one.node, Function | ast.ClassDef | ast.Assign):
            return None
        if is_guard(block):
            return (
                f"`{name}` (line {one.line}) stands below the `if __name__ …` of line {block.lineno}, and "
                "that block only runs if the file itself is started. Move it above that line, to the left "
                "edge."
            )
        return (
            f"`{name}` (line {one.line}) stands in the block that begins in line {block.lineno}, and wasn't "
            "reached there when Python read the file. Move it to the left edge."
        )
    return None


def _of_its_kind(program: Program, name: str) -> list[str]:
    """What may be the function or the class under another name. A variable is neither."""
    return [one.name for one in program.bindings if one.function is None and _may_be(one, name)]


def _may_be(one: Binding, name: str) -> bool:
    match one.node:
        case ast.ClassDef():
            return name[:1].isupper()
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Assign(value=ast.Lambda()):
            return not name[:1].isupper()
        case _:
            return False


def _constant(program: Program, name: str) -> str | None:
    from grader.judge.name_slip import compared

    inner = program.inside(name)
    found = compared(program, name)
    if found is None and inner:
        found = (
            f"`{name}` stands only inside of `{inner[0].function}` (line {inner[0].line}). "
            "Move that line to the top of your file, outside of all functions."
        )
    return found


def _function(exercise: Exercise, case: Case, program: Program, name: str) -> str:
    if hidden := program.inner_functions(name):
        return _inside(case, program, name, hidden[0])
    start = f"Your file has no function `{name}`"
    if asleep := _not_read(program, name):
        return f"{start}: {asleep}"
    functions = [f"`{one}`" for one in dict.fromkeys(program.functions)]
    if not functions and any(isinstance(node, Function) for node in ast.walk(program.tree)):
        return f"{start} outside of its classes. Begin it with a line `def {name}(…):` at the left edge."
    if not functions:
        return (
            f"{start}. It has no functions yet: start from the file that came with the exercise, and write "
            "your code into its functions."
        )
    if later := _not_begun(exercise, program, name):
        return f"{start} yet. {later}"
    noun = "Its functions are" if len(functions) > 1 else "Its only function is"
    shown = listed(functions) if len(functions) <= 8 else ", ".join(functions[:8]) + ", …"
    return f"{start}. {noun} {shown}. Is there a `def {name}(…):` line that was lost or renamed?"


def _inside(case: Case, program: Program, name: str, hidden: Binding) -> str:
    of_a_class = any(
        isinstance(node, ast.ClassDef) and hidden.node in node.body for node in ast.walk(program.tree)
    )
    if not of_a_class:
        return (
            f"`{name}` stands inside of `{hidden.function}` (line {hidden.line}), so nobody else can "
            "call it. Move its `def` to the left edge."
        )
    return (
        f"`{name}` belongs to the class `{hidden.function}` (line {hidden.line}), but the exercise calls it "
        f"without an object: `{_as_called(case, name)}`. Write it as a function outside of the class. What "
        "it needs, it gets in its round brackets."
    )


def _as_called(case: Case, name: str) -> str:
    match case.task:
        case Call() as call if called(call) == name:
            return call.expression.rpartition("; ")[2]
        case Draws(call=call) if called(call) == name:
            return call.expression
        case _:
            return f"{name}(…)"


def _not_read(program: Program, name: str) -> str | None:
    """The end of a sentence: its `def` is there, but in a text in quotes or in a comment."""
    definition = rf"(async )?def\s+{re.escape(name)}\s*\("
    for node in ast.walk(program.tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text)) if (
                re.search(rf"^\s*{definition}", text, re.MULTILINE) and node.end_lineno != node.lineno
            ):
                return (
                    f"its `def` stands in a text in quotes, from line {node.lineno} to line "
                    f"{node.end_lineno}, and Python doesn't run what a text says. Take these quotes away."
                )
            case _:
                pass
    for number, line in enumerate(program.lines, 1):
        if re.match(rf"\s*#[#\s]*{definition}", line):
            return (
                f"line {number}, `{program.shown(number)}`, is only a comment. Take away the `#` there, and "
                "in the lines that belong to it."
            )
    return None


def _not_begun(exercise: Exercise, program: Program, name: str) -> str | None:
    """Where a later stage says more: the first that asks for the function, where all before it are there."""
    asking = next((stage for stage in exercise.stages if name in stage.names), exercise.stages[0])
    earlier = exercise.stages[: exercise.stages.index(asking)]
    there = program.names_in(None)
    if not earlier or any(other not in there for stage in earlier for other in stage.names):
        return None
    return (
        f'The stage "{asking.title}" asks for it. Read in `statement/{asking.id}.md` what it should do, and '
        f"begin with a line `def {name}(…):`."
    )
