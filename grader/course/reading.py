"""Case files as they were read: the cases, and where each of their keys stands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from grader.course.case_file import read_case_file
from grader.course.catalogue import Catalogue
from grader.course.node import Cell, Mapping, Node, Scalar
from grader.course.source import Source, read_source
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.place import Place, Problem, Severity


class Reading:
    """The cases of an exercise that could be read, and the problems, by file and line."""

    __slots__ = ("_by_case", "_entries", "cases", "exercise", "problems")

    def __init__(self, exercise: Exercise, catalogue: Catalogue, sources: list[Source]) -> None:
        order = {stage.id: number for number, stage in enumerate(exercise.stages)}
        entries = sorted(catalogue.entries, key=lambda entry: order[entry[0].stage])
        self.exercise = exercise
        self.cases: tuple[Case, ...] = tuple(case for case, _, _ in entries)
        """Stages in the order of the exercise, files in the order given, cases as written."""
        self.problems = tuple(problem for source in sources for problem in source.in_order())
        self._by_case: dict[int, tuple[Source, Mapping]] = {}
        self._entries: list[tuple[Case, Source, Mapping]] = entries

    def problem(
        self, case: Case, key: str, kind: str, message: str, severity: Severity = Severity.ERROR
    ) -> Problem:
        """A problem at a key of a case, which may stand at the top of the file; else at the case itself."""
        source, node = self._entry(case)
        top = source.keys.get(key, node)
        place = source.place(node.entries[key][0] if key in node.entries else top)
        return Problem(place, severity, kind, message, source.line(place.line - 1))

    def problem_in_play(
        self, case: Case, index: int, kind: str, message: str, severity: Severity = Severity.ERROR
    ) -> Problem:
        """A problem at a line of the case's game, counted from 0; at `play` if it isn't in a block."""
        at_key = self.problem(case, "play", kind, message, severity)
        source, node = self._entry(case)
        block = node.entries["play"][1] if "play" in node.entries else None
        if not isinstance(block, Scalar) or block.style != "|":
            return at_key
        below = range(block.line + 1, len(source.lines))
        number = [number for number in below if source.line(number).strip()][index]
        line = source.line(number)
        place = Place(source.file, number + 1, len(line) - len(line.lstrip()) + 1)
        return Problem(place, severity, kind, message, line)

    def keys(self, case: Case) -> dict[str, tuple[Scalar, Node]]:
        """The case's own keys, as they were written."""
        return self._entry(case)[1].entries

    def has_at_top(self, case: Case, key: str) -> bool:
        """Whether the key stands at the top of the case's file."""
        return key in self._entry(case)[0].keys

    def in_table(self, case: Case) -> bool:
        return any(isinstance(node, Cell) for _, node in self.keys(case).values())

    def _entry(self, case: Case) -> tuple[Source, Mapping]:
        if not self._by_case:
            self._by_case = {id(each): (source, node) for each, source, node in self._entries}
        return self._by_case[id(case)]


def read_closely(exercise: Exercise, files: Iterable[Path]) -> Reading:
    catalogue = Catalogue(exercise)
    hidden: dict[str, int] = {}
    sources = [read_source(file) for file in files]
    for source in sources:
        read_case_file(source, exercise, catalogue, hidden)
    catalogue.check_replaced()
    return Reading(exercise, catalogue, sources)
