"""The runner starts before anything else is imported, so its own import must cost next to nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SLOW = ["asyncio", "dataclasses", "inspect", "json", "logging", "re", "shutil", "subprocess", "tempfile"]


def test_importing_and_starting_imports_nothing_slow() -> None:
    script = f"""
import sys
from grader.run import Runner
with Runner():
    print(*sorted(set(sys.modules) & set({SLOW!r})))
"""
    done = subprocess.run([sys.executable, "-S", "-c", script], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (done.stdout, done.stderr) == ("\n", "")


START = """
import os, sys
sys.path.insert(0, sys.argv[1])
{}
from grader.run import CannotStart, Runner
from tests.run.asking import call, observe
try:
    with Runner() as runner:
        print(observe(runner, "def f(): return 'right'", call("f()")).value)
except CannotStart as error:
    print(error.reason)
"""
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="limits and deleted folders are POSIX's")


def seen_after(preparation: str, folder: Path) -> str:
    """What a runner gives, or why it doesn't start, when the machine was prepared in that way."""
    script = [sys.executable, "-c", START.format(preparation), str(Path(__file__).parents[2])]
    done = subprocess.run(script, capture_output=True, text=True, check=False, cwd=folder)  # noqa: S603 - ours
    assert done.stderr == ""
    return done.stdout.removesuffix("\n")


@POSIX
@pytest.mark.parametrize(
    ("soft", "hard", "said"),
    [
        (10, 10, "only 10 files may be open at once (ulimit -n), and it needs 64"),
        (20, 20, "only 20 files may be open at once (ulimit -n), and it needs 64"),
        (40, 40, "only 40 files may be open at once (ulimit -n), and it needs 64"),
        (64, 64, "right"),
        (20, 200, "right"),
    ],
)
def test_too_few_open_files_are_the_machine_s_fault(tmp_path: Path, soft: int, hard: int, said: str) -> None:
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))"
    assert seen_after(limited, tmp_path) == said


@POSIX
def test_the_current_folder_may_be_deleted(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    assert seen_after("os.rmdir(os.getcwd())", tmp_path / "gone") == "right"
