"""The runner starts before anything else is imported, so its own import must cost next to nothing."""

from __future__ import annotations

import subprocess
import sys

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
