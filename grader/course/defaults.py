"""What stands at the top of a case file is the default for its cases; here the two are put together."""

from __future__ import annotations

from collections.abc import Set

from grader.course.identity import Pairs
from grader.course.keys import DRAW_KEYS, EXPECTATION_KEYS, TASK_KEYS


def merged(defaults: dict[str, object], own: dict[str, object]) -> dict[str, object]:
    """The case's own keys before the file's; what is asked and what is expected are taken as a whole."""
    if not defaults:
        return own
    together = defaults | own
    if not TASK_KEYS.isdisjoint(own):
        others = (
            TASK_KEYS if "call" in own else TASK_KEYS | EXPECTATION_KEYS | DRAW_KEYS | {"draws", "meaning"}
        )
        _drop(together, own, others)
    if not EXPECTATION_KEYS.isdisjoint(own):
        refined = own.keys() & EXPECTATION_KEYS == {"matches"} and "raises" in defaults
        _drop(together, own, {"expect", "prints"} if refined else EXPECTATION_KEYS | {"meaning"})
    return together


def merged_edits(default: object, own: Pairs | None) -> Pairs:
    """What is set or given, name by name: the case's own before that at the top of the file."""
    if own is None:
        return ()
    if not isinstance(default, tuple) or default is own:
        return own
    return tuple({**dict(default), **dict(own)}.items())


def _drop(together: dict[str, object], own: dict[str, object], names: Set[str]) -> None:
    for name in names:
        if name in together and name not in own:
            del together[name]
