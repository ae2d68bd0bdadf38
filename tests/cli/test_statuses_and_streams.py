"""Exit statuses, and what goes to which stream."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Grade


def test_0_when_all_passed(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("--format", "json", "--no-html")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["status"] == "passed"


def test_1_when_a_case_failed(grade: Grade, project: Path, tmp_path: Path) -> None:
    shutil.copy(project / "exercises/mastermind/starter/mastermind.py", tmp_path)
    done = grade("--format", "json", "--no-html")
    assert (done.returncode, done.stderr) == (1, "")
    result = json.loads(done.stdout)
    assert (result["status"], result["reached"]) == ("failed", "no-repeats")


def test_1_when_the_file_cant_be_loaded(grade: Grade, tmp_path: Path) -> None:
    (tmp_path / "mastermind.py").write_text("def broken(:\n")
    done = grade("--format", "json", "--no-html")
    assert (done.returncode, done.stderr) == (1, "")
    assert json.loads(done.stdout)["status"] == "ungraded"


def test_2_when_a_case_file_is_faulty_and_nothing_is_graded(
    grade: Grade, project: Path, tmp_path: Path, solution: str
) -> None:
    for folder in ("exercises", "cases"):
        shutil.copytree(project / folder, tmp_path / folder)
    faulty = tmp_path / "cases" / "mastermind" / "faulty.yaml"
    faulty.write_text("exercise: mastermind\nstage: code-lenght\ncases: []\n")
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("mastermind.py")
    assert done.stdout == ""
    assert "faulty.yaml:2:8: error:" in done.stderr
    assert "code-length" in done.stderr
    assert done.stderr.endswith("Nothing was graded: the course's files have to be mended first.\n")
    assert done.returncode == 2
    assert not (tmp_path / "mastermind.feedback.html").exists()
    listed = grade("list", "mastermind")
    assert listed.stderr.endswith("Nothing was done: the course's files have to be mended first.\n")


def test_a_stage_option_stops_there(grade: Grade, project: Path, tmp_path: Path) -> None:
    shutil.copy(project / "exercises/mastermind/starter/mastermind.py", tmp_path)
    done = grade("--stage", "no-repeats", "--format", "json", "--no-html")
    assert [stage["id"] for stage in json.loads(done.stdout)["stages"]] == ["no-repeats"]
    assert done.returncode == 0


def test_the_page_is_written_beside_the_file(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("mastermind.py")
    assert "mastermind.feedback.html" in done.stdout
    assert (tmp_path / "mastermind.feedback.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_page_that_cant_be_written_is_said_and_changes_nothing_else(
    grade: Grade, tmp_path: Path, solution: str
) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("mastermind.py", "--html", "no/such/folder.html")
    assert (
        done.stderr
        == "The feedback page can't be written to no/such/folder.html: No such file or directory.\n"
    )
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [({}, False), ({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)],
    ids=["no terminal", "forced", "refused"],
)
def test_colours_as_asked(
    grade: Grade, tmp_path: Path, solution: str, environment: dict[str, str], coloured: bool
) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("mastermind.py", "--no-html", **environment)
    assert ("\x1b[" in done.stdout) is coloured


def test_an_ascii_terminal_gets_ascii(grade: Grade, tmp_path: Path, project: Path) -> None:
    shutil.copy(project / "exercises/mastermind/starter/mastermind.py", tmp_path)
    done = grade("mastermind.py", "--no-html", PYTHONIOENCODING="ascii")
    assert done.stderr == ""
    assert done.stdout.isascii()
    assert done.returncode == 1


@pytest.mark.parametrize("form", ["json", "junit", "gradescope", "github"])
def test_every_format_goes_to_standard_output(grade: Grade, project: Path, tmp_path: Path, form: str) -> None:
    shutil.copy(project / "exercises/mastermind/starter/mastermind.py", tmp_path)
    done = grade("mastermind.py", "--no-html", "--format", form)
    assert done.stdout
    assert done.stderr == ""
    assert done.returncode == 1


def test_a_page_never_takes_the_place_of_the_program(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("mastermind.py", "--html", "mastermind.py")
    assert "mastermind.py is the program itself. Name another one: --html FILE" in done.stderr
    assert done.returncode == 2
    assert (tmp_path / "mastermind.py").read_text() == solution


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("redirection", "status", "message"),
    [
        (">&-", 0, ""),
        ("<&- >&- 2>&-", 0, ""),
        ("> /dev/full", 2, "grade: the result can't be written: No space left on device.\n"),
        ("| head -c 1", 0, ""),
        ("2> /dev/full", 0, ""),
        ("> /dev/full 2> /dev/full", 2, ""),
        ("nowhere.py 2> /dev/full", 2, ""),
        ("nowhere.py 2>&-", 2, ""),
    ],
)
def test_a_result_that_nobody_can_read(
    tmp_path: Path, solution: str, redirection: str, status: int, message: str
) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    command = f"'{sys.executable}' -m grader --no-html {redirection}"
    done = subprocess.run(  # noqa: S602 - a shell is what redirects
        command, shell=True, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (status, message)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_a_page_that_finds_no_room_leaves_the_one_before(tmp_path: Path, solution: str) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    page = tmp_path / "mastermind.feedback.html"
    page.write_text("<!doctype html>the page before")
    command = f"ulimit -f 1; '{sys.executable}' -m grader"
    done = subprocess.run(  # noqa: S602 - a shell is what sets the limit
        command, shell=True, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr == "The feedback page can't be written to mastermind.feedback.html: File too large.\n"
    assert done.returncode == 0
    assert page.read_text() == "<!doctype html>the page before"
    assert sorted(path.name for path in tmp_path.iterdir()) == [page.name, "mastermind.py"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("sandbox", ["auto", "none"])
def test_who_starts_the_grader_may_ignore_that_processes_end(
    tmp_path: Path, solution: str, sandbox: str
) -> None:
    """As some servers do, and what they start inherits it."""
    (tmp_path / "mastermind.py").write_text(solution)
    starts = (
        "import os, signal, sys; signal.signal(signal.SIGCHLD, signal.SIG_IGN); "
        "os.execv(sys.executable, [sys.executable, '-m', 'grader', *sys.argv[1:]])"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", starts, "--no-html", "--sandbox", sandbox],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Everything passes" in done.stdout
