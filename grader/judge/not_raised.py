"""A function that should raise an exception and didn't: what it did instead."""

from __future__ import annotations

import ast
from typing import NamedTuple

from grader.judge.program import Program
from grader.judge.slip import Slip
from grader.judge.wording import show
from grader.model.observation import Observation
from grader.model.value import Opaque


def not_raised(name: str, exception: str, seen: Observation) -> Slip:
    """What is sure without the text of the program: what came back, and what was printed."""
    write = f"`raise {exception}(…)`"
    match seen.value:
        case Opaque(type_name=made) if made == exception:
            return "returned-instead-of-raised", (
                f"`{name}` returned a `{exception}`; it should raise it. Write `raise` in place of `return`."
            )
        case str() as text if text.strip():
            return "returned-instead-of-raised", (
                f"`{name}` returned {show(text)}; it should raise a `{exception}` with that text. Write "
                f"{write} in place of `return …`."
            )
        case None if seen.printed.strip():
            return "printed-instead-of-raised", (
                f"`{name}` printed {show(seen.printed.strip())} and raised nothing. To raise a `{exception}` "
                f"with that text, write {write} in place of `print(…)`."
            )
        case None:
            end = " and returned nothing"
        case _:
            end = f" but returned {show(seen.value)}"
    return "nothing-raised", f"`{name}` should raise `{exception}`. It raised nothing{end}."


class Lost(NamedTuple):
    """An exception that is made and doesn't get out of the function."""

    slip: str
    message: str
    line: int


def lost_exception(program: Program, name: str, exception: str) -> Lost | None:
    """Where the text of the function shows why nothing was raised."""
    last = program.definitions(name)[-1:]
    functions = [one for one in program.tree.body if isinstance(one, ast.FunctionDef) and one.lineno in last]
    inside = [node for one in functions for node in ast.walk(one) if isinstance(node, ast.stmt)]
    for node in sorted(inside, key=lambda node: node.lineno):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=made)) | ast.Name(id=made)) if made == exception:
                text = program.shown(node.lineno)
                return Lost(
                    "raise-missing",
                    f"Line {node.lineno}, `{text}`, makes a `{exception}` and does nothing with it. Put "
                    "`raise` in front of it.",
                    node.lineno,
                )
            case ast.Try() if _raises_it(node, inside, exception) and (handler := _catching(node, exception)):
                text = program.shown(handler.lineno)
                return Lost(
                    "caught-inside",
                    f"Line {handler.lineno}, `{text}`, catches what `{name}` itself raises, so nobody else "
                    f"hears of it. Whoever calls `{name}` should catch it: take that `try` out.",
                    handler.lineno,
                )
    return None


def _raises_it(node: ast.Try, inside: list[ast.stmt], exception: str) -> bool:
    """Whether that exception is raised in it, and nothing is raised below, such as what was caught."""
    last = node.end_lineno or node.lineno
    return not any(isinstance(one, ast.Raise) and one.lineno > last for one in inside) and any(
        isinstance(one, ast.Raise) and one.exc is not None and _is_made(one.exc, exception)
        for part in node.body
        for one in ast.walk(part)
    )


def _is_made(node: ast.expr, exception: str) -> bool:
    made = node.func if isinstance(node, ast.Call) else node
    return isinstance(made, ast.Name) and made.id == exception


def _raises(body: list[ast.stmt]) -> bool:
    return any(isinstance(one, ast.Raise) for node in body for one in ast.walk(node))


def _catching(node: ast.Try, exception: str) -> ast.ExceptHandler | None:
    """The part that catches the exception and doesn't raise another."""
    for handler in node.handlers:
        caught = (
            [one.id for one in ast.walk(handler.type) if isinstance(one, ast.Name)] if handler.type else []
        )
        if not handler.type or {exception, "Exception", "BaseException"} & set(caught):
            return None if _raises(handler.body) else handler
    return None
