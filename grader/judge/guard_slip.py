"""A program that isn't started because its `__name__` guard compares with another text."""

from __future__ import annotations

import ast
from typing import NamedTuple

from grader.judge.program import Program, is_guard


class Guard(NamedTuple):
    message: str
    line: int


def guard_slip(program: Program) -> Guard | None:
    for node in program.tree.body:
        if not is_guard(node) or not isinstance(node, ast.If):
            continue
        texts = [one for one in ast.walk(node.test) if isinstance(one, ast.Constant)]
        if len(texts) == 1 and isinstance(texts[0].value, str) and texts[0].value != "__main__":
            return Guard(
                f'Line {node.lineno} compares `__name__` with {texts[0].value!r}. It must be `"__main__"`, '
                "with two low lines before and two behind.",
                node.lineno,
            )
    return None
