"""Exceptions that left the student's code, in plain English: what happened, and where."""

from __future__ import annotations

import re

from grader.judge.exception_words import SENTENCES
from grader.judge.wording import cut, full_stop
from grader.model.observation import StudentError

_OUR_CALL = re.compile(
    r"(?:\w+\.)?(?P<name>\w+)\(\) (?:takes (?P<takes>.+?) but (?P<given>\d+) (?:was|were) given"
    r"|missing (?P<missing>\d+) required positional arguments?: (?P<which>.+)"
    r"|got an unexpected keyword argument (?P<keyword>'\w+'))"
)


def explain(error: StudentError, expression: str = "") -> tuple[str, str]:
    """Slip and message. `expression` is the call that the exercise makes, such as `score(secret, guess)`."""
    if error.line is None and (found := _OUR_CALL.match(error.message)) and error.type_name == "TypeError":
        return "wrong-number-of-arguments", _arguments(found, expression)
    return "exception", f"{place(error)}: {sentence(error)}"


def place(error: StudentError) -> str:
    """Where it happened, as the start of a sentence."""
    if error.line is None:
        return f"It ended in an exception, `{error.type_name}`"
    inside = f" (in `{error.function}`)" if error.function else ""
    return f"Line {error.line}{inside} ended in `{error.type_name}`"


def sentence(error: StudentError) -> str:
    """What happened, as the end of a sentence."""
    for types, pattern, words in SENTENCES:
        if error.type_name in types and (found := re.search(pattern, error.message, re.DOTALL)):
            groups = {name: cut(text or "") for name, text in found.groupdict().items()}
            return words.format(**groups, name=error.missing_name or groups.get("quoted", ""))
    if not error.message:
        return "it came without a text."
    return full_stop(cut(error.message))


def _arguments(found: re.Match[str], expression: str) -> str:
    name = found["name"]
    asked = f"The exercise calls `{expression or name + '(…)'}`"
    if found["takes"]:
        takes = re.sub(r" positional arguments?", "", found["takes"])
        return (
            f"{asked}, with {_values(found['given'])}, but your `{name}` takes {takes}. Mend its `def` line."
        )
    if found["which"]:
        return f"{asked}, but your `{name}` asks for more: {found['which']}. Mend its `def` line."
    return f"{asked}, but your `{name}` has no parameter {found['keyword']}. Mend its `def` line."


def _values(number: str) -> str:
    return f"{number} value" if number == "1" else f"{number} values"
