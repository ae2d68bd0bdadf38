"""The expression of a `call`: which names it asks for, and how it reads with values in their place."""

from __future__ import annotations

import ast
import builtins
import warnings
from collections.abc import Mapping

from grader.course.form import Form
from grader.course.node import Node, Scalar
from grader.course.scalar import is_empty
from grader.course.source import Source
from grader.model.value import Plain

_BUILTINS = frozenset(dir(builtins))


class Expression:
    """A Python expression as a case file gives it."""

    __slots__ = ("_asked", "_template", "called", "function", "names", "own", "plain", "text")

    def __init__(self, text: str, tree: ast.expr) -> None:
        self.text = text
        finder = _NameFinder()
        finder.visit(tree)
        self.names = tuple(dict.fromkeys(name.id for name in finder.free))
        """Names that it doesn't bind itself and that aren't Python's own, in order of appearance."""
        self.own = frozenset(finder.own)
        """Names of Python's own that occur in it."""
        self.called = frozenset(finder.called)
        """Those of them that are called as functions."""
        self.function = tree.func.id if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) else ""
        """The function whose call is the whole expression; empty if it is more than a call."""
        self.plain = bool(self.function) and isinstance(tree, ast.Call) and _only_names(tree)
        """It calls `function` with variables as they are."""
        self._template, self._asked = _template(text, finder.free)

    def written(self, variables: Mapping[str, Plain]) -> str:
        """The expression as it could be pasted into Python, with the variables' values."""
        return self._template % tuple(
            [repr(variables[name]) if name in variables else name for name in self._asked]
        )


class _NameFinder(ast.NodeVisitor):
    """Collects the free names in the order in which they are written."""

    def __init__(self) -> None:
        self.free: list[ast.Name] = []
        self.called: set[str] = set()
        self.own: set[str] = set()
        self._bound: set[str] = set()

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._bound:
            return
        if node.id in _BUILTINS:
            self.own.add(node.id)
        else:
            self.free.append(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            self.called.add(node.func.id)
        self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        self._inside(node, {argument.arg for argument in arguments})

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehension(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self._comprehension(node)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehension(node)

    def _comprehension(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> None:
        targets = (generator.target for generator in node.generators)
        bound = {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
        self._inside(node, bound)

    def _inside(self, node: ast.expr, bound: set[str]) -> None:
        before = self._bound
        self._bound = before | bound
        self.generic_visit(node)
        self._bound = before


def _only_names(call: ast.Call) -> bool:
    return not call.keywords and all(isinstance(argument, ast.Name) for argument in call.args)


def _width(name: ast.Name) -> int:
    return (name.end_col_offset or name.col_offset) - name.col_offset


def _template(text: str, names: list[ast.Name]) -> tuple[str, tuple[str, ...]]:
    """The text with `%s` in the place of each name, and the names. Python counts columns in UTF-8 bytes."""
    data = text.encode()
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    spans = sorted((starts[name.lineno - 1] + name.col_offset, _width(name), name.id) for name in names)
    pieces = []
    at = 0
    for start, width, _ in spans:
        pieces.append(data[at:start].decode().replace("%", "%%"))
        at = start + width
    pieces.append(data[at:].decode().replace("%", "%%"))
    return "%s".join(pieces), tuple(name for *_, name in spans)


class ExpressionForm(Form[Expression]):
    """One Python expression."""

    __slots__ = ()
    expected = "a Python expression such as `answer(question)`"
    mend = "Write one."

    def read(self, source: Source, node: Node, key: str) -> Expression:
        if not isinstance(node, Scalar) or is_empty(node):
            self.refuse(source, node, key)
        text = node.text.strip()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")  # such as an escape that Python doesn't know
                return Expression(text, ast.parse(text, mode="eval").body)
        except (SyntaxError, ValueError, RecursionError, MemoryError, Warning) as error:
            reason = error.msg if isinstance(error, SyntaxError) else str(error)
            example = (
                "one such as `low <= high`" if key == "precondition" else "a call such as `answer(question)`"
            )
            mend = f"Write {example}."
            if "never closed" in reason:  # in `{…}`, YAML ends a text where Python goes on
                reason = "a bracket in it isn't closed"
                mend = f'Close it; if there is a comma or a colon in it, put it in quotes: `{key}: "…"`.'
            stop = "" if reason.endswith("?") else "."
            said = f"`{text}` isn't one Python expression: {reason}{stop}"
            source.refuse(node, "wrong-expression", f"{said} {mend}")
