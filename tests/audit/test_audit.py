"""`grade audit`: which mistakes the cases catch, and the smallest case for each that they let through."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.audit.audit import Subject, audit_exercise
from grader.audit.benches import Benches
from grader.course import read_cases, read_course, read_exercise, read_misconceptions
from grader.model.audit import Audit, Mistake, Origin
from grader.report.case_yaml import case_line
from tests.audit.small_course import GOOD_CASES, GOOD_SIGNS, write_course

HEAD = "exercise: places\nstage: places\ncall: places(one, other)\ncases:\n"
WEAK = HEAD + "  - {one: AAB, other: ABA, expect: 1}\n"
SIGNS = "exercise: places\nstage: sign\ncall: sign(number)\ncases:\n"


def audit(folder: Path, *, with_mutants: bool = False) -> Audit:
    course = read_course(folder)
    exercise = read_exercise(course, "places")
    subject = Subject(
        exercise,
        read_cases(course, exercise),
        read_misconceptions(exercise),
        exercise.solution.read_text("utf-8"),
    )
    with Benches(exercise) as benches:
        return audit_exercise(benches, subject, with_mutants=with_mutants)


def suggested(mistakes: tuple[Mistake, ...]) -> dict[str, str]:
    return {one.id: case_line(one.suggestion.fields) if one.suggestion else "nothing" for one in mistakes}


def test_good_cases_kill_every_misconception(tmp_path: Path) -> None:
    places, sign = audit(write_course(tmp_path)).stages
    assert [(one.id, one.killed_by) for one in places.mistakes] == [
        ("last-forgotten", ("places.places-AAB-ABB", "places.places-AAB-AAB", "places.places-AB-BB-LENGTH=2"))
    ]
    assert [(one.id, one.killed_by) for one in sign.mistakes] == [("zero-is-positive", ("sign.sign-0",))]


def test_a_survivor_comes_with_the_smallest_case_that_kills_it(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=WEAK, sign=SIGNS + "  - {number: 1, expect: 1}\n"))
    assert suggested(found.survivors) == {
        "last-forgotten": "- {set: {LENGTH: 1}, one: A, other: A, expect: 1}",
        "zero-is-positive": "- {number: 0, expect: 0}",
    }


def test_the_suggested_case_kills_once_it_is_pasted(tmp_path: Path) -> None:
    cases = WEAK + "  - {set: {LENGTH: 1}, one: A, other: A, expect: 1}\n"
    assert audit(write_course(tmp_path, places=cases, sign=GOOD_SIGNS)).survivors == ()


def test_the_call_is_written_where_it_is_not_the_usual_one(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=GOOD_CASES))
    assert suggested(found.survivors) == {
        "zero-is-positive": '- {call: "sign(number)", number: 0, expect: 0}'
    }


def test_a_misconception_that_shows_in_another_stage_is_told(tmp_path: Path) -> None:
    folder = write_course(tmp_path)
    wrong = folder / "exercises" / "places" / "misconceptions" / "last-forgotten.py"
    wrong.write_text(wrong.read_text("utf-8").replace("stage: places", "stage: sign"), "utf-8")
    sign = audit(folder).stages[1]
    assert [(one.id, one.elsewhere) for one in sign.mistakes] == [
        ("last-forgotten", "places"),
        ("zero-is-positive", None),
    ]


def test_the_few_cases_that_carry_most(tmp_path: Path) -> None:
    places, _ = audit(write_course(tmp_path), with_mutants=True).stages
    assert places.smallest_set == ("places.places-AAB-ABB",)
    assert places.redundant == (
        "places.places-AAB-AAB",
        "places.places-AAA-BBB",
        "places.places-AB-BB-LENGTH=2",
    )


def test_mutants_survive_weak_cases_and_their_smallest_case_is_found(tmp_path: Path) -> None:
    found = audit(write_course(tmp_path, places=WEAK, sign=GOOD_SIGNS), with_mutants=True)
    by_title = {one.title: one for one in found.survivors if one.origin is Origin.MUTANT}
    last_left_out = by_title[
        "`for a, b in list(zip(one, other))[:-1]:` in place of `for a, b in zip(one, other):`"
    ]
    assert last_left_out.line == 8
    assert suggested((last_left_out,)) == {
        last_left_out.id: "- {set: {LENGTH: 1}, one: A, other: A, expect: 1}"
    }


def test_mutants_that_no_input_tells_apart_are_left_aside(tmp_path: Path) -> None:
    """Nothing depends on the constant: the functions take words of any length."""
    found = audit(write_course(tmp_path), with_mutants=True)
    assert [one.title for one in found.equivalent] == ["`4` in place of `3`", "`2` in place of `3`"]
    assert found.survivors == ()


@pytest.mark.parametrize("with_mutants", [False, True])
def test_two_audits_say_the_same(tmp_path: Path, with_mutants: bool) -> None:
    folder = write_course(tmp_path, places=WEAK, sign=GOOD_SIGNS)
    assert audit(folder, with_mutants=with_mutants) == audit(folder, with_mutants=with_mutants)


def test_no_case_asks_for_what_a_later_stage_is_about(tmp_path: Path) -> None:
    """Mutants of `sign` aren't filed under `places`: who does that stage has no `sign` yet."""
    signs = SIGNS + "  - {number: 1, expect: 1}\n"
    places, sign = audit(write_course(tmp_path, places=WEAK, sign=signs), with_mutants=True).stages
    assert places.mistakes
    assert all(one.line is None or one.line < 12 for one in places.mistakes)
    assert any(one.line is not None and one.suggestion for one in sign.survivors)


TWICE = """
  - id: zero
    title: Zero has a sign of its own
    names: [sign]
"""


def test_a_rule_that_a_later_stage_may_have_changed_is_asked_for_in_that_stage(tmp_path: Path) -> None:
    """Both stages ask for `sign`: whose answer for 0 the solution gives, only the author knows."""
    folder = write_course(tmp_path, places=GOOD_CASES, sign=SIGNS + "  - {number: 1, expect: 1}\n")
    declaration = folder / "exercises" / "places" / "exercise.yaml"
    declaration.write_text(declaration.read_text("utf-8") + TWICE.lstrip("\n"), "utf-8")
    _, sign, zero = audit(folder, with_mutants=True).stages
    survivors = [one for one in sign.survivors if one.suggestion]
    assert [(one.id, one.suggestion.doubt) for one in survivors if one.suggestion] == [
        ("zero-is-positive", "zero")
    ]
    assert '- {call: "sign(number)", number: 0, expect: 0}' in suggested(zero.survivors).values()
