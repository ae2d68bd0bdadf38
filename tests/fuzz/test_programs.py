"""Whatever stands in a student's file, it is graded: loaded, or refused with words."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.course import read_cases, read_course, read_exercise
from grader.grading import grade_submission
from grader.model.case import Case
from grader.model.exercise import Exercise, Limits
from grader.model.record import replace
from grader.model.result import Outcome, Submission
from grader.report.text import render_text
from grader.run import Runner
from tests.conftest import PROJECT
from tests.fuzz.settings import bounded
from tests.hostile.scenario import FOLDER

PROGRAMS = [
    PROJECT / "exercises" / "mastermind" / "solution" / "mastermind.py",
    PROJECT / "exercises" / "mastermind" / "starter" / "mastermind.py",
    PROJECT / "exercises" / "code-breaker" / "solution" / "code_breaker.py",
]
SNIPPETS = (
    *(
        b"\n",
        b"    ",
        b"\t",
        b":",
        b"(",
        b")",
        b"[",
        b"]",
        b'"',
        b"'''",
        b"#",
        b"\\\n",
        b"=",
        b"==",
        b"return ",
        b"def ",
        b"class ",
    ),
    *(
        b"while True:",
        b"raise ",
        b"import ",
        b"exit()\n",
        b"input()",
        b"lambda: ",
        b"yield ",
        b"await ",
        b"global x\n",
        b"del ",
    ),
    *(
        b"\x00",
        b"\xff",
        b"\xef\xbb\xbf",
        b"# coding: utf-7\n",
        b"# coding: x\n",
        b"\xe2\x80\xae",
        b"\x0c",
        b"\r",
        b"0777",
        b"1_",
        b"1" * 5_000,
    ),
    *(
        b"f'{",
        b"match x:\n",
        b"print(",
        b"__name__",
        b"CODE_LENGTH = 4\n",
        b"from __future__ import annotations\n",
        b"from __future__ import x\n",
    ),
)


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    program = bytearray(draw(st.sampled_from(PROGRAMS)).read_bytes())
    for _ in range(draw(st.integers(1, 4))):
        at, length = draw(st.integers(0, len(program))), draw(st.integers(0, 30))
        program[at : at + length] = draw(st.sampled_from(SNIPPETS) | st.binary(max_size=3))
    return bytes(program)


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as started:
        yield started


@pytest.fixture(scope="module")
def target() -> tuple[Exercise, tuple[Case, ...]]:
    course = read_course(FOLDER / "course")
    exercise = read_exercise(course, "mastermind")
    return replace(exercise, limits=Limits(case=0.5, submission=3, memory=256)), read_cases(course, exercise)


@pytest.mark.skipif(sys.platform == "win32", reason="a new process for each program takes too long")
@bounded(60)
@given(program=mutated() | st.binary(max_size=60))
def test_any_file_is_graded(
    runner: Runner, target: tuple[Exercise, tuple[Case, ...]], program: bytes
) -> None:
    exercise, cases = target
    result = grade_submission(exercise, cases, Submission("mastermind.py", program, "0" * 64), runner)
    assert result.status in Outcome
    assert len(result.cases) == len(cases)
    if result.status is Outcome.UNGRADED:
        assert result.notices
        assert result.score == 0
    assert render_text(result, colour=False).encode("utf-8")
