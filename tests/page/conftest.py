"""Pages opened from disk, as a student does, with a note of whatever must not happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from grader.model.result import Result
from grader.report.page import render_html
from tests.conftest import PROJECT

MASTERMIND = PROJECT / "exercises" / "mastermind"


@dataclass
class Visit:
    """An open page, and what it did besides being shown."""

    page: Page
    html: str
    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    """What the console said, errors of the script, and dialogs."""


class Visitor:
    """Writes a result's page to disk and opens it."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self._browser = browser
        self._folder = folder

    def open(
        self,
        result: Result,
        *,
        width: int = 1280,
        scheme: Literal["light", "dark"] = "light",
        script: bool = True,
        calm: bool = False,
        fragment: str = "",
    ) -> Visit:
        html = render_html(result, pictures=MASTERMIND)
        file = self._folder / "mastermind.feedback.html"
        file.write_text(html, "utf-8")
        page = self._browser.new_page(
            viewport={"width": width, "height": 900},
            color_scheme=scheme,
            java_script_enabled=script,
            reduced_motion="reduce" if calm else "no-preference",
        )
        visit = Visit(page, html)
        page.on("request", lambda request: visit.requests.append(request.url))
        page.on("console", lambda message: visit.complaints.append(message.text))
        page.on("pageerror", lambda error: visit.complaints.append(str(error)))
        page.on("dialog", lambda dialog: visit.complaints.append(dialog.message))
        page.goto(file.as_uri() + fragment)
        return visit


@pytest.fixture
def visitor(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    yield Visitor(browser, tmp_path)
    for context in browser.contexts:
        context.close()
