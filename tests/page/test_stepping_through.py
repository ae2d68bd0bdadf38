"""The step-through of the student's own code: forwards, backwards, by slider and keys, and as a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Locator

from grader.model.observation import Kind
from grader.model.result import SourceLine
from tests.page import results
from tests.page.conftest import Visitor

pytestmark = pytest.mark.browser


def line_of(stepper: Locator) -> str:
    return stepper.locator(".source .at").inner_text().strip()


def variables_of(stepper: Locator) -> list[str]:
    return [row.replace("\t", " ").strip() for row in stepper.locator(".variables tr").all_inner_texts()]


@pytest.fixture
def stepper(visitor: Visitor) -> Locator:
    """Opened with the page, for the case to mend first: evaluate_guess('ABCD', 'BAAB')."""
    return visitor.open(results.FAILING).page.locator(".start .stepper")


def test_it_starts_before_the_first_line(stepper: Locator) -> None:
    assert stepper.get_by_text("Step 1 of 20").first.is_visible()
    assert line_of(stepper) == "positions = 0"
    assert variables_of(stepper) == ["secret 'ABCD' new", "guess 'BAAB' new"]
    assert stepper.get_by_role("button", name="One step back").is_disabled()


def test_buttons_go_on_and_back(stepper: Locator) -> None:
    on, back = (stepper.get_by_role("button", name=name) for name in ("One step on", "One step back"))
    on.click()
    assert line_of(stepper) == "letters = 0"
    assert variables_of(stepper) == ["secret 'ABCD'", "guess 'BAAB'", "positions 0 new"]
    back.click()
    assert line_of(stepper) == "positions = 0"


def test_arrow_keys_step_on_the_slider_and_on_the_buttons(stepper: Locator) -> None:
    stepper.get_by_role("slider", name="Step").focus()
    for _ in range(4):
        stepper.page.keyboard.press("ArrowRight")
    assert line_of(stepper) == "elif guess[i] in secret:"
    stepper.get_by_role("button", name="One step on").focus()
    stepper.page.keyboard.press("ArrowRight")
    stepper.page.keyboard.press("ArrowRight")
    assert line_of(stepper) == "for i in range(len(guess)):"
    assert "letters 1 was 0" in variables_of(stepper)
    stepper.page.keyboard.press("ArrowLeft")
    assert line_of(stepper) == "letters += 1"


def test_home_and_end_lead_to_the_first_and_the_last_step(stepper: Locator) -> None:
    on = stepper.get_by_role("button", name="One step on")
    on.focus()
    stepper.page.keyboard.press("End")
    assert stepper.get_by_text("The end", exact=True).is_visible()
    stepper.page.keyboard.press("Home")
    assert stepper.get_by_text("Step 1 of 20").first.is_visible()


def test_an_arrow_key_of_the_browser_is_left_to_it(stepper: Locator) -> None:
    stepper.get_by_role("button", name="One step on").focus()
    stepper.page.keyboard.press("Alt+ArrowRight")
    assert stepper.get_by_text("Step 1 of 20").first.is_visible()


def test_at_the_end_the_keyboard_stays_where_it_is(stepper: Locator) -> None:
    on = stepper.get_by_role("button", name="One step on")
    on.focus()
    for _ in range(22):
        stepper.page.keyboard.press("Enter")
    assert on.is_disabled()
    assert on.evaluate("button => button === document.activeElement")
    stepper.page.keyboard.press("ArrowLeft")
    assert stepper.get_by_text("Step 20 of 20").first.is_visible()


def test_it_ends_with_what_came_out(stepper: Locator) -> None:
    stepper.get_by_role("slider", name="Step").focus()
    stepper.page.keyboard.press("End")
    assert stepper.get_by_text("returns '0 positions, 4 letters'", exact=True).is_visible()
    assert stepper.get_by_role("button", name="One step on").is_disabled()
    assert "letters 4" in variables_of(stepper)


def test_screen_readers_are_told_each_step(stepper: Locator) -> None:
    status = stepper.get_by_role("status")
    stepper.get_by_role("button", name="One step on").click()
    assert status.inner_text() == "Step 2 of 20. Line 26. positions is 0."


def test_of_a_program_that_stopped_the_line_where_it_did_is_shown_first(visitor: Visitor) -> None:
    (stage,) = results.PLAYED.stages
    (game,) = stage.cases
    broken = replace(game, observation=Kind.RAISED, line=SourceLine(26, "", "evaluate_guess"))
    stepper = visitor.open(replace(results.PLAYED, stages=(replace(stage, cases=(broken,)),))).page.locator(
        ".start .stepper"
    )
    slider = stepper.get_by_role("slider", name="Step")
    assert line_of(stepper) == "letters = 0"
    assert 10 < int(slider.input_value()) < int(slider.get_attribute("max") or 0) - 1
    assert stepper.get_by_role("button", name="One step back").is_enabled()


def test_a_name_is_not_broken_beside_a_long_value(visitor: Visitor) -> None:
    (stage,) = results.PLAYED.stages
    (game,) = stage.cases
    assert game.trace is not None
    first = replace(game.trace.steps[0], variables=(("attempts", str([*range(40)])),))
    long = replace(game, trace=replace(game.trace, steps=(first,)))
    page = visitor.open(replace(results.PLAYED, stages=(replace(stage, cases=(long,)),))).page
    lines = """name => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return range.getClientRects().length;
    }"""
    assert page.locator(".variables th").evaluate(lines) == 1


def test_a_run_of_which_only_the_beginning_is_shown_says_so_at_once(visitor: Visitor) -> None:
    (stage,) = results.PLAYED.stages
    (game,) = stage.cases
    assert game.trace is not None
    cut = replace(game, trace=replace(game.trace, cut=True))
    page = visitor.open(replace(results.PLAYED, stages=(replace(stage, cases=(cut,)),))).page
    assert page.locator(".start .steps > summary .tally").inner_text().startswith("the first ")


def test_without_script_it_is_a_table(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING, script=False).page
    page.get_by_text("Step through your code").first.click()
    rows = page.locator(".start .steps tbody tr")
    assert rows.count() == 20
    assert " ".join(rows.nth(1).inner_text().split()) == "26 letters = 0 positions = 0"
    assert page.get_by_text("returns '0 positions, 4 letters'", exact=True).is_visible()
