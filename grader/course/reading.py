"""Case files as they were read: the cases, and where each of their keys stands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from grader.course.case_file import read_case_file
from grader.course.catalogue import Catalogue
from grader.course.document import Mapping
from grader.course.source import Source, read_source
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.place import Problem, Severity


class Reading:
    """The cases of an exercise that could be read, and the problems, by file and line."""

    __slots__ = ("_entries", "cases", "exercise", "problems")

    def __init__(self, exercise: Exercise, catalogue: Catalogue, sources: list[Source]) -> None:
        order = {stage.id: number for number, stage in enumerate(exercise.stages)}
        entries = sorted(catalogue.entries, key=lambda entry: order[entry[0].stage])
        self.exercise = exercise
        self.cases: tuple[Case, ...] = tuple(case for case, _, _ in entries)
        """Stages in the order of the exercise, files in the order given, cases as written."""
        self.problems = tuple(problem for source in sources for problem in source.in_order())
        self._entries: list[tuple[Case, Source, Mapping]] = entries

    def problem(
        self, case: Case, key: str, kind: str, message: str, severity: Severity = Severity.ERROR
    ) -> Problem:
        """A problem at a key of a case, which may stand at the top of the file; else at the case itself."""
        source, node = next((source, node) for each, source, node in self._entries if each is case)
        top = source.keys.get(key, node)
        place = source.place(node.entries[key][0] if key in node.entries else top)
        return Problem(place, severity, kind, message, source.line(place.line - 1))


def read_closely(exercise: Exercise, files: Iterable[Path]) -> Reading:
    catalogue = Catalogue(exercise)
    hidden: dict[str, int] = {}
    sources = [read_source(file) for file in files]
    for source in sources:
        read_case_file(source, exercise, catalogue, hidden)
    catalogue.check_replaced()
    return Reading(exercise, catalogue, sources)
