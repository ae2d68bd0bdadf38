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
    """A picture of the page at `width` CSS pixels: of one element, or from the top until another one ends."""

    name: str
    width: int
    scheme: Literal["light", "dark"] = "light"
    until: str = ".start > :is(.idea, .hint)"
    element: str = ""
    step: int = 0
    """To which step of the step-through to go first."""


SHOTS = (
    Shot("feedback", width=1040),
    Shot("feedback-dark", width=1040, scheme="dark"),
    Shot("stepping", width=1280, element=".start .stepper", step=11),
)
_MARGIN = 48
"""CSS pixels below the last element."""


def grade(page: Path) -> None:
    """Write the feedback page of a wrong program; exit status 1 is what a wrong program earns."""
    command = [sys.executable, "-m", "grader", str(SUBMISSION), "--html", str(page)]
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.DEVNULL, check=False)  # noqa: S603
    if done.returncode != 1:
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}, not with 1.")


def take(browser: Browser, page: Path, shot: Shot) -> None:
    view = browser.new_page(
        viewport={"width": shot.width, "height": 900}, color_scheme=shot.scheme, device_scale_factor=1.5
    )
    view.goto(page.as_uri())
    file = IMAGES / f"{shot.name}.png"
    if shot.step:
        slider = view.locator(".start input[type=range]")
        slider.fill(str(shot.step))
        slider.blur()
    if shot.element:
        view.locator(shot.element).screenshot(path=file)
    else:
        box = view.locator(shot.until).last.bounding_box()
        assert box is not None, f"{shot.until} is seen"
        height = box["y"] + box["height"] + _MARGIN
        view.screenshot(
            path=file, full_page=True, clip={"x": 0, "y": 0, "width": shot.width, "height": height}
        )
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
