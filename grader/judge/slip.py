"""Why a call isn't right, in the words that a beginner needs: the kind of slip and the message."""

from __future__ import annotations

from grader.model.case import Call, Case, Draws

Slip = tuple[str, str]
"""The kind of slip, empty if it is none of the usual ones, and one or two sentences."""


def called(call: Call) -> str:
    """The name of what is called."""
    return call.names[0] if call.names else call.expression.partition("(")[0]


def asked(case: Case) -> str:
    """The name of the function that a case calls; empty for a game."""
    match case.task:
        case Call() as call:
            return called(call)
        case Draws(call=call):
            return called(call)
        case _:
            return ""


def asked_inside(call: Call) -> Slip:
    names = [f"`{name}`" for name, _ in call.variables]
    given = f" ({', '.join(names)})" if names else ""
    return "input-inside-function", (
        f"`{called(call)}` calls `input()`, but here nobody types anything. "
        f"It gets what it needs as parameters{given}; ask the player outside of it."
    )
