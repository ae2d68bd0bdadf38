"""A case as an author would write it, ready to paste under `cases:`."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence

from grader.model.value import Plain

_WORD = re.compile(r"[A-Za-z_][A-Za-z_0-9.]*(?: [A-Za-z_0-9.]+)*")
"""What YAML takes for a text without quotes, if it isn't one of its own words."""

_RESERVED = frozenset(("y", "n", "yes", "no", "on", "off", "true", "false", "null", "none"))


def case_line(fields: Sequence[tuple[str, Plain]], top: Sequence[tuple[str, Plain]] = ()) -> str:
    """`- {secret: AAB, guess: ABB, expect: "2 positions, 0 letters"}`, keys in the order given.

    What must stand at the top of the file follows as a comment.
    """
    needed = " and ".join(f"{key}: {yaml_value(value)}" for key, value in top)
    return f"- {_mapping(fields)}" + (f"  # with {needed} at the top of the file" if needed else "")


def yaml_value(value: Plain) -> str:
    """On one line, with quotes where a text needs them."""
    match value:
        case str():
            plain = _WORD.fullmatch(value) and value.lower() not in _RESERVED
            return value if plain else json.dumps(value, ensure_ascii=False)
        case dict():
            return _mapping(list(value.items()))
        case list() | tuple():
            return "[" + ", ".join(yaml_value(item) for item in value) + "]"
        case bool() | None:
            return json.dumps(value)
        case float():
            return _fraction(value)
        case int():
            return repr(value)
        case _:
            return json.dumps(repr(value))


def _fraction(value: float) -> str:
    """As the core rules of YAML 1.2 and older versions read it alike: with a point, `1.0e+22`."""
    if not math.isfinite(value):
        return ".nan" if math.isnan(value) else ".inf" if value > 0 else "-.inf"
    return re.sub(r"^(-?\d+)e", r"\1.0e", repr(value))


def _mapping(entries: Sequence[tuple[Plain, Plain]] | Sequence[tuple[str, Plain]]) -> str:
    return "{" + ", ".join(f"{yaml_value(key)}: {yaml_value(value)}" for key, value in entries) + "}"
