"""`grade` as a person types it: a real process in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Grade = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def grade(tmp_path: Path) -> Grade:
    """Runs `grade WORDS…` in the test's folder; what it wrote comes back as text."""

    def run(*words: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "grader", *words]
        kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
        return subprocess.run(  # noqa: S603
            command,
            cwd=cwd or tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
            stdin=subprocess.DEVNULL,
            env={**kept, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8", **environment},
        )

    return run


@pytest.fixture
def solution(project: Path) -> str:
    return (project / "exercises" / "mastermind" / "solution" / "mastermind.py").read_text("utf-8")
