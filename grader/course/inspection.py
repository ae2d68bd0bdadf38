"""The files of a course, looked at as an author wants them: what is wrong with their form, all of it.

What needs the solution to run, such as whether an expectation is right, is the audit's.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from pathlib import Path

from grader.course.advice import advice
from grader.course.agreement import disagreements
from grader.course.asked import Asked
from grader.course.exercise_file import read_exercise_file
from grader.course.folder import case_files
from grader.course.misconception import read_misconceptions
from grader.course.reading import Reading, read_closely
from grader.course.source import read_source
from grader.course.undefined import misspelt_names, unused_definitions
from grader.model.case import Case
from grader.model.exercise import Course, Exercise
from grader.model.place import CourseFault, Place, Problem, Severity


class Inspection:
    """What was found in the files that were asked for.

    `readings` has all cases of each exercise that could be read, also those of other files: what a case
    contradicts may stand there.
    """

    __slots__ = ("_asked", "files", "problems", "readings")

    def __init__(
        self, asked: Asked, readings: Sequence[Reading], problems: Iterable[Problem], files: int
    ) -> None:
        self.readings = tuple(readings)
        self.files = files
        """How many case files were asked for and looked at."""
        self._asked = asked
        told = dict.fromkeys(problems)  # a solution is read for several reasons
        self.problems = tuple(problem for problem in told if asked.concerns(problem.place.file))

    def concerns(self, place: Place) -> bool:
        """Whether the place is in a file that was asked for."""
        return self._asked.concerns(place.file)

    @property
    def cases(self) -> tuple[Case, ...]:
        """Those of the files that were asked for."""
        return tuple(case for each in self.readings for case in each.cases if self.concerns(case.place))


def inspect(course: Course, paths: Sequence[Path] = ()) -> Inspection:
    """Read the files and folders at the paths, or without any the whole course.

    The problems come by exercise: its `exercise.yaml`, its case files by name, its misconceptions.
    """
    asked = Asked(course, paths)
    readings: list[Reading] = []
    problems: list[Problem] = []
    looked_at: list[Path] = []
    beside: list[Path] = []
    for exercise_id in asked.exercises:
        source = read_source(course.folder / "exercises" / exercise_id / "exercise.yaml")
        beside.append(source.file)
        exercise = read_exercise_file(source)
        if exercise is None:
            problems += source.in_order()
            continue
        files = [*case_files(course, exercise), *asked.strangers(exercise_id)]
        looked_at += files
        reading = read_closely(exercise, files)
        readings.append(reading)
        more = _misconception_problems(exercise)
        beside += (file for file in exercise.folder.rglob("*") if file.is_file())
        others = [*disagreements(source, reading), *advice(reading)]
        problems += [*source.in_order(), *reading.problems, *others, *more]
    asked.tell_unread([*looked_at, *beside])
    problems[:0] = asked.problems
    return Inspection(asked, readings, problems, sum(asked.concerns(file) for file in looked_at))


def _misconception_problems(exercise: Exercise) -> tuple[Problem, ...]:
    if not exercise.solution.is_file() or not _can_borrow(exercise):
        return ()  # it has been told
    try:
        bank = read_misconceptions(exercise)
        right = ast.dump(ast.parse(exercise.solution.read_bytes())) if bank else ""
    except CourseFault as fault:
        return fault.problems
    same = [
        Problem(
            Place(exercise.folder / "misconceptions" / f"{each.id}.py", 1, 1),
            Severity.ERROR,
            "no-mistake",
            "This is the solution itself, so there is nothing to catch. Write what the wrong idea changes.",
        )
        for each in bank
        if ast.dump(ast.parse(each.source)) == right
    ]
    return (*same, *unused_definitions(exercise), *misspelt_names(exercise))


def _can_borrow(exercise: Exercise) -> bool:
    if exercise.borrow is None:
        return True
    name, adapter = exercise.borrow
    lender = exercise.folder.parent / name / "exercise.yaml"
    return lender.is_file() and (exercise.folder / adapter).is_file()
