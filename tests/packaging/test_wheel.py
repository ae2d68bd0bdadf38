"""The wheel: what is in it, and that it grades in an environment of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def wheel(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder),
        str(project),
    ]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment in which only the wheel is installed."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    executable = next(folder.glob("bin/python")) if sys.platform != "win32" else folder / "Scripts/python.exe"
    subprocess.run([executable, "-m", "pip", "install", "-q", wheel], check=True, capture_output=True)  # noqa: S603
    return executable


def test_only_the_grader_becomes_importable(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"grader"}


def test_the_course_travels_inside_the_package(wheel: Path, project: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        inside = {name for name in archive.namelist() if name.startswith("grader/_course/")}
    course = [
        path.relative_to(project)
        for top in ("exercises", "cases")
        for path in (project / top).rglob("*")
        if path.is_file()
    ]
    wanted = {
        f"grader/_course/{path.as_posix()}"
        for path in course
        if not any(part.startswith((".", "__pycache__")) for part in path.parts)
    }
    assert wanted
    assert inside == wanted


def test_it_says_that_it_is_typed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert "grader/py.typed" in archive.namelist()


def test_it_grades_in_an_environment_of_its_own(python: Path, project: Path, tmp_path: Path) -> None:
    solution = project / "exercises" / "mastermind" / "solution" / "mastermind.py"
    (tmp_path / "mastermind.py").write_bytes(solution.read_bytes())
    grade = python.with_name("grade")
    done = subprocess.run([grade, "--format", "json"], cwd=tmp_path, capture_output=True, check=False)  # noqa: S603
    assert done.stderr == b""
    assert json.loads(done.stdout)["status"] == "passed"
    assert done.returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mastermind.feedback.html", "mastermind.py"]
