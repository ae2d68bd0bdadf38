"""Wrong ideas that two exercises share: the code of one exercise's misconceptions, put to use in another."""

from __future__ import annotations

from pathlib import Path

from grader.course.exercise_file import read_exercise_file
from grader.course.program import Definition, Program, read_program
from grader.course.source import Refused, Source, Spot, did_you_mean, read_source
from grader.model.exercise import Exercise


class Lender:
    """Another exercise's bank, and the adapter that answers by way of that exercise's functions."""

    def __init__(self, borrower: Exercise, sources: list[Source]) -> None:
        """Files that are read are added to the sources. Raises `Refused` if one can't be used."""
        assert borrower.borrow is not None
        name, adapter = borrower.borrow
        self._sources = sources
        declaration = self._source(borrower.folder.parent / name / "exercise.yaml")
        exercise = read_exercise_file(declaration)
        if exercise is None:
            raise Refused
        self._exercise = exercise
        self._adapter = read_program(self._source(borrower.folder / adapter))
        self._solution = read_program(self._source(exercise.solution))
        self._kept = {name for name, _ in borrower.constants} | self._adapter.names
        """Names that mean in the borrowed code what they mean in the borrower's."""

    def lend(self, source: Source, at: Spot, misconception: str) -> list[Definition]:
        """The wrong definitions, all that they need of the lender's solution, then the adapter's."""
        folder = self._exercise.folder / "misconceptions"
        known = sorted(file.stem for file in folder.glob("*.py"))
        if misconception not in known:
            close = did_you_mean(misconception, known)
            source.refuse(
                at,
                "unknown-misconception",
                f"`{misconception}` isn't a misconception of {self._exercise.id}. {close}",
            )
        wrong = read_program(self._source(folder / f"{misconception}.py"))
        whole = Program(self._solution.with_definitions(wrong.definitions))
        used = [name for definition in self._adapter.definitions for name in definition.uses]
        return [*whole.needed(used, self._kept), *self._adapter.definitions]

    def _source(self, file: Path) -> Source:
        source = read_source(file)
        self._sources.append(source)
        return source
