"""Names in misconceptions that are misspelt: of what they define, and of what they use.

A program that uses a misspelt name ends in a `NameError`, whatever it was to be about. It is caught by every
case, which says nothing of the cases. A name that is like no other may be the very misconception.
"""

from __future__ import annotations

import ast
import builtins
import symtable
from collections.abc import Iterator
from difflib import get_close_matches

from grader.course.program import Program, read_program
from grader.course.source import Source, did_you_mean, nearest, read_source
from grader.model.exercise import Exercise
from grader.model.place import Place, Problem, Severity

ALIKE = 0.75
"""Words that are so like each other, by difflib's measure, differ by a slip: `wrods` and `words`."""

_OWN = frozenset((*dir(builtins), "__name__", "__file__", "__doc__"))


def unused_definitions(exercise: Exercise) -> Iterator[Problem]:
    """Functions and classes of misconceptions that are misspelt: the solution has none, nothing uses them.

    One that is merely left over, beside what differs from the solution, does no harm.
    """
    names = read_program(read_source(exercise.solution)).names
    for source, program in _own_programs(exercise):
        definitions = program.definitions
        changes_nothing = names.isdisjoint(name for each in definitions for name in each.names)
        for each in definitions:
            (name, *_) = each.names
            used = any(name in other.uses for other in definitions if other is not each)
            is_code = isinstance(each.tree, ast.FunctionDef | ast.ClassDef)
            if name in names or used or not is_code:
                continue
            if changes_nothing or nearest(name, names) is not None:
                close = did_you_mean(name, sorted(names))
                place = Place(source.file, each.tree.lineno, 1)
                message = f"The solution has no `{name}`, and nothing here uses it. {close}".rstrip()
                text = source.line(each.tree.lineno - 1)
                yield Problem(place, Severity.ERROR, "unknown-name", message, text)


def misspelt_names(exercise: Exercise) -> Iterator[Problem]:
    """Each name once a file."""
    solution = read_program(read_source(exercise.solution)).names
    for source, program in _own_programs(exercise):
        table = symtable.symtable(source.text, source.file.name, "exec")
        known = _OWN | solution | program.names | set(_bound_as_global(table))
        inner = set(_names_of(table))
        unknown = set(_used_as_global(table)) - known - inner  # one of another function may be the mistake
        for node in _by_place(ast.parse(source.text)):
            close = get_close_matches(node.id, sorted(known | inner), 1, ALIKE) if node.id in unknown else []
            if close:
                unknown.remove(node.id)
                message = f"Neither this file nor the solution has `{node.id}`. Did you mean `{close[0]}`?"
                place = Place(source.file, node.lineno, node.col_offset + 1)
                text = source.line(node.lineno - 1)
                yield Problem(place, Severity.WARNING, "unknown-name", message, text)


def _own_programs(exercise: Exercise) -> Iterator[tuple[Source, Program]]:
    """Not those that borrow: what they define may serve what is borrowed, or be used by it."""
    for file in sorted((exercise.folder / "misconceptions").glob("*.py")):
        source = read_source(file)
        program = read_program(source)
        if exercise.borrow is None or "borrow:" not in (program.docstring or ""):
            yield source, program


def _by_place(tree: ast.Module) -> list[ast.Name]:
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return sorted(names, key=lambda node: (node.lineno, node.col_offset))


def _names_of(table: symtable.SymbolTable) -> Iterator[str]:
    """What functions define for themselves."""
    yield from (symbol.get_name() for symbol in table.get_symbols() if symbol.is_local())
    for child in table.get_children():
        yield from _names_of(child)


def _used_as_global(table: symtable.SymbolTable) -> Iterator[str]:
    for symbol in table.get_symbols():
        if symbol.is_referenced() and (symbol.is_global() or table.get_type() == "module"):
            yield symbol.get_name()
    for child in table.get_children():
        yield from _used_as_global(child)


def _bound_as_global(table: symtable.SymbolTable) -> Iterator[str]:
    """What functions define for the whole file, by `global`."""
    for symbol in table.get_symbols():
        if symbol.is_declared_global() and symbol.is_assigned():
            yield symbol.get_name()
    for child in table.get_children():
        yield from _bound_as_global(child)
