"""What all tests share: parts of the machine that a test may need, and how the missing of one is said."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

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

_BROWSER_OPTIONS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real Chromium for all tests, as Playwright can't be started twice; each closes what it opens."""
    from playwright.sync_api import sync_playwright

    program = next(filter(None, map(shutil.which, PARTS["browser"])), None)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=_BROWSER_OPTIONS)
        yield launched
        launched.close()
