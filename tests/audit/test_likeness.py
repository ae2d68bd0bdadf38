"""Misconceptions that do what the solution does: `grade check` and `grade audit` both say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.audit.check import check_course
from grader.course import read_course
from grader.model.audit import CheckReport
from grader.run import Runner
from tests.audit.small_course import write_course
from tests.audit.test_audit import audit

OTHER_TEXT = '''\
"""Counts with a comprehension

stage: places
hint: This is right.
"""


def places(one, other):
    return sum(a == b for a, b in zip(one, other))
'''
SAME = (
    "This does what the solution does, on every input of the stage places, so no case can catch it. Write "
    "what the wrong idea makes different, name the stage in which it shows, or delete this file."
)


def course(folder: Path, misconception: str, **cases: str) -> Path:
    write_course(folder, **cases)
    bank = folder / "exercises" / "places" / "misconceptions"
    (bank / "other-text.py").write_text(misconception, "utf-8")
    return folder


def check(folder: Path, *paths: str) -> CheckReport:
    with Runner() as runner:
        return check_course(read_course(folder), [folder / path for path in paths], runner)


def found(report: CheckReport) -> list[tuple[str, str, int, str]]:
    return [(one.kind, one.place.file.name, one.place.line, one.message) for one in report.problems]


def test_check_finds_it_at_its_file(tmp_path: Path) -> None:
    assert found(check(course(tmp_path, OTHER_TEXT))) == [("no-mistake", "other-text.py", 1, SAME)]


def test_check_of_case_files_alone_leaves_it(tmp_path: Path) -> None:
    assert found(check(course(tmp_path, OTHER_TEXT), "cases/places")) == []


def test_the_audit_calls_it_no_mistake_and_no_survivor(tmp_path: Path) -> None:
    audited = audit(course(tmp_path, OTHER_TEXT))
    places, sign = audited.stages
    assert [one.id for one in places.no_mistakes] == ["other-text"]
    assert [one.id for one in places.mistakes] == ["last-forgotten"]
    assert (sign.no_mistakes, audited.survivors) == ((), ())


WITH_A_HELPER = OTHER_TEXT.replace(
    "    return sum(a == b for a, b in zip(one, other))\n",
    "    return count(zip(one, other))\n\n\ndef count(pairs):\n    return sum(a == b for a, b in pairs)\n",
)
SIGN = '''\
"""Another text

stage: sign
hint: This is right.
"""


def sign(number):
    return (number > 0) - (number < 0){}
'''
ONE_CASE = "exercise: places\nstage: sign\ncall: sign(number)\ncases:\n  - {number: 1, expect: 1}\n"


@pytest.mark.parametrize(
    ("misconception", "same"),
    [
        (WITH_A_HELPER, True),
        (SIGN.format(""), True),
        (SIGN.format(" + (number == 2) * 7"), False),
        (SIGN.format(" if number < 9 else 0"), True),
        (OTHER_TEXT.replace("zip(one, other)", "zip(one[:3], other)"), False),
        (OTHER_TEXT.replace("stage: places", "stage: sign"), False),
        (OTHER_TEXT.replace("def places", "def unused(one):\n    return one\n\n\ndef places"), True),
    ],
    ids=[
        "by a helper",
        "of numbers",
        "another answer to a single input",
        "another answer only to what is no input",
        "with another length only",
        "in a stage whose inputs aren't its own: nobody knows",
        "with more that nobody uses",
    ],
)
def test_the_same_is_what_no_input_of_the_stage_tells_apart(
    tmp_path: Path, misconception: str, same: bool
) -> None:
    """Also where the cases are too weak to tell: the inputs decide."""
    places = "exercise: places\nstage: places\ncall: places(one, other)\ncases:\n"
    weak = {"places": places + "  - {one: AAB, other: ABA, expect: 1}\n", "sign": ONE_CASE}
    kinds = [
        kind for kind, file, _, _ in found(check(course(tmp_path, misconception, **weak))) if "other" in file
    ]
    assert kinds == ["no-mistake"] * same


def test_a_case_beyond_the_inputs_catches_what_they_do_not(tmp_path: Path) -> None:
    cases = {"sign": ONE_CASE + "  - {number: 9, expect: 1}\n"}
    problems = check(course(tmp_path, SIGN.format(" if number < 9 else 0"), **cases)).problems
    assert "no-mistake" not in [problem.kind for problem in problems]
