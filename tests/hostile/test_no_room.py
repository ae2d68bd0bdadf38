"""Grading where nothing can be written: no folder for temporary files, a read-only disk, a full one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hostile.scenario import FOLDER

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="needs /proc, and bubblewrap to make such disks"
)

SOLUTION = FOLDER / "course" / "exercises" / "mastermind" / "solution" / "mastermind.py"
PASSES = "Everything passes"
SANDBOXES = [pytest.param("bubblewrap", marks=pytest.mark.sandbox), "none"]


def grade(
    *words: str, around: list[str] | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    course = ["--course", str(FOLDER / "course")]
    return subprocess.run(  # noqa: S603
        [*(around or []), sys.executable, "-m", "grader", str(SOLUTION), *course, *words],
        env={
            **os.environ,
            "PYTHONPATH": str(FOLDER.parent.parent),
            "PYTHONIOENCODING": "utf-8",
            **environment,
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("sandbox", SANDBOXES)
@pytest.mark.parametrize("folder", ["/proc", "/nowhere/at/all", "not-absolute", "/dev/null"])
def test_a_folder_for_temporary_files_that_is_none(sandbox: str, folder: str) -> None:
    done = grade("--no-html", "--sandbox", sandbox, TMPDIR=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert PASSES in done.stdout


@pytest.mark.sandbox
@pytest.mark.parametrize("sandbox", ["auto", "none"])
def test_a_disk_that_is_read_only(sandbox: str) -> None:
    around = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
    done = grade("--no-html", "--sandbox", sandbox, around=around)
    assert done.returncode == 0, done.stderr
    assert PASSES in done.stdout


@pytest.mark.sandbox
def test_a_full_disk_costs_the_page_only(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    around = ["bwrap", "--dev-bind", "/", "/", "--size", "8192", "--tmpfs", str(full)]
    page = full / "page.html"
    done = grade("--html", str(page), "--sandbox", "none", around=around, TMPDIR=str(full))
    assert done.stderr == f"The feedback page can't be written to {page}: No space left on device.\n"
    assert (done.returncode, PASSES in done.stdout) == (0, True)
