"""Which definitions a call comes through."""

from __future__ import annotations

from grader.audit.reach import changed, reached

PROGRAM = """\
LETTERS = "AB"
OTHER = 1


def helper():
    return LETTERS


def answer(word):
    return helper()


def main():
    print(answer(input()))
"""


def test_names_that_a_function_comes_to_use() -> None:
    assert reached(PROGRAM, ["answer"]) == {"answer", "helper", "LETTERS"}
    assert reached(PROGRAM, ["main"]) == {"main", "answer", "helper", "LETTERS"}
    assert reached(PROGRAM, ["nowhere"]) == frozenset()


def test_definitions_that_differ() -> None:
    assert changed(PROGRAM, PROGRAM.replace('"AB"', '"ABC"')) == {"LETTERS"}
    assert changed(PROGRAM, PROGRAM + "\n\ndef more():\n    pass\n") == {"more"}
    assert changed(PROGRAM, "# a comment\n" + PROGRAM) == frozenset()
