"""The kill matrix on the audit's page, in a real browser: large ones, on small and large screens."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from grader.model.audit import Audit, Mistake, Origin, StageAudit
from grader.report.audit_page import render_audit_page

pytestmark = pytest.mark.browser


def write_page(folder: Path, cases: int, mistakes: int) -> str:
    """The address of a page with so many cases and misconceptions; the last one goes through."""
    ids = tuple(f"stage.evaluate-ABCD-{number:03}" for number in range(cases))
    bank = tuple(
        Mistake(
            f"misconception-{n:02}",
            f"Idea {n}",
            Origin.BANK,
            killed_by=ids[n :: mistakes + 1] or ids[n % cases :],
        )
        for n in range(mistakes - 1)
    )
    missed = Mistake("goes-through", "An idea that no case catches", Origin.BANK)
    where = tuple((case, f"A case named {number} (file.yaml:{number})") for number, case in enumerate(ids))
    stage = StageAudit("stage", "S", ids, (*bank, missed), where=where)
    page = folder / "audit.html"
    page.write_text(render_audit_page([Audit("e", "E", (stage,))]), "utf-8")
    return page.as_uri()


def look(browser: Browser, address: str, width: int = 1280) -> Page:
    view = browser.new_page(viewport={"width": width, "height": 800})
    view.goto(address)
    return view


@pytest.mark.parametrize("width", [375, 1280, 1920])
@pytest.mark.parametrize(("cases", "mistakes"), [(52, 40), (200, 40), (40, 200)])
def test_the_names_stay_in_sight_and_the_page_does_not_scroll_sideways(
    browser: Browser, tmp_path: Path, width: int, cases: int, mistakes: int
) -> None:
    view = look(browser, write_page(tmp_path, cases, mistakes), width)
    assert view.evaluate("document.documentElement.scrollWidth") == width
    marks = view.locator("td.only, td.kills").count()
    assert marks >= mistakes - 1
    view.locator(".picture").evaluate("picture => picture.scrollIntoView()")
    box = view.locator(".scroll")
    box.evaluate("box => { box.scrollTop = 300; box.scrollLeft = 300; }")
    corner, frame = view.locator(".corner").bounding_box(), box.bounding_box()
    row = view.locator("tbody th").nth(25).bounding_box()
    column = view.locator("thead th").nth(20).bounding_box()
    assert corner
    assert frame
    assert row
    assert column
    assert (round(corner["x"] - frame["x"]), round(corner["y"] - frame["y"])) == (1, 1)
    assert (round(row["x"]), round(column["y"])) == (round(corner["x"]), round(corner["y"]))
    assert row["width"] < width / 2
    assert corner["height"] < frame["height"] / 2
    view.close()


def test_what_a_mark_stands_for_is_told_under_the_pointer(browser: Browser, tmp_path: Path) -> None:
    view = look(browser, write_page(tmp_path, 52, 40))
    rows = view.locator("tbody tr")
    rows.nth(3).locator("td").nth(3).hover()
    assert view.locator(".told").inner_text() == (
        "A case named 3 (file.yaml:3) catches misconception-03: Idea 3"
    )
    rows.nth(4).locator("td").nth(39).hover()
    assert view.locator(".told").inner_text() == (
        "A case named 4 (file.yaml:4) doesn't catch goes-through: An idea that no case catches"
    )
    rows.nth(4).locator("th").hover()
    assert view.locator(".told").inner_text() == "A case named 4 (file.yaml:4) catches 1"
    view.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, tmp_path: Path, scheme: Literal["light", "dark"]) -> None:
    view = look(browser, write_page(tmp_path, 52, 40))
    view.emulate_media(color_scheme=scheme)
    view.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8"))
    found = view.evaluate("axe.run()")
    assert found["passes"], "axe ran"
    assert [(rule["id"], rule["nodes"][0]["failureSummary"]) for rule in found["violations"]] == []
    view.close()


def test_the_arrow_keys_go_through_the_table(browser: Browser, tmp_path: Path) -> None:
    view = look(browser, write_page(tmp_path, 200, 40), 375)
    view.get_by_role("button", name="The whole picture").focus()
    for key in ("Tab", "ArrowRight", "ArrowDown"):
        view.keyboard.press(key)
    told = view.locator(".told")
    assert told.inner_text() == "A case named 1 (file.yaml:1) catches misconception-01: Idea 1"
    for key in ("End", "PageDown"):
        view.keyboard.press(key)
    assert told.inner_text() == (
        "A case named 199 (file.yaml:199) doesn't catch goes-through: An idea that no case catches"
    )
    cell, head = view.locator("td:focus").bounding_box(), view.locator("tbody th").nth(199).bounding_box()
    foot, frame = view.locator("tfoot th").bounding_box(), view.locator(".scroll").bounding_box()
    assert cell
    assert head
    assert foot
    assert frame
    assert head["x"] + head["width"] <= cell["x"] <= frame["x"] + frame["width"] - cell["width"]
    assert cell["y"] + cell["height"] <= foot["y"] + 1
    view.close()


@pytest.mark.parametrize(("cases", "mistakes", "width"), [(52, 40, 375), (200, 40, 1280), (40, 200, 1280)])
def test_the_whole_picture_is_seen_at_once(
    browser: Browser, tmp_path: Path, cases: int, mistakes: int, width: int
) -> None:
    view = look(browser, write_page(tmp_path, cases, mistakes), width)
    button = view.get_by_role("button", name="The whole picture")
    button.click()
    table = view.locator("table.matrix").bounding_box()
    assert table
    assert table["width"] <= width
    assert table["height"] <= 800
    assert button.get_attribute("aria-pressed") == "true"
    view.locator("tbody tr").nth(3).locator("td").nth(3).hover()
    assert "A case named 3" in view.locator(".told").inner_text()
    button.click()
    assert view.locator("tbody th").first.is_visible()
    view.close()
