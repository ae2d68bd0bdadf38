"""The grader knows nothing about any exercise: what an exercise is about stands in its own folders only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grader.course import read_course, read_exercise
from tests.conftest import PROJECT

SUFFIXES = {".py", ".j2", ".css", ".js", ".json"}
FILES = [path for path in sorted((PROJECT / "grader").rglob("*")) if path.suffix in SUFFIXES]

DISTRIBUTION = re.compile(r"mastermind[-_]grader")
"""The name under which the grader is installed."""


def words_of(exercise_id: str) -> list[str]:
    """What gives an exercise away: its names, its constants, its functions, and what it counts."""
    exercise = read_exercise(read_course(PROJECT), exercise_id)
    names = [name for stage in exercise.stages for name in stage.names if "_" in name]
    constants = [name for name, _ in exercise.constants]
    title = exercise.title.lower()
    return [title, title.replace(" ", "-"), title.replace(" ", "_"), *names, *constants]


@pytest.mark.parametrize("exercise_id", read_course(PROJECT).exercises)
def test_no_word_of_an_exercise_stands_in_the_grader(exercise_id: str) -> None:
    words = re.compile("|".join(map(re.escape, words_of(exercise_id))), re.IGNORECASE)

    found = [
        f"{path.relative_to(PROJECT)}:{number}: {line.strip()}"
        for path in FILES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if words.search(DISTRIBUTION.sub("", line))
    ]
    assert found == []


def test_there_is_something_to_search() -> None:
    assert len(FILES) > 100
    assert "check_guess" in words_of("mastermind")
    assert "HIGHEST_DIGIT" in words_of("code-breaker")


@pytest.mark.parametrize("exercise_id", read_course(PROJECT).exercises)
def test_what_an_exercise_counts_is_named_by_the_exercise(exercise_id: str) -> None:
    """Its fields are words of everyday language too; in code they would stand in quotes."""
    answer = read_exercise(read_course(PROJECT), exercise_id).answer
    assert answer is not None
    quoted = re.compile("|".join(rf"""(["']){field}\1""" for field in answer.fields[:1]))

    assert [path for path in FILES if quoted.search(path.read_text("utf-8"))] == []


def test_only_the_grader_can_be_imported() -> None:
    """The exercises travel as data: no module of the grader imports from them."""
    imports = re.compile(r"^\s*(from|import) (exercises|cases)\b", re.MULTILINE)

    assert [
        path for path in FILES if path.suffix == ".py" and imports.search(Path(path).read_text("utf-8"))
    ] == []
