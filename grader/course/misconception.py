"""The bank of an exercise: files that hold what a wrong idea makes different in the solution.

`borrow: <id>` takes the definitions of a misconception of the exercise that `exercise.yaml` borrows from;
what the file itself defines comes behind them.
"""

from __future__ import annotations

from pathlib import Path

from grader.course.lender import Lender
from grader.course.misconception_header import Header
from grader.course.program import Definition, Program, read_program
from grader.course.source import Refused, Source, Spot, read_source
from grader.model.exercise import Exercise, Misconception
from grader.model.place import CourseFault


def read_misconceptions(exercise: Exercise) -> tuple[Misconception, ...]:
    """The bank, by file name. Raises `CourseFault` with the problems of all the files."""
    bank = _Bank(exercise)
    found = bank.read_all()
    problems = tuple(problem for source in bank.sources for problem in source.in_order())
    if problems:
        raise CourseFault(problems)
    return found


class _Bank:
    def __init__(self, exercise: Exercise) -> None:
        self.sources: list[Source] = []
        self._exercise = exercise
        self._stages = [stage.id for stage in exercise.stages]

    def read_all(self) -> tuple[Misconception, ...]:
        files = sorted((self._exercise.folder / "misconceptions").glob("*.py"))
        try:
            solution = read_program(self._source(self._exercise.solution))
            lender = Lender(self._exercise, self.sources) if self._exercise.borrow else None
        except Refused:
            return ()
        found = []
        for file in files:
            try:
                found.append(self._read(self._source(file), solution, lender))
            except Refused:
                continue  # the problem is recorded; those of the other files are wanted too
        return tuple(found)

    def _source(self, file: Path) -> Source:
        source = read_source(file)
        self.sources.append(source)
        return source

    def _read(self, source: Source, solution: Program, lender: Lender | None) -> Misconception:
        program = read_program(source)
        header = Header(source, program, self._stages)
        definitions = [*_borrowed(source, header, lender), *program.definitions]
        if program.others:
            source.refuse(
                Spot(program.others[0].lineno - 1, 0),
                "stray-statement",
                "This statement defines nothing. Write only definitions that differ from the solution's.",
            )
        if not definitions:
            source.refuse(
                Spot(0, 0), "empty-file", "Nothing is defined here. Write what differs from the solution."
            )
        return Misconception(
            id=source.file.stem,
            title=header.title,
            hint=header.hint,
            stage=header.stage,
            source=solution.with_definitions(definitions),
            only_if=header.only_if,
            otherwise=header.otherwise,
            definitions=tuple(dict.fromkeys(name for each in definitions for name in each.names)),
        )


def _borrowed(source: Source, header: Header, lender: Lender | None) -> list[Definition]:
    if not header.borrow:
        return []
    if lender is None:
        source.refuse(
            header.place("borrow"),
            "unknown-misconception",
            "There is no exercise to borrow from. Add `borrow: {from: …, adapter: …}` to exercise.yaml.",
        )
    return lender.lend(source, header.place("borrow"), header.borrow)
