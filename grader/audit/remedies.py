"""What an author may have meant with a case that the solution fails, where that can be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grader.model.case import Call, Case, Expect, Play, Prints, Raises
from grader.model.observation import Kind, Observation
from grader.model.value import Plain
from grader.report.case_yaml import yaml_value


def remedy(case: Case, cases: Sequence[Case], seen: Observation) -> str:
    """A sentence; empty if nothing is known. `cases` are all of the exercise."""
    match case.task, case.expectation:
        case Play(), _ if _is_out_of_input(seen):
            return "Or write the game to its end."
        case Call(), Expect() if seen.kind is Kind.RETURNED and seen.value is None and seen.printed.strip():
            return f"It prints {yaml_value(seen.printed.rstrip())}: to ask for that, write `prints: …`."
        case Call(), Prints(text) if text.split() == seen.printed.split():
            return "The lines run together: write `prints: |`, and the lines below it, indented."
        case Call() as call, expectation if seen.kind is Kind.RAISED and not isinstance(expectation, Raises):
            return _of_another_kind(call, cases)
        case _:
            return ""


def _is_out_of_input(seen: Observation) -> bool:
    return seen.kind is Kind.RAISED and seen.error is not None and seen.error.type_name == "EOFError"


def _of_another_kind(call: Call, cases: Sequence[Case]) -> str:
    """A variable that is a number or the like here, and a text in most other cases of the call."""
    for name, value in call.variables:
        kinds = Counter(
            type(own[name])
            for case in cases
            if isinstance(case.task, Call) and case.task.expression == call.expression
            if name in (own := dict(case.task.variables))
        )
        if not isinstance(value, str) and kinds and kinds.most_common(1)[0][0] is str:
            return (
                f"`{name}` is {_kind_of(value)} here, and a text in other cases. For the text write "
                f"{yaml_value(str(value))}."
            )
    return ""


def _kind_of(value: Plain) -> str:
    match value:
        case bool() | None:
            return f"`{yaml_value(value)}`"
        case int() | float():
            return "a number"
        case list():
            return "a list"
        case _:
            return "a group of keys"
