"""The exercise's pictures: whether they can be drawn of what its cases ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grader.course.source import Source, Spot, did_you_mean, read_source
from grader.judge.comparison import answering
from grader.model.case import Call, Case, Expect
from grader.model.exercise import Exercise
from grader.model.place import Problem
from grader.model.value import Plain
from grader.report.page.picture import TEMPLATE, PictureFault, Pictures
from grader.report.picture import TEMPLATE as PLAIN
from grader.report.picture import fields_of

_MOST = 100
"""Cases of which a picture is tried."""


class _Drawn(NamedTuple):
    variables: tuple[tuple[str, Plain], ...]
    right: tuple[tuple[str, int], ...]
    wrong: tuple[tuple[str, int], ...]


def picture_problems(exercise: Exercise, cases: Sequence[Case]) -> Iterator[Problem]:
    """Of `picture.svg.j2` the first fault, of `picture.txt` all. Nothing if no case has a picture."""
    drawn = list(_drawn(exercise, cases))[:_MOST]
    if drawn:
        yield from _of_the_page(exercise, drawn)
        yield from _of_the_terminal(exercise, drawn)


def _drawn(exercise: Exercise, cases: Sequence[Case]) -> Iterator[_Drawn]:
    """Of each call with an answer in numbers: its variables, the right numbers, and wrong ones."""
    for case in cases:
        match case:
            case Case(task=Call() as call, expectation=Expect(value), hidden=False) if call.variables and (
                form := answering(exercise, call)
            ):
                if (numbers := form.read_expected(value)) is not None:
                    right = tuple(zip(form.form.fields, numbers, strict=True))
                    (first, number), *others = right
                    yield _Drawn(call.variables, right, ((first, number + 1), *others))
            case _:
                pass


def _of_the_page(exercise: Exercise, drawn: Sequence[_Drawn]) -> Iterator[Problem]:
    file = exercise.folder / TEMPLATE
    if not file.is_file():
        return
    pictures = Pictures(exercise.folder)
    for one in drawn:
        try:
            pictures.draw_values(*one)
        except PictureFault as fault:
            source = read_source(file)
            values = ", ".join(f"`{name}` is {value!r}" for name, value in one.variables)
            message = f"The picture can't be drawn where {values}: {fault.why}"
            source.fault(Spot(fault.line - 1, 0), "picture", message)
            yield from source.problems
            return


def _of_the_terminal(exercise: Exercise, drawn: Sequence[_Drawn]) -> Iterator[Problem]:
    file = exercise.folder / PLAIN
    if not file.is_file():
        return
    source = read_source(file)
    known = list(dict.fromkeys(name for one in drawn for name, _ in one.variables))
    fields = list(fields_of(source.text))
    for name, at in fields:
        if name not in known:
            _tell(source, at, f"No case has a variable `{name}`. {did_you_mean(name, known)}".rstrip())
    if not fields and not source.problems:
        _tell(source, 0, f"There is no field in it, such as `{{{known[0]}}}`, so nothing is drawn.")
    yield from source.problems


def _tell(source: Source, at: int, message: str) -> None:
    before = source.text[:at]
    source.fault(Spot(before.count("\n"), at - before.rfind("\n") - 1), "picture", message)
