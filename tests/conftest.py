"""What all tests share: parts of the machine that a test may need, and how the missing of one is said."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent

# Who runs the tests in the background, or under nohup, has Ctrl-C and a closed terminal ignored in them and
# in their children; tests press the one and close the other.
signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.platform != "win32":
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

PARTS = {
    "browser": ("chromium", "chromium-browser", "google-chrome"),
    "sandbox": ("bwrap",),
    "editor": ("yaml-language-server",),
}
"""Marker of a test, and the programs of which it needs one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip visibly, on a laptop, what needs a missing part; in CI such a test runs, and fails."""
    if os.environ.get("CI"):
        return
    for marker, programs in PARTS.items():
        if any(shutil.which(program) for program in programs):
            continue
        for item in items:
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=f"needs {' or '.join(programs)}"))


@pytest.fixture(scope="session")
def project() -> Path:
    """The root of the checkout, which is a course too."""
    return PROJECT
