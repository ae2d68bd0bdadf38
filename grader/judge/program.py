"""The student's program as it is written: what its text says without being run."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grader.judge.source import source_lines
from grader.judge.wording import cut
from grader.model.result import SourceLine, Submission

_LARGEST = 100_000
"""Bytes of source that are read here."""
_DEEPEST = 150
"""Levels of nesting."""


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Binding(NamedTuple):
    """A place where a name gets a value: by `=`, `def`, `import`, `for`, or as a parameter."""

    name: str
    line: int
    function: str | None
    """The function in which that is; `None` at file level."""
    node: ast.AST


class Program:
    """Facts of the text, in the order of the file. Of a text that isn't Python there are none."""

    def __init__(self, submission: Submission) -> None:
        self.name = submission.name
        self.lines = source_lines(submission.source)
        self.tree = _parsed(submission.source)
        self.bindings = tuple(_bindings(self.tree, None))

    def line(self, number: int, function: str | None = None) -> SourceLine:
        return SourceLine(number, self.lines[number - 1], function)

    def shown(self, number: int) -> str:
        """A line as a sentence quotes it: without its indentation, and not too long."""
        return cut(self.lines[number - 1].strip())

    def text(self, node: ast.expr) -> str:
        """An expression as the student writes it, if it stands in a single line."""
        if node.lineno != node.end_lineno:
            return ast.unparse(node)
        line = self.lines[node.lineno - 1].encode("utf-8")
        return line[node.col_offset : node.end_col_offset].decode("utf-8", "replace")

    def at_file_level(self, name: str) -> list[Binding]:
        return [one for one in self.bindings if one.name == name and one.function is None]

    def inside(self, name: str) -> list[Binding]:
        """Where functions give the name a value that only they see."""
        return [one for one in self.bindings if one.name == name and one.function is not None]

    def names_in(self, function: str | None) -> list[str]:
        """What can be named in a function: its own names, then those of the file."""
        own = [one.name for one in self.bindings if one.function == function and function is not None]
        return list(dict.fromkeys(own + [one.name for one in self.bindings if one.function is None]))

    @property
    def functions(self) -> list[str]:
        """Names of the functions at file level."""
        return [one.name for one in self.bindings if one.function is None and _is_function(one.node)]

    def definitions(self, function: str) -> list[int]:
        """The lines at file level on which a function of that name is defined."""
        return [one.line for one in self.at_file_level(function) if _is_function(one.node)]

    def modules(self) -> list[str]:
        """The modules that are imported at file level."""
        return [
            one.name for one in self.bindings if one.function is None and isinstance(one.node, ast.Import)
        ]

    def has_method(self, name: str) -> bool:
        """Whether a function or method of that name is defined anywhere in the file."""
        return any(one.name == name and _is_function(one.node) for one in self.bindings)

    def inner_functions(self, name: str) -> list[Binding]:
        """Functions of that name that are defined inside of others."""
        return [one for one in self.inside(name) if _is_function(one.node)]


def written(source: bytes, names: Iterable[str]) -> str:
    """What stands at file level under these names and under those that they use, as Python would write it.

    So there is one way to write each thing, and there are no comments.
    """
    tree = _parsed(source)
    found: list[ast.stmt] = []
    wanted, known = list(names), set[str]()
    while wanted:
        name = wanted.pop()
        if name in known:
            continue
        known.add(name)
        for node in tree.body:
            if node not in found and name in _defined(node):
                found.append(node)
                wanted += [one.id for one in ast.walk(node) if isinstance(one, ast.Name)]
    return "\n".join(ast.unparse(node) for node in tree.body if node in found)


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
            return _stored(node)
        case _:
            return []


def own(node: ast.AST) -> Iterator[ast.AST]:
    """All that is in it, but for functions inside of it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, Function | ast.Lambda):
            yield child
            yield from own(child)


def named_without_sign(node: ast.AST) -> set[str]:
    """Names that get a value in it in another way than by `=` or `for`: by `case`, `except`, `def`."""
    names: set[str] = set()
    for one in ast.walk(node):
        match one:
            case ast.MatchAs(name=str() as name) | ast.MatchStar(name=str() as name):
                names.add(name)
            case ast.MatchMapping(rest=str() as name) | ast.ExceptHandler(name=str() as name):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.alias():
                names.add(one.asname or one.name.partition(".")[0])
            case _:
                pass
    return names


def asks(node: ast.AST) -> bool:
    """Whether `input` is called in it."""
    return any(
        isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "input"
        for one in ast.walk(node)
    )


def started(program: Program, main: str) -> bool:
    """Whether anything may start the game: a mention of `main`, or a call of some function at file level."""
    definitions = Function | ast.ClassDef
    outside = [node for node in program.tree.body if not isinstance(node, definitions)]
    called = [one.func for node in outside for one in ast.walk(node) if isinstance(one, ast.Call)]
    harmless = ("print", "set", "list", "tuple", "range", "len", "str", "int", "dict", "sorted")
    return any(
        (isinstance(one, ast.Name) and one.id == main)
        or (isinstance(one, ast.Constant) and one.value == main)
        or (isinstance(one, definitions) and one.name == main and bool(one.decorator_list))
        for one in ast.walk(program.tree)
    ) or any(isinstance(one, ast.Name) and one.id not in harmless for one in called)


def file_level(program: Program) -> Iterator[ast.stmt]:
    """The statements that run as the file is read: no definitions, nothing behind the `__name__` guard."""
    for node in program.tree.body:
        if not isinstance(node, Function | ast.ClassDef) and not is_guard(node):
            yield node


def is_guard(node: ast.AST) -> bool:
    """`if __name__ == "__main__":`"""
    return isinstance(node, ast.If) and any(
        isinstance(one, ast.Name) and one.id == "__name__" for one in ast.walk(node.test)
    )


def _parsed(source: bytes) -> ast.Module:
    """Nothing of what no student writes: a tree takes 500 times the memory of its text, in the grader."""
    if len(source) > _LARGEST:
        return ast.Module([], [])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Python warns of the student's backslashes; not our subject
            tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])  # it could be loaded where the student's code runs; here it is only read
    return ast.Module([], []) if _is_deep(tree) else tree


def _is_deep(tree: ast.AST) -> bool:
    """Whether a function that calls itself for each level could run out of levels."""
    level = [tree]
    for _ in range(_DEEPEST):
        level = [child for node in level for child in ast.iter_child_nodes(node)]
    return bool(level)


def _is_function(node: ast.AST) -> bool:
    return isinstance(node, Function)


def _bindings(node: ast.AST, function: str | None) -> Iterator[Binding]:
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield Binding(name, child.lineno, function, child)
                yield from (Binding(one.arg, one.lineno, name, child.args) for one in _parameters(child.args))
                yield from _bindings(child, name)
            case ast.ClassDef(name=name):
                yield Binding(name, child.lineno, function, child)
                yield from _bindings(child, name)
            case ast.Import() | ast.ImportFrom():
                for alias in child.names:
                    name = alias.asname or alias.name.partition(".")[0]
                    yield Binding(name, child.lineno, function, child)
            case ast.Assign() | ast.AnnAssign() | ast.AugAssign():
                if not (isinstance(child, ast.AnnAssign) and child.value is None):
                    for name in _stored(child):
                        yield Binding(name, child.lineno, function, child)
            case ast.Name(id=name, ctx=ast.Store()):
                yield Binding(name, child.lineno, function, child)
            case _:
                yield from _bindings(child, function)


def _parameters(arguments: ast.arguments) -> list[ast.arg]:
    more = [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
    return [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *more]


def _stored(statement: ast.stmt) -> list[str]:
    return [
        one.id for one in ast.walk(statement) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    ]
