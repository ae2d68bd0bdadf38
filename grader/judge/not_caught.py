"""A function raised what the exercise asks of it: the game didn't catch it, or nothing was to be raised."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from grader.judge.invocation import invocation
from grader.judge.program import Program
from grader.judge.prompts import after
from grader.judge.rules import rules
from grader.judge.slip import called
from grader.judge.wording import cut, full_stop
from grader.model.case import Call, Case, Expect, Play, Player, Raises
from grader.model.exercise import Exercise
from grader.model.observation import Observation, StudentError


class NotCaught(NamedTuple):
    message: str
    line: int | None
    """The line with the call; `None` if there are several."""


def raisers(cases: Sequence[Case]) -> dict[str, set[str]]:
    """The exceptions that a function has to raise, by its name, as the cases say."""
    found: dict[str, set[str]] = {}
    for case in cases:
        if isinstance(case.task, Call) and isinstance(case.expectation, Raises):
            found.setdefault(called(case.task), set()).add(case.expectation.exception)
    return found


def not_caught(
    exercise: Exercise, case: Case, seen: Observation, program: Program, asked: Mapping[str, set[str]]
) -> NotCaught | None:
    """`asked` is that of `raisers`. Only after a guess that isn't legal it is sure that raising was right."""
    error = seen.error
    typed = [exchange.typed for exchange in seen.transcript if exchange.typed is not None]
    if error is None or not typed or not isinstance(case.task, Play | Player):
        return None
    wanted = next((one for one in asked.get(error.function or "", ()) if _is_a(error, one)), None)
    game = rules(exercise, case)
    if wanted is None or game is None or game.guess.fault(game.read(typed[-1])) is None:
        return None
    calls = _calls(program, error.function or "")
    start = (
        f"{after(typed[-1])} your `{error.function}` raised a `{wanted}`, and that is right, but nothing "
        "caught it."
    )
    if len(calls) != 1:
        return NotCaught(
            f"{start} Put the call into a `try`, and say what to do then behind `except {wanted}`.", None
        )
    ((line, handlers),) = calls.items()
    if any(one.type is None or wanted in ast.unparse(one.type) for one in handlers):
        return None
    if handlers:
        return NotCaught(
            f"{start} Line {handlers[0].lineno}, `{program.lines[handlers[0].lineno - 1].strip()}`, lets it "
            f"through: catch the `{wanted}` there.",
            handlers[0].lineno,
        )
    return NotCaught(
        f"{start} Put line {line}, which calls `{error.function}`, into a `try`, and say what to do then "
        f"behind `except {wanted}`.",
        line,
    )


def raised_for_nothing(
    exercise: Exercise, case: Case, seen: Observation, asked: Mapping[str, set[str]]
) -> str:
    """What is to be said of a function that raises what it should, but not for these values; or nothing."""
    error = seen.error
    if error is None or not isinstance(case.task, Call) or not isinstance(case.expectation, Expect):
        return ""
    if error.function != called(case.task) or not any(
        _is_a(error, wanted) for wanted in asked.get(error.function, ())
    ):
        return ""
    said = full_stop(f": {cut(error.message)}" if error.message else "")
    what = f"`{invocation(exercise, case)}` should raise nothing"
    return f"{what}, but line {error.line} (in `{error.function}`) raised a `{error.type_name}`{said}"


def _is_a(error: StudentError, wanted: str) -> bool:
    return wanted in (error.type_name, *error.bases)


def _calls(program: Program, name: str) -> dict[int, list[ast.ExceptHandler]]:
    """The lines in functions that call it, each with what catches exceptions around it.

    Of functions of one name only the last counts.
    """
    found: dict[int, list[ast.ExceptHandler]] = {}
    last = {node.name: node for node in program.tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for function in last.values():
        if function.name != name:
            _look(function, name, [], found)
    return found


def _look(
    node: ast.AST, name: str, around: list[ast.ExceptHandler], found: dict[int, list[ast.ExceptHandler]]
) -> None:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
        found.setdefault(node.lineno, around)
    for child in ast.iter_child_nodes(node):
        caught = isinstance(node, ast.Try) and child in node.body
        _look(child, name, node.handlers if caught and isinstance(node, ast.Try) else around, found)
