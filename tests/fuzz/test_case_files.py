"""Whatever an author types into a file of a course, it is read, or refused with places."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.course import read_case_files, read_course, read_exercise, read_misconceptions
from grader.model.exercise import Exercise
from grader.model.place import CourseFault, Problem
from grader.report.problems import render_problems
from tests.conftest import PROJECT
from tests.fuzz.settings import bounded

CASE_FILES = sorted((PROJECT / "cases").glob("*/*.yaml"))
EXERCISE_FILES = sorted((PROJECT / "exercises").glob("*/exercise.yaml"))
MISCONCEPTIONS = sorted((PROJECT / "exercises" / "mastermind" / "misconceptions").glob("*.py"))
SNIPPETS = (
    *(
        b"\n",
        b"  ",
        b"\t",
        b":",
        b": ",
        b"- ",
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b'"',
        b"'",
        b"#",
        b"|",
        b">",
        b"&a",
        b"*a",
    ),
    *(
        b"!!python/object:os.system",
        b"<<: *a",
        b"? ",
        b"---\n",
        b"%YAML 9.9\n",
        b"~",
        b"null",
        b"0123",
        b"1:30",
        b"yes",
    ),
    *(
        b".nan",
        b"-.inf",
        b"1e999",
        b"2026-11-30",
        b"\xff",
        b"\x00",
        b"\x1b",
        b"\xe2\x80\xae",
        b"\xef\xbb\xbf",
        b"\xed\xa0\x80",
    ),
    *(
        b"cases:",
        b"call: ",
        b"expect: ",
        b"raises: ",
        b"draws: ",
        b"play: |\n",
        b"player: ",
        b"set: ",
        b"given: ",
        b"table: |\n",
    ),
    *(
        b"id: ",
        b"replaces: ",
        b"stage: ",
        b"exercise: ",
        b"hidden: true",
        b"(((",
        b"f(*x)",
        b"lambda: 0",
        b"/(a+)+$/",
        b"> ABCD",
    ),
)


@st.composite
def mutated(draw: st.DrawFn, files: list[Path]) -> bytes:
    """A file of the course, or a piece of it, with some places overwritten."""
    text = draw(st.sampled_from(files)).read_bytes()
    start = draw(st.integers(0, len(text) // 2)) if draw(st.booleans()) else 0
    mutant = bytearray(text[start : start + 3_000])
    for _ in range(draw(st.integers(1, 5))):
        at, length = draw(st.integers(0, len(mutant))), draw(st.integers(0, 20))
        mutant[at : at + length] = draw(st.sampled_from(SNIPPETS) | st.binary(max_size=3))
    return bytes(mutant)


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return read_exercise(read_course(PROJECT), "mastermind")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cases") / "tried.yaml"


def check_places(problems: tuple[Problem, ...], text: bytes) -> None:
    """Every problem points into the file, says something, and can be shown."""
    for problem in problems:
        assert 1 <= problem.place.line <= text.count(b"\n") + text.count(b"\r") + 2
        assert problem.place.column >= 1
        assert problem.message
        assert problem.kind
    assert not problems or render_problems(problems).encode("utf-8")


@bounded(400)
@given(text=mutated(CASE_FILES))
def test_a_case_file_is_read_or_refused(exercise: Exercise, file: Path, text: bytes) -> None:
    file.write_bytes(text)
    _, problems = read_case_files(exercise, [file])
    check_places(problems, text)


@bounded(200)
@given(text=mutated(EXERCISE_FILES))
def test_an_exercise_file_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: bytes) -> None:
    folder = tmp_path_factory.mktemp("course")
    (folder / "exercises" / "tried").mkdir(parents=True)
    (folder / "exercises" / "tried" / "exercise.yaml").write_bytes(text)
    try:
        read_exercise(read_course(folder), "tried")
    except CourseFault as fault:
        check_places(fault.problems, text)


@bounded(100)
@given(text=mutated(MISCONCEPTIONS))
def test_a_misconception_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: bytes) -> None:
    source = PROJECT / "exercises" / "mastermind"
    folder = tmp_path_factory.mktemp("course") / "exercises" / "mastermind"
    for part in ("solution", "starter", "misconceptions"):
        (folder / part).mkdir(parents=True)
    for part in ("solution/mastermind.py", "starter/mastermind.py", "exercise.yaml"):
        (folder / part).write_bytes((source / part).read_bytes())
    (folder / "misconceptions" / "tried.py").write_bytes(text)
    exercise = read_exercise(read_course(folder.parent.parent), "mastermind")
    try:
        read_misconceptions(exercise)
    except CourseFault as fault:
        check_places(fault.problems, text)


HEAD = "exercise: mastermind\nstage: no-repeats\ncall: evaluate_guess(secret, guess)\ncases:\n"
EXPENSIVE = {
    "a name for a name for a name": "a: &a [x, x]\n"
    + "".join(
        f"{n}: &{n} [*{p}, *{p}]\n"
        for p, n in zip("abcdefghijklmnopqrstuvw", "bcdefghijklmnopqrstuvwx", strict=True)
    ),
    "a list in a list in a list": HEAD + "  - secret: " + "[" * 20_000,
    "a mapping in a mapping": HEAD + "  - " + "{a: " * 20_000,
    "indented ever deeper": "".join(" " * n + "a:\n" for n in range(1_500)),
    "one long line": HEAD + "  - {secret: " + "A" * 500_000 + "}",
    "an expression nested deeply": "exercise: mastermind\nstage: no-repeats\ncall: "
    + "(" * 5_000
    + "f(x)"
    + ")" * 5_000
    + "\ncases:\n  - {x: 1, expect: 1}\n",
    "an expression of many signs": "exercise: mastermind\nstage: no-repeats\ncall: "
    + "-" * 20_000
    + "f(x)\ncases:\n  - {x: 1, expect: 1}\n",
    "a number of many digits": HEAD + "  - {secret: A, guess: B, points: " + "9" * 10_000 + ", expect: x}\n",
    "many problems": HEAD + "  - {secret: 1, gues: 2}\n" * 1_500,
}


@pytest.mark.parametrize("text", EXPENSIVE.values(), ids=EXPENSIVE)
def test_a_file_that_is_made_to_take_long_is_soon_refused(exercise: Exercise, file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    started = time.process_time()
    _, problems = read_case_files(exercise, [file])
    assert problems
    assert time.process_time() - started < 10
    check_places(problems, text.encode())
