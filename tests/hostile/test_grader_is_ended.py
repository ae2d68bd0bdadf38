"""When the grader itself is stopped in the middle of a grading, nothing that it started lives on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.run.inside.descendants import descendants_of
from tests.hostile import processes
from tests.hostile.scenario import FOLDER

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

PROGRAM = """
import os, time

def create_secret():
    return "ABCD"

def evaluate_guess(secret, guess):
    if os.fork() == 0:
        os.setsid()
    while True:
        pass
"""
SANDBOXES = [pytest.param("bubblewrap", 6, marks=pytest.mark.sandbox), pytest.param("none", 4)]
"""And how many processes there are at least when the program and its child run."""
SIGNALS = {
    "Ctrl-C": (signal.SIGINT, 130),
    "the end of the terminal": (signal.SIGHUP, -signal.SIGHUP),
    "a polite end": (signal.SIGTERM, -signal.SIGTERM),
    "a rude end": (signal.SIGKILL, -signal.SIGKILL),
}


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "temporary").mkdir()
    (tmp_path / "mastermind.py").write_text(PROGRAM, "utf-8")
    processes.adopt_orphans()
    running = processes.children()
    yield tmp_path
    assert processes.left_running(running, seconds=5) == []
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.parametrize(("sandbox", "many"), SANDBOXES)
@pytest.mark.parametrize(("number", "status"), SIGNALS.values(), ids=SIGNALS)
def test_nothing_outlives_the_grader(
    folder: Path, sandbox: str, many: int, number: signal.Signals, status: int
) -> None:
    command = [sys.executable, "-m", "grader", "mastermind.py", "--course", str(FOLDER / "course")]
    with subprocess.Popen(  # noqa: S603
        [*command, "--sandbox", sandbox, "--no-html"],
        cwd=folder,
        env={**os.environ, "TMPDIR": str(folder / "temporary")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as grader:
        deadline = time.monotonic() + 30
        while len(descendants_of({grader.pid})) < many and time.monotonic() < deadline:
            time.sleep(0.01)
        assert len(descendants_of({grader.pid})) >= many
        os.killpg(grader.pid, number)  # a terminal tells the whole group
        output, trouble = grader.communicate(timeout=30)
    assert (grader.returncode, output) == (status, b"")
    assert trouble.strip() == (b"Stopped." if number is signal.SIGINT else b"")
