"""A program as file-level statements, and one program with definitions of another in the place of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from grader.course.source import Refused, Source, Spot


class Definition:
    """A file-level statement that gives names a meaning: a function, a class, an assignment, an import."""

    __slots__ = ("first", "last", "names", "source", "tree")

    def __init__(self, tree: ast.stmt, names: tuple[str, ...], lines: Sequence[str]) -> None:
        decorators: Sequence[ast.expr] = getattr(tree, "decorator_list", ())
        self.tree = tree
        self.names = names
        self.first = min([tree.lineno, *(decorator.lineno for decorator in decorators)])
        self.last = tree.end_lineno or tree.lineno
        self.source = "\n".join(lines[self.first - 1 : self.last])

    @property
    def uses(self) -> frozenset[str]:
        """All names that occur in it."""
        return frozenset(node.id for node in ast.walk(self.tree) if isinstance(node, ast.Name))


class Program:
    """A Python file, cut at its file-level statements. Raises `SyntaxError` if it isn't Python."""

    __slots__ = ("definitions", "docstring", "lines", "others")

    def __init__(self, source: str) -> None:
        tree = ast.parse(source)
        self.lines = source.split("\n")
        self.docstring = ast.get_docstring(tree, clean=False)
        statements = tree.body[1:] if self.docstring is not None else tree.body
        found = [(statement, _names(statement)) for statement in statements]
        self.definitions = [Definition(statement, names, self.lines) for statement, names in found if names]
        self.others = [statement for statement, names in found if not names]
        """Statements that only do something, such as the call of `main`."""

    @property
    def names(self) -> frozenset[str]:
        return frozenset(name for definition in self.definitions for name in definition.names)

    def with_definitions(self, new: Sequence[Definition]) -> str:
        """The program's text with the definitions given anew.

        Those of a name that the program has stand where it had it; the others before the first of these, in
        their own order. If there is none of these, they stand behind the program's own definitions.
        """
        own = {name: definition for definition in self.definitions for name in definition.names}
        anew = {name for definition in new for name in definition.names}
        at: dict[int, list[Definition]] = {}
        waiting: list[Definition] = []
        for definition in new:
            lines = [own[name].first for name in definition.names if name in own]
            if lines:
                at.setdefault(min(lines), []).append(definition)
            else:
                waiting.append(definition)
        gone = [definition for definition in self.definitions if anew.issuperset(definition.names)]
        first = min(at, default=self._end())
        at[first] = [*waiting, *at.get(first, [])]
        return self._assembled(gone, at)

    def needed(self, names: Iterable[str], without: Iterable[str]) -> list[Definition]:
        """The definitions that the names need, directly or not, in the order of the program."""
        own: dict[str, list[Definition]] = {}
        for definition in self.definitions:
            for name in definition.names:
                own.setdefault(name, []).append(definition)
        seen = set(without)
        waiting = list(names)
        needed: set[Definition] = set()
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                needed.update(own.get(name, ()))
                waiting += [used for definition in own.get(name, ()) for used in definition.uses]
        return [definition for definition in self.definitions if definition in needed]

    def _end(self) -> int:
        """The line before which a definition behind all others is put."""
        last = max((definition.last for definition in self.definitions), default=0)
        return min((other.lineno for other in self.others if other.lineno > last), default=len(self.lines))

    def _assembled(self, gone: Iterable[Definition], at: dict[int, list[Definition]]) -> str:
        dropped = {line for definition in gone for line in range(definition.first, definition.last + 1)}
        result: list[str] = []
        for number, line in enumerate([*self.lines, ""], start=1):
            here = at.get(number, [])
            result += ["\n\n\n".join(definition.source for definition in here)] if here else []
            if number not in dropped:
                result += ["", "", line] if here and line.strip() else [line]
        return "\n".join(result).rstrip() + "\n"


def read_program(source: Source) -> Program:
    """Raises `Refused` once it is recorded why the source is no program."""
    if source.problems:
        raise Refused
    try:
        return Program(source.text)
    except SyntaxError as error:
        at = Spot((error.lineno or 1) - 1, max(error.offset or 1, 1) - 1)
        source.refuse(at, "syntax", f"This isn't Python: {error.msg}. Mend it.")
    except (ValueError, RecursionError, MemoryError) as error:
        source.refuse(Spot(0, 0), "syntax", f"This isn't Python: {error}. Mend it.")


def _names(statement: ast.stmt) -> tuple[str, ...]:
    """The names that a file-level statement defines; none if it only does something."""
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return (name,)
        case ast.Assign(targets=targets):
            return _targets(targets)
        case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
            return _targets([target])
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return tuple((alias.asname or alias.name).partition(".")[0] for alias in names)
        case _:
            return ()


def _targets(targets: Iterable[ast.expr]) -> tuple[str, ...]:
    names = (node for target in targets for node in ast.walk(target))
    return tuple(node.id for node in names if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
