"""Take the pictures of the documents: `python docs/screenshots.py`, with Chromium on the machine.

It grades the program that the README grades, opens the feedback page as a student would, and writes
`docs/images/*.png`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

PROJECT = Path(__file__).resolve().parent.parent
IMAGES = PROJECT / "docs" / "images"
SUBMISSION = PROJECT / "tests" / "submissions" / "any-letter" / "mastermind.py"


@dataclass(frozen=True)
class Shot:
    """A picture of the page, `width` CSS pixels wide."""

    name: str
    width: int
    height: int | None = None
    """CSS pixels from the top; `None`: only the element."""
    scheme: Literal["light", "dark"] = "light"
    element: str = ""
    step: int = 0
    """To which step of the step-through to go first."""


SHOTS = (
    Shot("feedback", width=1040, height=1240),
    Shot("feedback-dark", width=1040, height=1240, scheme="dark"),
    Shot("feedback-phone", width=390, height=1150),
    Shot("stepping", width=1280, element=".start .stepper", step=11),
)


def grade(page: Path) -> None:
    """Write the feedback page of a wrong program; exit status 1 is what a wrong program earns."""
    command = [sys.executable, "-m", "grader", str(SUBMISSION), "--html", str(page)]
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.DEVNULL, check=False)  # noqa: S603
    if done.returncode != 1:
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}, not with 1.")


def take(browser: Browser, page: Path, shot: Shot) -> None:
    view = browser.new_page(
        viewport={"width": shot.width, "height": shot.height or 1000},
        color_scheme=shot.scheme,
        device_scale_factor=2,
    )
    view.goto(page.as_uri())
    if shot.step:
        view.locator(".start input[type=range]").fill(str(shot.step))
    target = view.locator(shot.element) if shot.element else view
    target.screenshot(path=IMAGES / f"{shot.name}.png")
    view.close()


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page = Path(folder) / "mastermind.feedback.html"
        grade(page)
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-background-networking"]
        )
        for shot in SHOTS:
            take(browser, page, shot)
        browser.close()


if __name__ == "__main__":
    main()
