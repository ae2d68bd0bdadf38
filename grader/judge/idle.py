"""Lines of the student's file that do nothing, though they look as if they did."""

from __future__ import annotations

import ast
import warnings

from grader.judge.source import source_lines
from grader.judge.wording import cut
from grader.model.result import Submission

_NEW_TEXT = (
    "upper",
    "lower",
    "strip",
    "replace",
    "title",
    "capitalize",
    "join",
    "removeprefix",
    "removesuffix",
)
_MOST = 3


def idle_lines(submission: Submission) -> list[str]:
    """A sentence for each of the first few, in the order of the file."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter(
                "ignore"
            )  # Python warns of the student's backslashes; that isn't our subject
            tree = ast.parse(submission.source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []  # it could be loaded where the student's code runs; here it is only read for a hint
    lines = source_lines(submission.source)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and (why := _why(node.value)):
            found.append((node.lineno, why))
    return [
        f"Line {number}, `{cut(lines[number - 1].strip())}`, does nothing: {why}"
        for number, why in sorted(found)[:_MOST]
    ]


def _why(value: ast.expr) -> str | None:
    match value:
        case ast.Compare(left=ast.Name() | ast.Subscript() | ast.Attribute(), ops=[ast.Eq()]):
            return "it only compares. To give a value to a name, write a single `=`."
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return f"it only names `{name}`. To call it, write round brackets: `{name}()`."
        case ast.Call(func=ast.Attribute(value=ast.Name(id=text), attr=name)) if name in _NEW_TEXT:
            return f"`{name}` makes a new text, which is thrown away. Keep it: `{text} = {text}.{name}(…)`."
        case _:
            return None
