"""The instructor's commands: exit statuses, formats, and what goes to which stream."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.audit.small_course import GOOD_SIGNS, SOLUTION, write_course
from tests.cli.conftest import Grade

HEAD = "exercise: places\nstage: places\ncall: places(one, other)\ncases:\n"
WEAK = HEAD + "  - {one: AAB, other: ABA, expect: 1}\n"
WRONG = (
    HEAD + "  - {one: AAB, other: ABA, expect: 2}\n  - {set: {LENGTH: 2}, one: AB, other: BB, expect: 1}\n"
)


@pytest.fixture
def course(tmp_path: Path) -> Path:
    return write_course(tmp_path)


def test_a_right_course_is_told_so(grade: Grade, course: Path) -> None:
    done = grade("check", cwd=course)
    assert (done.returncode, done.stdout, done.stderr) == (0, "✓ 7 cases in 2 files: all is right.\n", "")


def test_a_wrong_expectation_is_shown_with_a_caret(grade: Grade, tmp_path: Path) -> None:
    write_course(tmp_path, wrong=WRONG, sign=GOOD_SIGNS)
    done = grade("check", "cases/places/wrong.yaml")
    assert done.returncode == 2
    assert done.stdout.splitlines() == [
        "cases/places/wrong.yaml:5:28: error: This expects 2, but the solution answers 1. "
        "Write `expect: 1`, or mend the solution.",
        "    5 |   - {one: AAB, other: ABA, expect: 2}",
        "                                   ^",
        "",
        "1 error; 2 cases in 1 file.",
    ]


@pytest.mark.parametrize(
    ("folder", "missing"),
    [
        (
            "cases",
            "This folder has a folder `cases`, but it is a course only with a folder `exercises` beside it. "
            "Make one.",
        ),
        (
            "exercises",
            "This folder has a folder `exercises`, but it is a course only with a folder `cases` beside it. "
            "Make one.",
        ),
    ],
)
def test_a_folder_that_is_only_half_a_course_is_told_so(
    grade: Grade, tmp_path: Path, folder: str, missing: str
) -> None:
    """What is checked then is another course, whose being right says nothing of this one."""
    (tmp_path / folder / "places").mkdir(parents=True)
    done = grade("check", folder)
    assert done.stdout.splitlines()[0] == f"{folder}:1:1: error: {missing}"
    done = grade("check")
    assert done.stderr == f"This is about the course that came with the grader. {missing}\n"
    (tmp_path / "other").mkdir()
    done = grade("check", cwd=tmp_path / "other")
    around = missing.replace("This folder", f"The folder {tmp_path}")
    assert done.stderr == f"This is about the course that came with the grader. {around}\n"


def test_without_a_course_it_is_told_that_there_is_none(grade: Grade, tmp_path: Path) -> None:
    done = grade("check")
    assert done.stderr == (
        "This is about the course that came with the grader: "
        "neither this folder nor one above it is a course.\n"
    )


def test_the_folder_of_all_cases_is_all_cases(grade: Grade, course: Path) -> None:
    done = grade("check", "cases", cwd=course)
    assert (done.returncode, done.stdout) == (0, "✓ 7 cases in 2 files: all is right.\n")


def test_problems_as_json_and_as_annotations(grade: Grade, tmp_path: Path) -> None:
    write_course(tmp_path, wrong=WRONG, sign=GOOD_SIGNS)
    (problem,) = json.loads(grade("check", "--format", "json").stdout)["problems"]
    assert (problem["file"], problem["line"], problem["column"]) == ("cases/places/wrong.yaml", 5, 28)
    assert grade("check", "--format", "github").stdout == (
        "::error file=cases/places/wrong.yaml,line=5,col=28,title=wrong-expectation::"
        "This expects 2, but the solution answers 1. Write `expect: 1`, or mend the solution.\n"
    )


def test_without_a_case_nothing_is_called_right(grade: Grade, course: Path) -> None:
    done = grade("check", "exercises/places/exercise.yaml", cwd=course)
    assert (done.returncode, done.stdout) == (0, "✓ Nothing is wrong here, but there was no case to check.\n")
    done = grade("check", "cases/places/nowhere.yaml", cwd=course)
    assert (done.returncode, done.stdout.splitlines()[0]) == (
        2,
        "cases/places/nowhere.yaml:1:1: error: There is no such file.",
    )


def test_check_watches_until_ctrl_c(grade: Grade, course: Path) -> None:
    command = [sys.executable, "-m", "grader", "check", "--watch"]
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(  # noqa: S603
        command,
        cwd=course,
        env=usual,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert "7 cases in 2 files: all is right." in process.stdout.readline()
            time.sleep(0.5)
            (course / "cases" / "places" / "places.yaml").write_text(WRONG, "utf-8")
            assert "error: This expects 2, but the solution answers 1." in process.stdout.readline()
            time.sleep(0.5)
            (course / "cases" / "places" / "new.yaml").write_text("stage: places\n", "utf-8")
            assert any("new.yaml:1:1: error: There are no cases." in line for line in process.stdout)
            process.send_signal(signal.SIGINT)
            out = process.stdout.read()
            process.wait(timeout=20)
        finally:
            process.kill()
    assert "2 errors; 5 cases in 3 files." in out
    assert process.returncode == 2


def test_an_audit_that_finds_nothing_ends_with_0(grade: Grade, course: Path) -> None:
    done = grade("audit", "places", "--no-mutants", cwd=course)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Every known mistake is caught." in done.stdout


def test_an_audit_with_survivors_ends_with_1_and_writes_a_page(grade: Grade, tmp_path: Path) -> None:
    write_course(tmp_path, weak=WEAK, sign=GOOD_SIGNS)
    done = grade("audit", "--no-mutants", "--html", "audit.html", "--format", "json")
    assert done.returncode == 1
    (survivor,) = json.loads(done.stdout)["stages"][0]["survivors"]
    assert survivor["misconception"] == "last-forgotten"
    assert survivor["suggested_case"] == {"set": {"LENGTH": 1}, "one": "A", "other": "A", "expect": 1}
    assert "last-forgotten" in (tmp_path / "audit.html").read_text("utf-8")


def test_an_unknown_exercise_is_a_wrong_usage(grade: Grade, course: Path) -> None:
    done = grade("audit", "place", cwd=course)
    assert done.returncode == 2
    assert "There is no exercise 'place'. There are: places." in done.stderr


@pytest.mark.parametrize(
    ("folder", "path"),
    [
        (".", "exercises/places"),
        (".", "cases/places/"),
        (".", "cases/places/sign.yaml"),
        (".", "exercises/places/solution/places.py"),
        (".", "."),
        ("cases/places", "."),
        ("cases/places", "sign.yaml"),
        ("cases", "places"),
        ("exercises", "../cases"),
        ("..", "course/exercises/places"),
    ],
)
def test_an_exercise_is_audited_by_the_path_of_its_files_too(
    grade: Grade, tmp_path: Path, folder: str, path: str
) -> None:
    course = write_course(tmp_path / "course")
    done = grade("audit", path, "--no-mutants", cwd=course / folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Places: what the cases catch\n")


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("cases/place", "There is no exercise 'place'. There are: places."),
        ("notes.txt", "notes.txt belongs to no exercise of this course. There are: places."),
        (
            "cases/places/no.yaml",
            "There is no cases/places/no.yaml. To audit the exercise: grade audit places",
        ),
    ],
)
def test_what_cannot_be_audited(grade: Grade, course: Path, path: str, message: str) -> None:
    (course / "notes.txt").write_text("", "utf-8")
    done = grade("audit", path, cwd=course)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"Error: {message}\n")


def test_check_takes_the_name_of_an_exercise(grade: Grade, course: Path) -> None:
    done = grade("check", "places", cwd=course)
    assert (done.returncode, done.stdout) == (0, "✓ 7 cases in 2 files: all is right.\n")


def test_a_faulty_course_is_not_audited(grade: Grade, tmp_path: Path) -> None:
    write_course(tmp_path, weak=WEAK + "  - {one: A}\n")
    done = grade("audit", "places")
    assert (done.returncode, done.stdout) == (2, "")
    assert "weak.yaml:6:5: error: `other` isn't given" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
@pytest.mark.parametrize("pause", [0, 0.2, 1], ids=["at once", "soon", "a second later"])
def test_ctrl_c_again_while_an_audit_is_ending_shows_no_traceback(project: Path, pause: float) -> None:
    from tests.cli.screen import Screen

    command = [sys.executable, "-m", "grader", "audit", "mastermind", "--course", str(project)]
    with (
        Screen() as screen,
        subprocess.Popen(  # noqa: S603
            command, stdout=subprocess.PIPE, stderr=screen.end, start_new_session=True
        ) as process,
    ):
        try:
            screen.wait_for(" programs ")
            os.killpg(process.pid, signal.SIGINT)  # type: ignore[attr-defined, unused-ignore] # not on Windows
            time.sleep(pause)
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGINT)  # type: ignore[attr-defined, unused-ignore]
            out, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Traceback" not in screen.text + out.decode()
    assert "Stopped" in screen.text + out.decode()


@pytest.mark.parametrize(
    "words", [["audit"], ["audit", "--format", "json"], ["check"], ["check", "--format", "json"]]
)
def test_a_reader_who_leaves_before_the_end_is_no_error(course: Path, words: list[str]) -> None:
    command = [sys.executable, "-m", "grader", *words]
    with subprocess.Popen(  # noqa: S603
        command, cwd=course, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
        process.wait(timeout=60)
    assert (process.returncode, said) == (1, b"")


@pytest.mark.parametrize(
    ("source", "status", "right"),
    [(SOLUTION, 0, 64), (SOLUTION.replace("return equal", "return 0"), 1, 8), ("def places(:\n", 1, 0)],
    ids=["right", "wrong", "can't be read"],
)
def test_a_program_is_proven_or_not(grade: Grade, course: Path, source: str, status: int, right: int) -> None:
    (course / "places.py").write_text(source, "utf-8")
    done = grade("prove", "places.py", "--stage", "places", "--format", "json", cwd=course)
    proof = json.loads(done.stdout)
    assert (done.returncode, proof["right"], done.stderr) == (status, right, "")


def test_a_program_is_proven_in_the_sandbox_that_is_asked_for_or_not_at_all(
    grade: Grade, course: Path
) -> None:
    (course / "places.py").write_text(SOLUTION, "utf-8")
    words = "prove", "places.py", "--stage", "places"
    asked = grade(*words, "--sandbox", "bubblewrap", cwd=course, PATH=str(course))
    always = grade(*words, cwd=course, PATH=str(course), GRADE_SANDBOX="bubblewrap")
    for done in (asked, always):
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("grade: bubblewrap isn't installed;")


def test_a_stage_that_is_not_there_is_a_wrong_usage(grade: Grade, course: Path) -> None:
    (course / "places.py").write_text(SOLUTION, "utf-8")
    done = grade("prove", "places.py", "--stage", "other", cwd=course)
    assert done.returncode == 2
    assert "There is no stage 'other'. There are: places, sign." in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
def test_a_bar_on_the_terminal_shows_how_far_the_proof_is_and_ctrl_c_keeps_what_is_known(
    project: Path, tmp_path: Path
) -> None:
    program = (project / "exercises" / "mastermind" / "solution" / "mastermind.py").read_text("utf-8")
    slow = program.replace("    positions = 0\n", "    positions = 0 * len(sorted(range(100)))\n")
    (tmp_path / "mastermind.py").write_text(slow, "utf-8")
    from tests.cli.screen import Screen

    command = [sys.executable, "-m", "grader", "prove", "--course", str(project), "--format", "json"]
    with (
        Screen() as screen,
        subprocess.Popen(  # noqa: S603
            command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=screen.end, start_new_session=True
        ) as process,
    ):
        try:
            screen.wait_for("of 1,679,616 inputs")
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=120)
        finally:
            process.kill()
    proof = json.loads(out)
    assert screen.text.startswith("\r[")
    assert (proof["complete"], process.returncode) == (False, 130)
    assert 0 < proof["inputs"] == proof["right"] < 1_679_616
