"""Under which stage a mutant is filed, and which stage's share counts it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.audit.filing import stages_about
from grader.course import read_cases, read_course, read_exercise
from grader.model.audit import Audit, Mistake, Origin
from tests.audit.small_course import GOOD_CASES, GOOD_SIGNS, SOLUTION, write_course
from tests.audit.test_audit import SIGNS, WEAK, audit, suggested

LAST_LEFT_OUT = "`for a, b in list(zip(one, other))[:-1]:` in place of `for a, b in zip(one, other):`"
LATE = """\
exercise: places
stage: sign
cases:
  - {call: "sign(places(one, other))", one: AB, other: AA, expect: 1}
  - {call: "sign(places(one, other))", one: AB, other: BB, expect: 1}
  - {call: "sign(number)", number: -1, expect: -1}
  - {call: "sign(number)", number: 0, expect: 0}
  - {call: "sign(number)", number: 1, expect: 1}
"""
"""Cases of the second stage that call the function of the first one too."""


def mutant(found: Audit, title: str) -> tuple[str, Mistake]:
    """The stage of the one mutant with this title, and the mutant."""
    (only,) = ((stage.id, one) for stage in found.stages for one in stage.mistakes if one.title == title)
    return only


def test_a_mutant_that_only_a_later_stage_kills_is_not_that_stage_s_affair(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=WEAK, sign=LATE), with_mutants=True)
    stage, last_left_out = mutant(found, LAST_LEFT_OUT)
    assert (stage, last_left_out.late, last_left_out.elsewhere) == ("places", True, "sign")
    assert [case.partition(".")[0] for case in last_left_out.killed_by] == ["sign"]
    assert suggested((last_left_out,)) == {
        last_left_out.id: "- {set: {LENGTH: 1}, one: A, other: A, expect: 1}"
    }
    places, sign = found.stages
    assert last_left_out not in places.killed(Origin.MUTANT)
    assert last_left_out in places.late
    assert all(one.line is not None and one.line > 12 for one in sign.of(Origin.MUTANT))


def test_a_mutant_that_its_own_stage_kills_too_is_not_late(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=GOOD_CASES, sign=LATE), with_mutants=True)
    stage, last_left_out = mutant(found, LAST_LEFT_OUT)
    assert (stage, last_left_out.late, last_left_out.elsewhere) == ("places", False, None)
    assert found.stages[0].late == ()


def test_a_misconception_that_only_a_later_stage_kills_is_not_counted_as_caught(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=WEAK, sign=LATE))
    (last_forgotten,) = found.stages[0].mistakes
    assert (last_forgotten.late, last_forgotten.elsewhere) == (True, "sign")
    assert found.stages[0].killed(Origin.BANK) == ()
    assert suggested((last_forgotten,)) == {
        "last-forgotten": "- {set: {LENGTH: 1}, one: A, other: A, expect: 1}"
    }


TWICE = """\
title: Codes
file: codes.py
types: {code: text, expect: text}
answer: {format: "{most:d} alike", calls: [alike]}
stages:
  - id: plain
    title: No letter twice
    names: [alike]
    inputs: {code: {alphabet: ABC, length: 3, repeats: false}}
  - id: repeats
    title: Letters may repeat
    inputs: {code: {alphabet: ABC, length: 3}}
  - id: game
    title: Play
    names: [play]
"""
CODES = """\
def alike(code):
    return f"{most(code)} alike"


def most(code):
    return max(code.count(letter) for letter in set(code))


def play(code):
    return len(alike(code)) + most(code)
"""
HEADS = {
    name: f"exercise: places\nstage: {name}\ncall: {call}(code)\n{types}cases:\n"
    for name, call, types in (
        ("plain", "alike", ""),
        ("repeats", "alike", ""),
        ("game", "play", "types: {expect: value}\n"),
    )
}


def codes(folder: Path, **cases: str) -> Path:
    write_course(folder, **{name: HEADS[name] + rows for name, rows in cases.items()})
    exercise = folder / "exercises" / "places"
    (exercise / "exercise.yaml").write_text(TWICE, "utf-8")
    (exercise / "solution" / "codes.py").write_text(CODES, "utf-8")
    for file in (exercise / "misconceptions").iterdir():
        file.unlink()
    return folder


def test_what_cannot_show_in_the_first_stage_belongs_to_the_next_that_is_about_it(tmp_path: Path) -> None:
    """Without repeated letters each is there once: only `repeats` tells the largest count from others."""
    smallest = "`min((code.count(letter) for letter in set(code)))` in place of " + (
        "`max((code.count(letter) for letter in set(code)))`"
    )
    rows = {"plain": "  - {code: ABC, expect: 1 alike}\n", "game": "  - {code: AAB, expect: 9}\n"}
    missed = audit(codes(tmp_path / "missed", **rows), with_mutants=True)
    stage, mistake = mutant(missed, smallest)
    assert (stage, mistake.late, mistake.elsewhere) == ("repeats", True, "game")

    rows["repeats"] = "  - {code: AAB, expect: 2 alike}\n"
    stage, mistake = mutant(audit(codes(tmp_path / "caught", **rows), with_mutants=True), smallest)
    assert (stage, mistake.late) == ("repeats", False)


@pytest.mark.parametrize(
    ("old", "new", "stages"),
    [
        ("LENGTH = 3", "LENGTH = 4", ("places",)),
        ("return equal", "return 0", ("places",)),
        ("return -1", "return 1", ("sign",)),
    ],
    ids=["a constant", "a function", "another stage's function"],
)
def test_the_stages_that_are_about_a_change(
    tmp_path: Path, old: str, new: str, stages: tuple[str, ...]
) -> None:
    course = read_course(write_course(tmp_path, places=GOOD_CASES, sign=GOOD_SIGNS))
    exercise = read_exercise(course, "places")
    cases = read_cases(course, exercise)
    assert stages_about(exercise, cases, SOLUTION, SOLUTION.replace(old, new)) == stages


@pytest.mark.parametrize(
    ("old", "stages"),
    [("max(", ("plain", "repeats")), ("+ most", ("game",))],
    ids=["a helper", "what calls it"],
)
def test_a_stage_without_names_goes_on_with_those_before_it(
    tmp_path: Path, old: str, stages: tuple[str, ...]
) -> None:
    course = read_course(codes(tmp_path, plain="  - {code: ABC, expect: 1 alike}\n"))
    exercise = read_exercise(course, "places")
    changed = CODES.replace(old, {"max(": "min(", "+ most": "- most"}[old])
    assert stages_about(exercise, read_cases(course, exercise), CODES, changed) == stages


def test_without_names_a_mutant_is_filed_where_it_is_killed(tmp_path: Path) -> None:
    folder = write_course(tmp_path, places=WEAK, sign=SIGNS + "  - {number: 1, expect: 1}\n")
    declaration = folder / "exercises" / "places" / "exercise.yaml"
    text = declaration.read_text("utf-8")
    declaration.write_text(
        text.replace("    names: [sign]\n", "").replace("    names: [places, LENGTH]\n", ""), "utf-8"
    )
    places, sign = audit(folder, with_mutants=True).stages
    assert {one.line for one in places.mistakes if one.line} <= {7, 8, 9, 10, 11}
    assert all(one.line > 12 for one in sign.mistakes if one.line)
