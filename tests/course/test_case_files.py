"""Every file under `tests/case_files`: good ones are read, bad ones get exactly the message beside them.

Those in `dubious` are read as well, but `grade check` warns of them. Beside `bad/x.yaml` and `dubious/x.yaml`
stands `x.txt`; each problem is there as its place, kind and message, the line, and a caret below the place.
The first line of a bad file says whether the JSON Schema sees the fault too.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from grader.course import document, read_case_files, read_course, read_exercise
from grader.course.advice import advice
from grader.course.reading import read_closely
from grader.model.exercise import Exercise
from grader.model.place import Problem

FILES = Path(__file__).parent.parent / "case_files"
GOOD = sorted((FILES / "good").glob("*.yaml"))
DUBIOUS = sorted((FILES / "dubious").glob("*.yaml"))
BAD = sorted((FILES / "bad").glob("*.yaml"))


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return read_exercise(read_course(FILES), "mastermind")


@pytest.fixture(params=["the C parser", "the Python parser"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Not every machine has libyaml; what is read and told is the same with either."""
    chosen = yaml.CSafeLoader if request.param == "the C parser" else yaml.SafeLoader
    monkeypatch.setattr(document, "_Parser", chosen)
    return chosen.__name__


@pytest.mark.usefixtures("parser")
def test_all_good_files_are_read_without_a_problem(exercise: Exercise) -> None:
    cases, problems = read_case_files(exercise, GOOD)
    assert [shown(problem) for problem in problems] == []
    assert {case.place.file for case in cases} == set(GOOD)


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize("file", BAD, ids=lambda file: file.stem)
def test_a_bad_file_gets_the_message_beside_it(exercise: Exercise, file: Path) -> None:
    _, problems = read_case_files(exercise, [file])
    told = "\n".join(shown(problem) for problem in problems)
    assert told == file.with_suffix(".txt").read_text("utf-8").rstrip("\n")


@pytest.mark.parametrize("file", DUBIOUS, ids=lambda file: file.stem)
def test_a_dubious_file_is_read_and_gets_the_warning_beside_it(exercise: Exercise, file: Path) -> None:
    reading = read_closely(exercise, [file])
    assert (len(reading.cases) > 0, reading.problems) == (True, ())
    told = "\n".join(dict.fromkeys(map(shown, advice(reading))))
    assert told == file.with_suffix(".txt").read_text("utf-8").rstrip("\n")


def test_all_problems_of_all_files_are_told_at_once(exercise: Exercise) -> None:
    alone = [problem for file in BAD for problem in read_case_files(exercise, [file])[1]]
    _, together = read_case_files(exercise, BAD)
    assert len(alone) > len(BAD) > 80
    assert {problem for problem in alone if problem.kind not in ABOUT_OTHER_CASES} <= set(together)


ABOUT_OTHER_CASES = {"duplicate", "duplicate-id", "contradiction", "unknown-case", "wrong-stage"}
"""Kinds of problems whose words depend on which other files are read."""


def shown(problem: Problem) -> str:
    place = problem.place
    lines = [f"{place.line}:{place.column}: {problem.kind}: {problem.message}"]
    if problem.source_line.strip():
        lines += [f"    {problem.source_line}", f"    {' ' * (place.column - 1)}^"]
    return "\n".join(lines)
