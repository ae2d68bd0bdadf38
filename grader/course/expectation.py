"""What a case expects, read from its fields; an answer must be worded as the exercise says."""

from __future__ import annotations

from grader.course.expression import Expression
from grader.course.header import Header
from grader.course.keys import (
    EXPECT,
    MATCHES,
    MEANING,
    PRINTS,
    RAISES,
)
from grader.course.node import Mapping
from grader.course.record import Fields
from grader.course.source import Refused, Source, Spot, listed
from grader.model.answer import AnswerFormat, Marks, Sentence
from grader.model.case import Expect, Expectation, Matches, Prints, Raises
from grader.model.exercise import Exercise
from grader.model.value import Plain


def read_expectation(header: Header, node: Mapping, fields: Fields, expression: Expression) -> Expectation:
    """The one thing that a call must do."""
    if "expect" in fields:
        value = fields.need(EXPECT)
        if expression.function in header.exercise.answer_calls:
            value = _answer(
                header.source, header.exercise, spot_of(node, "expect"), value, expression.function
            )
        return Expect(value, exact=header.types.get("expect") in ("integer", "list of integer"))
    pattern = fields.get(MATCHES) or ""
    meaning = fields.get(MEANING) or ""
    raises = fields.get(RAISES)
    if raises is not None:
        return Raises(*raises, pattern, meaning)
    if pattern:
        return Matches(pattern, meaning)
    return Prints(fields.need(PRINTS))


def check_expectations(header: Header, node: Mapping, fields: Fields) -> None:
    """Exactly one of `expect`, `raises`, `prints` and `matches`; `raises` and `matches` go together."""
    given = [name for name in ("expect", "raises", "prints", "matches") if name in fields]
    source = header.source
    if not given:
        header.miss(
            node,
            "missing-expectation",
            'This case expects nothing. Add `expect: …` (the empty text is `""`), or `raises: …`, '
            "`prints: …` or `matches: …`.",
        )
    if len(given) > 1 and given != ["raises", "matches"]:
        second = next((name for name in reversed(given) if name in node.entries), given[-1])
        source.refuse(
            spot_of(node, second),
            "two-expectations",
            f"A case expects one thing, but {listed(given)} are given. "
            "Keep one, and make a second case of the other.",
        )
    if "meaning" in fields and "matches" not in fields:
        source.refuse(
            spot_of(node, "meaning"),
            "stray-key",
            "`meaning` puts `matches` in words, but there is no `matches`. Add it, or leave this out.",
        )


def spot_of(node: Mapping, name: str) -> Spot:
    """The key's place in the case; the case's own if the key is a default from the top of the file."""
    entry = node.entries.get(name)
    return node if entry is None else entry[0]


def _answer(source: Source, exercise: Exercise, at: Spot, value: Plain, function: str) -> Plain:
    """The answer in the exercise's own wording; numbers are put into words."""
    form = exercise.answer
    if form is None:
        return value
    if isinstance(value, str):
        numbers = form.read(value)
        if numbers is not None and min(numbers) >= 0:
            return value
    elif isinstance(value, list) and exercise.answer_numbers and len(value) == len(form.fields):
        counts = tuple(count for count in value if type(count) is int and count >= 0)
        if len(counts) == len(value):
            return form.write(counts)
    from grader.course.stray import CURLY  # loaded only once something is wrong

    if isinstance(value, str) and value and value[0] in CURLY:
        plain = f'"{value.strip(CURLY)}"'
        source.fault(
            at,
            "curly-quotes",
            f"These quotation marks are curly, so they belong to the text. Write `expect: {plain}`.",
        )
        raise Refused
    shown = f"`{value}`" if isinstance(value, str) and value else repr(value)
    source.fault(
        at,
        "wrong-form",
        f"{shown} isn't an answer of `{function}`. {_wanted(form)} Write it in this form, in quotes.",
    )
    raise Refused


def _wanted(form: AnswerFormat) -> str:
    match form:
        case Sentence():
            pattern = form.template.replace(":d}", "}")
            example = form.write(tuple(range(len(form.fields))))
            return f"Expected is `{pattern}` with whole numbers, such as `{example}`."
        case Marks():
            parts = ", then ".join(f"`{mark}` for each {field}" for field, mark in form.marks)
            example = form.write((2,) + (1,) * (len(form.marks) - 1))
            return f'Expected is {parts}, such as `{example}`; `""` if there is none.'
