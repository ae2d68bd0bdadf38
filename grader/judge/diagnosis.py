"""Which known misconception explains all answers of a submission, the right ones and the wrong ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from grader.judge.comparison import answering
from grader.judge.free_wording import matches
from grader.judge.wording import whole
from grader.model.case import Call, Expectation, Matches, Prints, Raises
from grader.model.exercise import Exercise, Misconception
from grader.model.observation import Kind, Observation
from grader.model.result import Diagnosis
from grader.model.value import Plain


class Model(NamedTuple):
    """How a program with one misconception answers."""

    misconception: Misconception
    answers: Sequence[str]
    """Behaviours, in the order of the questions."""
    alike: str = ""
    """The same for all models that behave alike on every input; empty if only the questions count."""


def diagnose(
    observed: Sequence[str | None], right: Sequence[str], models: Sequence[Model], written: str = ""
) -> Diagnosis | None:
    """A claim only where one idea alone explains every answer, and at least one answer is wrong.

    `observed` and `right` are behaviours in the order of the questions; `None` where nothing was seen. Models
    that behave alike count as one, which goes by the words that fit the program best. `written` is what the
    program does when it is asked, as Python would write it.
    """
    seen = [(at, answer) for at, answer in enumerate(observed) if answer is not None]
    if all(right[at] == answer for at, answer in seen):
        return None
    explaining = [model for model in models if all(model.answers[at] == answer for at, answer in seen)]
    if len({model.alike or tuple(model.answers) for model in explaining}) != 1:
        return None
    return _in_words(sorted((model.misconception for model in explaining), key=lambda one: one.id), written)


def _in_words(alike: Sequence[Misconception], written: str) -> Diagnosis | None:
    """The first whose words name what stands in the program, else the first whose words name nothing."""
    named, plain, others = [], [], []
    for one in alike:
        if not one.only_if:
            plain.append(Diagnosis(one.id, one.title, one.hint))
        elif re.search(one.only_if, written, re.MULTILINE):
            named.append(Diagnosis(one.id, one.title, one.hint))
        elif one.otherwise is not None:
            others.append(Diagnosis(one.id, *one.otherwise))
    return next(iter([*named, *plain, *others]), None)


def behaviour(
    exercise: Exercise, call: Call, expectation: Expectation | None, seen: Observation
) -> str | None:
    """What a program did, so that it can be compared with what another did; `None` if nothing was seen.

    Sentence and tuple of the same numbers are the same, and so are 32 and 32.0, and all exceptions of one
    class. Where the wording is free, only what the expectation asks of it counts. Of a call that returns
    nothing what it printed instead counts, and of every call that it asked for input.
    """
    what = _ending(exercise, call, expectation, seen)
    return f"{what}, asked for input" if what is not None and seen.asked else what


def _ending(exercise: Exercise, call: Call, expectation: Expectation | None, seen: Observation) -> str | None:
    match seen.kind, expectation:
        case ((Kind.SKIPPED | Kind.NO_ANSWER | Kind.NOT_LOADED | Kind.MISSING), _):
            return None
        case Kind.RAISED, _:
            return f"raised {seen.error.type_name if seen.error else ''}"
        case Kind.RETURNED, Matches(pattern) if isinstance(seen.value, str):
            return f"matches: {matches(pattern, seen.value)}"
        case Kind.RETURNED, Raises() if isinstance(seen.value, str):
            return f"returned {'a text' if seen.value.strip() else 'an empty text'}"
        case Kind.RETURNED, Prints():
            return f"printed {seen.printed.split()}"
        case Kind.RETURNED, _ if seen.value is None and seen.printed.strip():
            form = answering(exercise, call)
            return f"returned None, printed {form.form.find(seen.printed) if form else 'a text'}"
        case Kind.RETURNED, _:
            form = answering(exercise, call)
            numbers = form.read(seen.value) if form else None
            return f"answered {numbers}" if numbers is not None else f"returned {_told(seen.value)}"
        case _:
            return str(seen.kind)


def _told(value: Plain) -> str:
    """As Python writes it, but of decimals nine digits: sums in another order differ in the last ones."""
    match value:
        case float():
            return f"{value:.9g}"
        case list():
            return f"[{', '.join(map(_told, value))}]"
        case tuple():
            return f"({', '.join(map(_told, value))},)"
        case _:
            return whole(value)
