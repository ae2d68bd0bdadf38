"""`grade audit`: which mistakes the cases catch, and the smallest case for each that they let through."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.audit.audit import Subject, audit_exercise
from grader.audit.benches import Benches
from grader.course import read_cases, read_course, read_exercise, read_misconceptions
from grader.model.audit import Audit, Mistake, Origin
from grader.report.case_yaml import case_line
from tests.audit.small_course import GOOD_CASES, GOOD_SIGNS, SOLUTION, write_course

HEAD = "exercise: places\nstage: places\ncall: places(one, other)\ncases:\n"
WEAK = HEAD + "  - {one: AAB, other: ABA, expect: 1}\n"
Tick = Callable[[int, int], None]
SIGNS = "exercise: places\nstage: sign\ncall: sign(number)\ncases:\n"


def audit(
    folder: Path,
    *,
    with_mutants: bool = False,
    tick: Tick = lambda done, of: None,
    tell: Callable[[str], None] = lambda words: None,
) -> Audit:
    course = read_course(folder)
    exercise = read_exercise(course, "places")
    subject = Subject(
        exercise,
        read_cases(course, exercise),
        read_misconceptions(exercise),
        exercise.solution.read_text("utf-8"),
    )
    with Benches(exercise) as benches:
        return audit_exercise(benches, subject, with_mutants=with_mutants, tick=tick, tell=tell)


def suggested(mistakes: tuple[Mistake, ...]) -> dict[str, str]:
    return {one.id: case_line(one.suggestion.fields) if one.suggestion else "nothing" for one in mistakes}


def test_good_cases_kill_every_misconception(tmp_path: Path) -> None:
    places, sign = audit(write_course(tmp_path)).stages
    assert [(one.id, one.killed_by) for one in places.mistakes] == [
        ("last-forgotten", ("places.places-AAB-ABB", "places.places-AAB-AAB", "places.places-AB-BB-LENGTH=2"))
    ]
    assert [(one.id, one.killed_by) for one in sign.mistakes] == [("zero-is-positive", ("sign.sign-0",))]


def test_a_case_that_was_not_run_any_more_catches_nothing(tmp_path: Path) -> None:
    folder = write_course(tmp_path, places=GOOD_CASES + "  - {one: BBB, other: BAB, expect: 2}\n")
    endless = folder / "exercises" / "places" / "misconceptions" / "last-forgotten.py"
    source = endless.read_text("utf-8")
    endless.write_text(source.replace("    return", "    while True:\n        pass\n    return"), "utf-8")
    (mistake,) = audit(folder).stages[0].mistakes
    assert "places.places-AAB-ABB" in mistake.killed_by
    assert "places.places-BBB-BAB" not in mistake.killed_by


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


def test_mutants_that_only_a_whole_run_shows_are_not_called_harmless(tmp_path: Path) -> None:
    """Nothing says what to type there, so nothing was tried."""
    folder = write_course(tmp_path)
    main = '\n\ndef main():\n    name = input("Name? ").strip()\n    print("Hello", name)\n'
    (folder / "exercises" / "places" / "solution" / "places.py").write_text(SOLUTION + main)
    found = audit(folder, with_mutants=True)
    begin = SOLUTION.count("\n") + 2
    assert {one.line for one in found.untried} == {begin + 2, begin + 3}
    assert all(one.line is not None and one.line <= begin for one in found.equivalent)


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


def test_where_no_mistake_is_known_no_case_is_called_redundant(tmp_path: Path) -> None:
    folder = write_course(tmp_path)
    (folder / "exercises" / "places" / "misconceptions" / "zero-is-positive.py").unlink()
    _, sign = audit(folder).stages
    assert (sign.mistakes, sign.redundant, sign.smallest_set) == ((), (), ())


def test_no_case_is_both_redundant_and_of_the_smallest_set(tmp_path: Path) -> None:
    for stage in audit(write_course(tmp_path), with_mutants=True).stages:
        assert set(stage.redundant).isdisjoint(stage.smallest_set)


def test_each_case_comes_with_its_place(tmp_path: Path) -> None:
    _, sign = audit(write_course(tmp_path)).stages
    assert sign.where[1] == ("sign.sign-0", "sign(0) (sign.yaml:6)")


def test_cases_that_the_solution_fails_are_counted(tmp_path: Path) -> None:
    wrong = GOOD_SIGNS + "  - {number: 2, expect: 3}\n"
    assert audit(write_course(tmp_path, places=GOOD_CASES, sign=wrong)).faulty == ("sign.sign-2",)


def test_ctrl_c_keeps_what_is_known(tmp_path: Path) -> None:
    def interrupt(done: int, of: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    told: list[str] = []
    found = audit(write_course(tmp_path), with_mutants=True, tick=interrupt, tell=told.append)
    assert told == ["stopping, and keeping what is known"]
    assert re.fullmatch(r"2 of \d+ programs had been run", found.stopped)
    assert [one.id for stage in found.stages for one in stage.mistakes] == [
        "last-forgotten",
        "zero-is-positive",
    ]
    assert found.equivalent == ()


BOARDS = """\
title: Boards
file: boards.py
stages:
  - id: full
    title: A row of one sign
    names: [full]
    inputs: {row: {alphabet: XO., length: 5}}
  - id: free
    title: Free squares
    names: [free, put]
"""
BOARDS_SOLUTION = """\
def full(row):
    return row in ("XXXXX", "OOOOO")


def free(row):
    squares = []
    for i in range(5):
        if row[i] == ".":
            squares.append(i + 1)
    return squares


def put(row, square):
    if square not in free(row):
        raise ValueError(square)
    return row[: square - 1] + "X" + row[square:]
"""
LAST_IS_FORGOTTEN = '''\
"""The last square is forgotten

stage: free
hint: How many squares are there?
"""


def free(row):
    return [i + 1 for i in range(4) if row[i] == "."]
'''


def test_a_stage_without_inputs_has_those_of_the_stage_before(tmp_path: Path) -> None:
    """What is no row at all, and fails by chance with an IndexError, is no case worth having."""
    full = "exercise: places\nstage: full\ncall: full(row)\ncases:\n  - {row: XXXXX, expect: true}\n"
    free = "exercise: places\nstage: free\ncall: free(row)\ncases:\n  - {row: X.O.X, expect: [2, 4]}\n"
    folder = write_course(tmp_path, full=full, free=free)
    exercise = folder / "exercises" / "places"
    (exercise / "exercise.yaml").write_text(BOARDS, "utf-8")
    (exercise / "solution" / "boards.py").write_text(BOARDS_SOLUTION, "utf-8")
    for file in (exercise / "misconceptions").iterdir():
        file.unlink()
    (exercise / "misconceptions" / "last.py").write_text(LAST_IS_FORGOTTEN, "utf-8")
    assert suggested(audit(folder).survivors) == {"last": '- {row: ".....", expect: [1, 2, 3, 4, 5]}'}

    found = audit(folder, with_mutants=True)
    lines = set(suggested((*found.survivors, *found.stages[1].late)).values())
    assert lines
    assert [line for line in lines if "IndexError" in line] == []
    assert {len(row) for line in lines for row in re.findall(r"row: \"?([XO.]+)", line)} == {5}


def test_few_cases_are_proposed_for_many_mistakes(tmp_path: Path) -> None:
    full = "exercise: places\nstage: full\ncall: full(row)\ncases:\n  - {row: XOXOX, expect: false}\n"
    folder = write_course(tmp_path, full=full)
    exercise = folder / "exercises" / "places"
    (exercise / "exercise.yaml").write_text(BOARDS, "utf-8")
    (exercise / "solution" / "boards.py").write_text(BOARDS_SOLUTION, "utf-8")
    for file in (exercise / "misconceptions").iterdir():
        file.unlink()
    for name, wrong in (("never", "False"), ("only-x", 'row == "XXXXX"')):
        text = f'"""No {name}\n\nstage: full\nhint: Look.\n"""\n\n\ndef full(row):\n    return {wrong}\n'
        (exercise / "misconceptions" / f"{name}.py").write_text(text, "utf-8")
    assert suggested(audit(folder).survivors) == {
        "never": "- {row: OOOOO, expect: true}",
        "only-x": "- {row: OOOOO, expect: true}",
    }


REPEATS = """\
title: Codes
file: codes.py
types: {code: text}
stages:
  - id: plain
    title: No letter twice
    names: [check]
    inputs: {code: {alphabet: AB, length: 2, repeats: false}}
  - id: repeats
    title: Letters may repeat
    inputs: {code: {alphabet: AB, length: 2}}
"""
CHECK = 'def check(code):\n    return None if len(code) == 2 else "Two letters, please."\n'
PLAIN = "exercise: places\nstage: plain\ncall: check(code)\ntypes: {expect: value}\ncases:\n"
LATER = PLAIN.replace("stage: plain", "stage: repeats")


def test_a_rule_that_a_later_stage_takes_back_is_told_if_no_case_asks_for_it(tmp_path: Path) -> None:
    folder = write_course(tmp_path, plain=PLAIN + "  - {code: AB, expect: null}\n")
    exercise = folder / "exercises" / "places"
    (exercise / "exercise.yaml").write_text(REPEATS, "utf-8")
    (exercise / "solution" / "codes.py").write_text(CHECK, "utf-8")
    for file in (exercise / "misconceptions").iterdir():
        file.unlink()
    assert [stage.allowed_by for stage in audit(folder).stages] == ["repeats", ""]

    cases = folder / "cases" / "places"
    asked = PLAIN + "  - {id: plain.twice, code: AA, matches: .+, meaning: what is wrong}\n"
    (cases / "plain.yaml").write_text(asked, "utf-8")
    (cases / "later.yaml").write_text(
        LATER + "  - {code: AA, expect: null, replaces: plain.twice}\n", "utf-8"
    )
    found = audit(folder)
    assert [(stage.allowed_by, stage.taken_back) for stage in found.stages] == [
        ("", ("plain.twice",)),
        ("", ()),
    ]
    assert found.faulty == ()
