"""The exercise sheet: its examples stand word for word in the statement and in the cases."""

from __future__ import annotations

import re

from grader.model.case import Call, Expect
from tests.exercises.mastermind.programs import PROJECT, answer, cases, exercise

SHEET = [
    ("ABCD", "CBEA", "1 positions, 2 letters"),
    ("ABCD", "BAAB", "0 positions, 2 letters"),
    ("ABCD", "AFAA", "1 positions, 0 letters"),
    ("ABCD", "ACCB", "2 positions, 1 letters"),
    ("ABAB", "BABA", "0 positions, 4 letters"),
]


def test_the_examples_are_the_first_cases_where_letters_repeat() -> None:
    first = [case for case in cases() if case.stage == "repeated-letters"][: len(SHEET)]
    asked = []
    for case in first:
        assert isinstance(case.task, Call)
        assert isinstance(case.expectation, Expect)
        values = dict(case.task.variables)
        asked.append((values["secret"], values["guess"], case.expectation.value))
    assert asked == SHEET


def test_the_examples_are_the_statements_table() -> None:
    text = (exercise().folder / "statement" / "repeated-letters.md").read_text("utf-8")
    rows = re.findall(r"^\| ([A-F]{4}) \| ([A-F]{4}) \| (.*?) \|$", text, re.MULTILINE)
    assert rows == SHEET


def test_every_stage_has_its_statement() -> None:
    assert sorted(path.stem for path in (exercise().folder / "statement").glob("*.md")) == sorted(
        stage.id for stage in exercise().stages
    )


def test_every_answer_in_a_statement_is_right() -> None:
    form = exercise().answer
    assert form is not None
    solution = exercise().solution.read_text("utf-8")
    found = 0
    for path in (exercise().folder / "statement").glob("*.md"):
        text = path.read_text("utf-8")
        for code, guess, said in re.findall(
            r'evaluate_guess\("([A-F]+)", "([A-F]+)"\)` \|[ |]*`"([^"]*)"`', text
        ):
            found += 1
            assert answer(solution, code, guess) == form.read(said), (path.name, code, guess)
    assert found == 2


def test_the_cases_try_three_four_five_and_six_letters() -> None:
    lengths = {dict(case.set).get("CODE_LENGTH", 4) for case in cases() if case.stage != "no-repeats"}
    assert lengths == {3, 4, 5, 6}


def test_what_is_hidden_is_asked_nowhere_else() -> None:
    asked = [(case.task, case.set, case.hidden) for case in cases() if isinstance(case.task, Call)]
    visible = {(task, constants) for task, constants, hidden in asked if not hidden}
    hidden_ones = {(task, constants) for task, constants, hidden in asked if hidden}
    assert len(hidden_ones) >= 10
    assert not visible & hidden_ones


def test_every_case_has_a_name_and_a_hint() -> None:
    for case in cases():
        assert case.hint, case.id
        assert len(case.name) <= 70, case.id
        assert case.category or not case.hidden, case.id


def test_the_course_is_the_one_of_the_project() -> None:
    assert {case.place.file.parent for case in cases()} == {PROJECT / "cases" / "mastermind"}
