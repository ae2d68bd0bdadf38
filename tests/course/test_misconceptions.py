"""A misconception is what differs from the solution; the reader makes the whole wrong program of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.course import read_course, read_exercise, read_misconceptions
from grader.model.exercise import Misconception
from grader.model.place import CourseFault

DECLARATION = """\
title: Sums
file: sums.py
constants: {LIMIT: 9}
stages:
  - {id: add, title: Add, names: [add]}
  - {id: limit, title: A limit, names: [LIMIT]}
"""

SOLUTION = '''\
"""Sums."""

import math

LIMIT = 9


def add(a, b):
    # from the left
    return clip(a + b)


@cached
def clip(number):
    return min(number, LIMIT)


if __name__ == "__main__":
    print(add(1, 2))
'''

HEADER = '"""The limit is forgotten\n\nstage: limit\nhint: How large may a sum be?\n"""\n\n'


def course(tmp_path: Path, **misconceptions: str) -> Path:
    folder = tmp_path / "exercises" / "sums"
    for inner in ("solution", "misconceptions"):
        (folder / inner).mkdir(parents=True, exist_ok=True)
    (folder / "exercise.yaml").write_text(DECLARATION, "utf-8")
    (folder / "solution" / "sums.py").write_text(SOLUTION, "utf-8")
    for name, text in misconceptions.items():
        (folder / "misconceptions" / f"{name.replace('_', '-')}.py").write_text(text, "utf-8")
    return folder


def read(tmp_path: Path, exercise: str = "sums") -> tuple[Misconception, ...]:
    return read_misconceptions(read_exercise(read_course(tmp_path), exercise))


def source(tmp_path: Path, definitions: str) -> str:
    course(tmp_path, wrong=HEADER + definitions)
    (found,) = read(tmp_path)
    return found.source


def test_the_header_has_title_stage_and_hint(tmp_path: Path) -> None:
    text = '"""Never below zero\n\nstage: add\nhint: What is -1?\n    Try it\n    on paper.\n"""\nLIMIT = 8\n'
    folder = course(tmp_path, b_wrong=HEADER + "LIMIT = 10\n", a_wrong=text)
    first, second = read(tmp_path)
    assert (first.id, first.title, first.stage) == ("a-wrong", "Never below zero", "add")
    assert first.hint == "What is -1? Try it on paper."
    assert first.definitions == ("LIMIT",)
    assert (second.id, second.title) == ("b-wrong", "The limit is forgotten")
    assert folder.is_dir()


def test_a_definition_replaces_that_of_the_same_name(tmp_path: Path) -> None:
    assert source(tmp_path, "def clip(number):\n    return number\n") == SOLUTION.replace(
        "@cached\ndef clip(number):\n    return min(number, LIMIT)", "def clip(number):\n    return number"
    )


def test_a_constant_is_replaced_where_it_stood(tmp_path: Path) -> None:
    assert source(tmp_path, "LIMIT = 10  # two digits\n") == SOLUTION.replace(
        "LIMIT = 9", "LIMIT = 10  # two digits"
    )


def test_new_definitions_come_before_those_that_are_replaced(tmp_path: Path) -> None:
    definitions = "import random\n\nseen = []\n\n\ndef add(a, b):\n    seen.append(a)\n    return a + b\n"
    assert source(tmp_path, definitions) == SOLUTION.replace(
        "def add(a, b):\n    # from the left\n    return clip(a + b)",
        "import random\n\n\nseen = []\n\n\ndef add(a, b):\n    seen.append(a)\n    return a + b",
    )


def test_new_definitions_alone_come_before_the_program_starts(tmp_path: Path) -> None:
    assert source(tmp_path, "extra = 1\n") == SOLUTION.replace("if __name__", "extra = 1\n\n\nif __name__")


def test_names_that_are_bound_together_are_replaced_together(tmp_path: Path) -> None:
    anew = SOLUTION.replace("LIMIT = 9", "LIMIT, add = 8, max")
    without = anew.replace("def add(a, b):\n    # from the left\n    return clip(a + b)\n", "")
    assert source(tmp_path, "LIMIT, add = 8, max\n") == without


def test_words_that_name_a_line_say_which_and_what_is_said_without_it(tmp_path: Path) -> None:
    more = "only-if: ^LIMIT == \nelse-title: The limit stays\nelse-hint: What is it\n    at the end?\n"
    course(tmp_path, one=HEADER.replace("hint", more + "hint") + "LIMIT = 8\n")
    (one,) = read(tmp_path)
    assert one.only_if == "^LIMIT =="
    assert one.otherwise == ("The limit stays", "What is it at the end?")


FAULTS = [
    (
        "no-docstring",
        "LIMIT = 8\n",
        "1:1: missing-key: The title is missing. It is the first line of the docstring that begins the file.",
    ),
    (
        "no-stage",
        '"""T\n\nhint: h\n"""\nLIMIT = 8\n',
        "1:1: missing-key: `stage: …` is missing. Add it to the docstring.",
    ),
    (
        "no-hint",
        '"""T\n\nstage: add\n"""\nLIMIT = 8\n',
        "1:1: missing-key: `hint: …` is missing. Add it to the docstring.",
    ),
    (
        "unknown-stage",
        HEADER.replace("limit\n", "limits\n") + "LIMIT = 8\n",
        "3:8: unknown-stage: There is no stage `limits`. Did you mean `limit`?",
    ),
    (
        "unknown-key",
        HEADER.replace("hint", "hnit") + "LIMIT = 8\n",
        "4:1: unknown-key: `hnit` isn't a key of a misconception. Did you mean `hint`?",
    ),
    (
        "nothing-differs",
        HEADER,
        "1:1: empty-file: Nothing is defined here. Write what differs from the solution.",
    ),
    (
        "statement",
        HEADER + "print(1)\n",
        "7:1: stray-statement: This statement defines nothing. "
        "Write only definitions that differ from the solution's.",
    ),
    ("no-python", HEADER + "def add(:\n", "7:9: syntax: This isn't Python: invalid syntax. Mend it."),
    (
        "no-pattern",
        HEADER.replace("hint", "only-if: (\nhint") + "LIMIT = 8\n",
        "4:10: wrong-pattern: `(` isn't a regular expression: missing ), unterminated subpattern at position "
        "0. Mend it; a backslash before a character such as `(` or `.` makes it stand for itself.",
    ),
    (
        "else-without-if",
        HEADER.replace("hint", "else-title: T\nelse-hint: h\nhint") + "LIMIT = 8\n",
        "4:13: missing-key: `else-title` needs `only-if: …` too. Add it.",
    ),
    (
        "else-without-title",
        HEADER.replace("hint", "only-if: x\nelse-hint: h\nhint") + "LIMIT = 8\n",
        "5:12: missing-key: `else-hint` needs `else-title: …` too. Add it.",
    ),
    (
        "borrow-from-nowhere",
        HEADER.replace("hint", "borrow: other\nhint") + "LIMIT = 8\n",
        "4:9: unknown-misconception: There is no exercise to borrow from. "
        "Add `borrow: {from: …, adapter: …}` to exercise.yaml.",
    ),
]


@pytest.mark.parametrize(("name", "text", "message"), FAULTS, ids=[name for name, *_ in FAULTS])
def test_what_is_wrong_with_a_misconception(tmp_path: Path, name: str, text: str, message: str) -> None:
    file = course(tmp_path, **{name: text}) / "misconceptions" / f"{name}.py"
    with pytest.raises(CourseFault) as fault:
        read(tmp_path)
    (problem,) = fault.value.problems
    assert problem.place.file == file
    assert f"{problem.place.line}:{problem.place.column}: {problem.kind}: {problem.message}" == message


def test_all_faulty_misconceptions_are_told_at_once(tmp_path: Path) -> None:
    course(tmp_path, **{name: text for name, text, _ in FAULTS})
    with pytest.raises(CourseFault) as fault:
        read(tmp_path)
    assert len(fault.value.problems) == len(FAULTS)


ADAPTER = '"""Products by way of sums."""\n\n\ndef double(number):\n    return add(number, number)\n'

PRODUCTS = '''\
"""Products."""

LIMIT = 100


def double(number):
    return 2 * number


def main():
    print(double(2))
'''


def borrowing(tmp_path: Path, misconception: str) -> None:
    course(tmp_path, wrong=HEADER + "def add(a, b):\n    return clip(a - b)\n")
    folder = tmp_path / "exercises" / "products"
    for inner in ("solution", "misconceptions"):
        (folder / inner).mkdir(parents=True)
    declaration = (
        DECLARATION.replace("sums.py", "products.py") + "borrow: {from: sums, adapter: adapter.py}\n"
    )
    (folder / "exercise.yaml").write_text(declaration, "utf-8")
    (folder / "adapter.py").write_text(ADAPTER, "utf-8")
    (folder / "solution" / "products.py").write_text(PRODUCTS, "utf-8")
    (folder / "misconceptions" / "borrowed.py").write_text(misconception, "utf-8")


def test_a_borrowed_misconception_brings_what_it_needs_and_the_adapter(tmp_path: Path) -> None:
    borrowing(tmp_path, HEADER.replace("hint", "borrow: wrong\nhint"))
    (found,) = read(tmp_path, "products")
    assert found.definitions == ("add", "clip", "double")
    assert found.source == PRODUCTS.replace(
        "def double(number):\n    return 2 * number",
        "def add(a, b):\n    return clip(a - b)\n\n\n"
        "@cached\ndef clip(number):\n    return min(number, LIMIT)\n\n\n"
        "def double(number):\n    return add(number, number)",
    )


def test_a_borrowed_misconception_that_isnt_there(tmp_path: Path) -> None:
    borrowing(tmp_path, HEADER.replace("hint", "borrow: wrang\nhint"))
    with pytest.raises(CourseFault) as fault:
        read(tmp_path, "products")
    assert [problem.message for problem in fault.value.problems] == [
        "`wrang` isn't a misconception of sums. Did you mean `wrong`?"
    ]


@pytest.mark.parametrize("exercise", ["mastermind", "code-breaker"])
def test_the_shipped_ones_are_whole_programs(project: Path, exercise: str) -> None:
    for misconception in read_misconceptions(read_exercise(read_course(project), exercise)):
        compile(misconception.source, misconception.id, "exec")
        assert misconception.definitions
