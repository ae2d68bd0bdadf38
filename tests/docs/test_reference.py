"""The instructors' guide lists every key that the grader reads, and no other, with an example of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import pytest

from grader.course import exercise_keys, keys, misconception_header
from grader.course.declared import TYPE_NAME
from grader.course.form import ListOf
from grader.course.record import Key, Record
from grader.model.exercise import Limits
from tests.conftest import PROJECT
from tests.docs.document import NamedFile, steps
from tests.docs.reference import quoted, tables

GUIDE = PROJECT / "docs" / "instructors.md"
TABLES = tables(GUIDE)
REQUIRED = "Has to be there"


def fields(key: Key[object]) -> Mapping[str, Key[object]]:
    """The keys that a key's value has, or that each item of its list has."""
    form = key.form.item if isinstance(key.form, ListOf) else key.form
    assert isinstance(form, Record)
    return form.keys


@pytest.mark.parametrize(
    ("heading", "number", "declared"),
    [
        pytest.param("Keys of case files", 1, keys.CASE_KEYS, id="a case"),
        pytest.param(
            "Keys of case files",
            0,
            {name: key for name, key in keys.FILE_KEYS.items() if name not in keys.CASE_KEYS},
            id="the top of a case file",
        ),
        pytest.param("A game that nobody has seen", 0, fields(keys.PLAYER), id="player"),
        pytest.param("Keys of exercise.yaml", 0, exercise_keys.EXERCISE_FORM.keys, id="exercise.yaml"),
        pytest.param("A stage", 0, fields(exercise_keys.STAGES), id="a stage"),
        pytest.param("An input", 0, exercise_keys.DOMAIN.keys, id="an input"),
        pytest.param("answer", 0, fields(exercise_keys.ANSWER), id="answer"),
        pytest.param("game", 0, fields(exercise_keys.GAME), id="game"),
        pytest.param("limits", 0, fields(exercise_keys.LIMITS), id="limits"),
        pytest.param("borrow", 0, fields(exercise_keys.BORROW), id="borrow"),
    ],
)
def test_a_table_lists_the_keys_that_are_read(
    heading: str, number: int, declared: Mapping[str, Key[object]]
) -> None:
    rows = TABLES[heading][number]

    assert sorted(quoted(rows)) == sorted(declared)
    assert {quoted([row])[0] for row in rows if REQUIRED in row[1]} == {
        name for name, key in declared.items() if key.required
    }


@pytest.mark.parametrize(
    ("heading", "number", "words"),
    [
        pytest.param("A misconception's file", 0, misconception_header.KEYS, id="a misconception"),
        pytest.param("Something random", 0, keys.DRAW_KEYS, id="draws"),
        pytest.param(
            "Values and types",
            1,
            [name for name in re.findall("`([a-z ]+)`", TYPE_NAME.expected) if name != "list of"]
            + ["list of text"],
            id="types",
        ),
    ],
)
def test_a_table_lists_the_words_that_are_read(heading: str, number: int, words: Iterable[str]) -> None:
    assert sorted(word.partition(":")[0] for word in quoted(TABLES[heading][number])) == sorted(words)


def test_the_limits_are_those_that_hold() -> None:
    limits = Limits()

    assert {quoted([row])[0]: float(row[2]) for row in TABLES["limits"][0]} == {
        "case": limits.case,
        "submission": limits.submission,
        "memory": limits.memory,
        "output": limits.output,
    }


def test_every_key_of_a_case_is_in_an_example() -> None:
    examples = "".join(
        step.text for step in steps(GUIDE) if isinstance(step, NamedFile) and step.path.startswith("cases/")
    )
    used = set(re.findall(r"(?<![\w\"'])([a-z]+): ", examples.replace("\n", " \n")))

    assert set(keys.CASE_KEYS) - used == set()
