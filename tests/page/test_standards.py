"""What every page keeps to, whatever was graded: accessibility, every width, no network, no complaint."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from typing import Literal

import pytest

from grader.model.result import Result
from tests.page import results
from tests.page.conftest import Visitor

pytestmark = pytest.mark.browser

RESULTS = {
    "failing": results.FAILING,
    "passing": results.PASSING,
    "games": results.GAMES,
    "steps": results.STEPS,
    "ungraded": results.UNGRADED,
    "hostile": results.HOSTILE,
}
every_result = pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS.keys())

UNFOLD = "for (const fold of document.querySelectorAll('details')) fold.open = true"
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@every_result
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visitor: Visitor, result: Result, scheme: Literal["light", "dark"]) -> None:
    page = visitor.open(result, scheme=scheme).page
    page.evaluate(UNFOLD)
    page.evaluate(AXE)
    found = page.evaluate("tags => axe.run({runOnly: tags})", AXE_TAGS)
    assert found["passes"], "axe ran"
    faults = [(rule["id"], node["failureSummary"]) for rule in found["violations"] for node in rule["nodes"]]
    assert faults == []


@every_result
def test_nothing_is_requested_and_nothing_complains(visitor: Visitor, result: Result) -> None:
    visit = visitor.open(result)
    visit.page.evaluate(UNFOLD)
    visit.page.wait_for_timeout(100)
    assert visit.requests == [visit.page.url]
    assert visit.complaints == []


@every_result
def test_nothing_is_wider_than_the_window(visitor: Visitor, result: Result) -> None:
    page = visitor.open(result).page
    page.evaluate(UNFOLD)
    for width in (320, 390, 768, 1280, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.scrollingElement.scrollWidth") == width


@every_result
def test_every_link_leads_somewhere_in_the_page(visitor: Visitor, result: Result) -> None:
    page = visitor.open(result).page
    hrefs = page.eval_on_selector_all("a", "all => all.map(a => a.getAttribute('href'))")
    assert hrefs
    for href in hrefs:
        assert href.startswith("#")
        assert page.evaluate("id => document.getElementById(id) !== null", href[1:]), href


@every_result
def test_no_id_is_given_twice(visitor: Visitor, result: Result) -> None:
    page = visitor.open(result).page
    page.evaluate(UNFOLD)
    ids = page.eval_on_selector_all("[id]", "all => all.map(element => element.id)")
    assert sorted(ids) == sorted(set(ids))


def test_the_colours_follow_the_system(visitor: Visitor) -> None:
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert visitor.open(results.FAILING, scheme="light").page.evaluate(background) == "rgb(255, 255, 255)"
    assert visitor.open(results.FAILING, scheme="dark").page.evaluate(background) == "rgb(21, 21, 22)"


def test_how_far_each_stage_is_stands_on_one_line_whatever_the_titles(visitor: Visitor) -> None:
    first, *others = results.FAILING.stages
    long = replace(first, title="A title that is too long for the place that there is for it beside others")
    page = visitor.open(replace(results.FAILING, stages=(long, *others))).page
    tops = "all => all.map(state => state.getBoundingClientRect().top)"
    assert len(set(page.eval_on_selector_all(".path .state", tops))) == 1


def test_nothing_moves_for_those_who_asked_for_that(visitor: Visitor) -> None:
    moving = """[...document.querySelectorAll('*')].some(element =>
        ['', '::before'].some(part => getComputedStyle(element, part).transitionDuration !== '0s'))"""
    assert visitor.open(results.FAILING).page.evaluate(moving)
    assert not visitor.open(results.FAILING, calm=True).page.evaluate(moving)


def test_the_line_of_a_step_is_marked_in_the_colours_of_the_system_too(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    page.emulate_media(forced_colors="active")
    outlines = "all => all.map(line => getComputedStyle(line).outlineStyle)"
    assert page.eval_on_selector_all(".start .stepper .l.at", outlines) == ["solid"]
    assert set(page.eval_on_selector_all(".start .stepper .l:not(.at)", outlines)) == {"none"}


def test_large_letters_keep_everything_in_the_window(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.locator(".start .stepper").evaluate("it => it.getBoundingClientRect().left") >= 0
    assert page.evaluate("document.scrollingElement.scrollWidth") == 1280


def test_on_paper_what_failed_is_unfolded_in_black_on_white(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING, scheme="dark", width=660).page
    hint = page.locator("#case-abcd-afaa .hint")
    assert not hint.is_visible()
    page.emulate_media(media="print")
    assert hint.is_visible()
    assert not page.locator(".steps").first.is_visible()
    assert not page.locator(".others li:not(.apart)").first.is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 660
    assert page.pdf(format="A4").startswith(b"%PDF")
