"""Which inputs can occur together: what check, audit and proofs make of a stage's `precondition`."""

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
title: Heaps
file: heaps.py
stages:
  - id: move
    title: Take from a heap
    names: [take, can]
    inputs:
      heaps: {{values: [[1], [3], [1, 2]]}}
      heap: {{values: [1, 2]}}
      count: {{values: [1, 2, 3]}}
    precondition: {}
"""
SOLUTION = """\
def can(heaps, heap, count):
    return count <= heaps[heap - 1]


def take(heaps, heap, count):
    left = list(heaps)
    left[heap - 1] -= count
    return left
"""
FIRST_HEAP = '''\
"""It is always taken from the first heap

stage: move
hint: Which heap was meant?
"""


def take(heaps, heap, count):
    return [heaps[0] - count, *heaps[1:]]
'''
NEVER_BELOW_0 = '''\
"""No heap comes below 0, which it can't anyway

stage: move
hint: There is none.
"""


def take(heaps, heap, count):
    left = list(heaps)
    left[heap - 1] = max(0, left[heap - 1] - count)
    return left
'''
CASES = (
    "stage: move\ncall: take(heaps, heap, count)\ncases:\n  - {heaps: [3], heap: 1, count: 1, expect: [2]}\n"
)


def write_course(folder: Path, precondition: str, cases: str = CASES) -> Path:
    exercise = folder / "exercises" / "heaps"
    contents = {
        exercise / "exercise.yaml": DECLARATION.format(precondition),
        exercise / "solution" / "heaps.py": SOLUTION,
        exercise / "starter" / "heaps.py": "",
        exercise / "statement" / "move.md": "# Take\n",
        exercise / "misconceptions" / "first-heap.py": FIRST_HEAP,
        folder / "cases" / "heaps" / "move.yaml": cases,
    }
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def prove(folder: Path, source: str) -> Proof:
    course = read_course(folder)
    exercise = read_exercise(course, "heaps")
    submission = Submission("heaps.py", source.encode(), "")
    with Runner() as runner, Runner() as reference:
        cases = read_cases(course, exercise)
        return Prover(exercise, exercise.stages[0], cases, submission, runner, reference).prove()


def audit(folder: Path) -> Audit:
    course = read_course(folder)
    exercise = read_exercise(course, "heaps")
    cases, bank = read_cases(course, exercise), read_misconceptions(exercise)
    with Benches(exercise) as benches:
        return audit_exercise(benches, Subject(exercise, cases, bank, SOLUTION), with_mutants=False)


def check(folder: Path) -> list[tuple[str, int, int, str, str]]:
    with Runner() as runner:
        problems = check_course(read_course(folder), [], runner).problems
    return [
        (one.place.file.name, one.place.line, one.place.column, one.kind, one.message) for one in problems
    ]


@pytest.mark.parametrize(
    "precondition",
    [
        "can(heaps, heap, count)",
        "[heap <= len(heaps), 'count <= heaps[heap - 1]']",
        "['heap <= len(heaps)  # there is one', 'count <= heaps[heap - 1]']",
    ],
)
def test_a_program_is_compared_where_the_precondition_holds(tmp_path: Path, precondition: str) -> None:
    """Of 18 inputs: from [1] something can be taken in one way, from [3] in three, from [1, 2] in three."""
    folder = write_course(tmp_path, precondition)
    proof = prove(folder, NEVER_BELOW_0)
    assert (proof.inputs, proof.right, proof.planned, proof.proven) == (7, 7, 7, True)
    wrong = prove(folder, FIRST_HEAP)
    assert (wrong.inputs, wrong.right, wrong.planned) == (7, 5, 7)
    assert wrong.counterexample is not None
    assert wrong.counterexample.call == "take([1, 2], 2, 1)"
    assert wrong.in_common == ("every failure has an even heap, and every such input fails",)


def test_without_it_every_combination_counts(tmp_path: Path) -> None:
    proof = prove(write_course(tmp_path, "heap > 0"), NEVER_BELOW_0)
    assert (proof.inputs, proof.proven) == (18, False)


def test_only_what_can_occur_is_proposed(tmp_path: Path) -> None:
    (mistake,) = audit(write_course(tmp_path, "can(heaps, heap, count)")).stages[0].mistakes
    assert (mistake.id, mistake.killed_by) == ("first-heap", ())
    assert mistake.suggestion is not None
    assert case_line(mistake.suggestion.fields) == "- {heaps: [1, 2], heap: 2, count: 1, expect: [1, 1]}"


def test_a_misconception_that_differs_nowhere_else_is_none(tmp_path: Path) -> None:
    folder = write_course(tmp_path, "can(heaps, heap, count)")
    (folder / "exercises" / "heaps" / "misconceptions" / "never-below-0.py").write_text(NEVER_BELOW_0)
    assert [one.id for one in audit(folder).stages[0].no_mistakes] == ["never-below-0"]


def test_a_case_of_what_cannot_occur_is_told(tmp_path: Path) -> None:
    more = "  - {heaps: [3], heap: 1, count: 4, expect: [-1]}\n"
    assert check(write_course(tmp_path, "can(heaps, heap, count)", CASES + more)) == [
        (
            "move.yaml",
            5,
            6,
            "illegal-input",
            "This can't occur in the stage move: its precondition, `can(heaps, heap, count)`, doesn't hold. "
            "Choose other values, or mend the precondition in exercise.yaml.",
        )
    ]


@pytest.mark.parametrize(
    ("precondition", "kind", "message"),
    [
        (
            "cna(heaps, heap, count)",
            "unknown-name",
            "`cna` is neither among the stage's `inputs` nor in the solution. Did you mean `can`?",
        ),
        (
            "can(heaps, heap, cuont)",
            "unknown-name",
            "`cuont` is neither among the stage's `inputs` nor in the solution. Did you mean `count`?",
        ),
        (
            "count > 3",
            "never-fulfilled",
            "`count > 3` holds for nothing that `inputs` allow, so there is nothing to try. "
            "Mend it, or the inputs.",
        ),
    ],
)
def test_a_wrong_precondition_is_told_where_it_stands(
    tmp_path: Path, precondition: str, kind: str, message: str
) -> None:
    cases = CASES.replace("heaps: [3]", "heaps: 3").replace("expect: [2]", "raises: TypeError")
    folder = write_course(tmp_path, precondition, cases)
    assert check(folder) == [("exercise.yaml", 11, 19, kind, message)]


def test_where_nothing_can_occur_nothing_is_proven(tmp_path: Path) -> None:
    proof = prove(write_course(tmp_path, "count > 3"), SOLUTION)
    assert proof.trouble == (
        "Nothing that the `inputs` of the stage move allow fulfils its precondition, so there is nothing to "
        "compare. `grade check` says more."
    )
    assert proof.is_wrong
