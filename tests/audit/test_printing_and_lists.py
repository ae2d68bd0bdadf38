"""Functions that print, and functions that are given lists: what the audit and the proof make of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.audit.audit import Subject, audit_exercise
from grader.audit.benches import Benches
from grader.audit.check import check_course
from grader.audit.prove import Prover
from grader.course import read_cases, read_course, read_exercise, read_misconceptions
from grader.model.audit import Audit, Proof
from grader.model.result import Submission
from grader.report.case_yaml import case_line
from grader.run import Runner

DECLARATION = """\
title: Prices
file: prices.py
stages:
  - id: show
    title: Show prices
    names: [show]
    inputs:
      prices: {values: [[], [3], [3, 2], [1, 3, 2]]}
  - id: order
    title: The cheapest first
    names: [order]
    inputs:
      prices: {values: [[], [3], [3, 2], [1, 3, 2]]}
"""
SOLUTION = """\
def show(prices):
    for price in prices:
        print(price)
    print("Total", sum(prices))


def order(prices):
    return sorted(prices)
"""
ONE_LINE = '''\
"""All prices stand in one line

stage: show
hint: Each has a line of its own.
"""


def show(prices):
    print(*prices)
    print("Total", sum(prices))
'''
IN_PLACE = '''\
"""The list itself is sorted

stage: order
hint: Is the list that you were given as it was?
"""


def order(prices):
    prices.sort()
    return prices
'''
BACKWARDS = '''\
"""The dearest first

stage: order
hint: Which price comes first?
"""


def order(prices):
    return sorted(prices, reverse=True)
'''
SHOW = 'stage: show\ncall: show(prices)\ncases:\n  - {prices: [3], prints: "3\\nTotal 3"}\n'
ORDER = "stage: order\ncall: order(prices)\ncases:\n  - {prices: [1, 3, 2], expect: [1, 2, 3]}\n"


@pytest.fixture
def course(tmp_path: Path) -> Path:
    exercise = tmp_path / "exercises" / "prices"
    contents = {
        exercise / "exercise.yaml": DECLARATION,
        exercise / "solution" / "prices.py": SOLUTION,
        exercise / "starter" / "prices.py": "",
        exercise / "statement" / "show.md": "# Show prices\n",
        exercise / "statement" / "order.md": "# The cheapest first\n",
        exercise / "misconceptions" / "in-place.py": IN_PLACE,
        exercise / "misconceptions" / "one-line.py": ONE_LINE,
        exercise / "misconceptions" / "the-dearest-first.py": BACKWARDS,
        tmp_path / "cases" / "prices" / "show.yaml": SHOW,
        tmp_path / "cases" / "prices" / "order.yaml": ORDER,
    }
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def audit(folder: Path) -> Audit:
    course = read_course(folder)
    exercise = read_exercise(course, "prices")
    cases, bank = read_cases(course, exercise), read_misconceptions(exercise)
    with Benches(exercise) as benches:
        return audit_exercise(benches, Subject(exercise, cases, bank, SOLUTION), with_mutants=False)


def prove(folder: Path, source: str, stage: str) -> Proof:
    course = read_course(folder)
    exercise = read_exercise(course, "prices")
    submission = Submission("prices.py", source.encode(), "")
    with Runner() as runner, Runner() as reference:
        cases = read_cases(course, exercise)
        return Prover(exercise, exercise.stage(stage), cases, submission, runner, reference).prove()


def test_what_is_printed_is_proven(course: Path) -> None:
    proof = prove(course, SOLUTION, "show")
    assert (proof.inputs, proof.right, proof.proven) == (4, 4, True)
    wrong = prove(course, SOLUTION.replace("print(price)", "print(price, end=' ')"), "show")
    assert (wrong.inputs, wrong.right) == (4, 1)
    assert wrong.counterexample is not None
    assert (wrong.counterexample.call, wrong.counterexample.observed) == (
        "show([3])",
        r"prints '3 Total 3\n'",
    )


def test_what_a_program_prints_for_itself_does_not_count_where_something_is_returned(course: Path) -> None:
    proof = prove(course, SOLUTION.replace("return sorted", "print('here'); return sorted"), "order")
    assert (proof.inputs, proof.right) == (4, 4)


def test_a_program_that_changes_its_list_is_asked_with_a_new_one_each_time(course: Path) -> None:
    source = "def order(prices):\n    found = []\n    while prices:\n        found.append(min(prices))\n"
    source += "        prices.remove(min(prices))\n    return found\n"
    proof = prove(course, source, "order")
    assert (proof.inputs, proof.right) == (4, 4)


def test_a_case_is_proposed_for_what_is_printed(course: Path) -> None:
    (mistake,) = audit(course).stages[0].mistakes
    assert (mistake.id, mistake.killed_by) == ("one-line", ())
    assert mistake.suggestion is not None
    assert case_line(mistake.suggestion.fields) == r'- {prices: [], prints: "Total 0\n"}'


def test_a_list_that_one_program_sorts_is_as_it_was_for_the_next(course: Path) -> None:
    """The one that changes its list comes before the other, by its name."""
    _, order = audit(course).stages
    assert [(one.id, one.killed_by) for one in order.mistakes] == [
        ("in-place", ()),
        ("the-dearest-first", ("order.order-1-3-2",)),
    ]


def test_who_changes_its_list_does_not_do_what_the_solution_does(course: Path) -> None:
    """A case can tell: one that asks for the list after the call."""
    assert audit(course).stages[1].no_mistakes == ()
    with Runner() as runner:
        assert check_course(read_course(course), [], runner).problems == ()
    more = 'stage: order\ncall: "(order(prices), prices)[1]"\ncases:\n  - {prices: [3, 2], expect: [3, 2]}\n'
    (course / "cases" / "prices" / "unchanged.yaml").write_text(more)
    killed = {one.id: len(one.killed_by) for one in audit(course).stages[1].mistakes}
    assert killed == {"in-place": 1, "the-dearest-first": 1}


def test_another_wording_is_not_what_the_solution_does(course: Path) -> None:
    """Cases leave the wording to students; another one could still be asked for."""
    exercise = course / "exercises" / "prices"
    more = "  - {id: tell, title: Tell, names: [tell], inputs: {price: {values: [1, 2]}}}\n"
    (exercise / "exercise.yaml").write_text(DECLARATION + more)
    solution = SOLUTION + "\n\ndef tell(price):\n    return f'It costs {price}.'\n"
    (exercise / "solution" / "prices.py").write_text(solution)
    wrong = '"""One\n\nstage: tell\nhint: Hm\n"""\n\n\ndef tell(price):\n    return f"It costs {NUMBER}."\n'
    bank = exercise / "misconceptions"
    (bank / "dearer.py").write_text(wrong.replace("NUMBER", "price + 1"))
    (bank / "same.py").write_text(wrong.replace("NUMBER", "price + 0"))
    cases = "stage: tell\ncall: tell(price)\nmatches: '.*[0-9].*'\ncases:\n  - {price: 1}\n"
    (course / "cases" / "prices" / "tell.yaml").write_text(cases)
    with Runner() as runner:
        problems = check_course(read_course(course), [], runner).problems
    assert [(one.kind, one.place.file.name) for one in problems if one.kind == "no-mistake"] == [
        ("no-mistake", "same.py")
    ]
