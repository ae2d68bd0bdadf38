"""A name that the exercise asks for and the student's file hasn't: what is there instead."""

from __future__ import annotations

import re
from collections.abc import Sequence

from grader.judge.wording import show
from grader.model.exercise import Exercise
from grader.model.observation import Loading


def missing(exercise: Exercise, name: str, loading: Loading) -> tuple[str, str]:
    """Slip and message for a function, class or constant that isn't at the top level of the file."""
    constants = dict(exercise.constants)
    meant = nearest(name, loading.names)
    if name in constants:
        line = f"{name} = {show(constants[name])}"
        if meant:
            return (
                "misspelt-name",
                f"Your file has `{meant}`; the exercise asks for `{name}`: `{line}`.",
            )
        return "missing-constant", f"There is no line `{line}` in your file, outside of all functions."
    kind = "class" if name[:1].isupper() else "function"
    if meant:
        return misspelt(name, meant)
    message = f"Your file has no {kind} `{name}`."
    return "missing-name", message if loading.names else f"{message} It defines nothing yet."


def misspelt(name: str, meant: str) -> tuple[str, str]:
    """Of a function or a class."""
    return "misspelt-name", f"Your file has `{meant}`; the exercise asks for `{name}`. Rename it."


def nearest(name: str, there: Sequence[str]) -> str | None:
    """The name that was probably meant: written otherwise (`evaluateGuess`), or a letter or two off."""
    plain = _plain(name)
    there = [other for other in there if other != name]
    for other in there:
        if _plain(other) == plain:
            return other
    from difflib import get_close_matches

    close = get_close_matches(plain, [_plain(other) for other in there], n=1, cutoff=0.8)
    return next((other for other in there if _plain(other) == close[0]), None) if close else None


def _plain(name: str) -> str:
    """Without what spelling habits differ in: capitals and underscores."""
    return re.sub(r"_", "", name).lower()
