"""Reading the page in a browser: what is open, what unfolds, links, copying, and all of it without script."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.page import results
from tests.page.conftest import Visitor

pytestmark = pytest.mark.browser


def test_the_thing_to_mend_first_is_open_and_the_rest_is_folded(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    start = page.get_by_role("region", name="Mend this first")
    assert start.get_by_role("heading").inner_text() == "The positions are right; the letters are 2 too many."
    assert start.get_by_text("Case: A letter guessed twice that is in the code once").is_visible()
    assert start.get_by_text("All answers of this function fit one mistaken idea").is_visible()
    assert page.locator("details.stage").count() == 3
    assert page.locator("details.stage[open]").count() == 0


def test_the_path_says_where_one_is(visitor: Visitor) -> None:
    first, *others = results.FAILING.stages
    states = visitor.open(
        replace(results.FAILING, stages=(replace(first, extra=True), *others))
    ).page.locator(".path .state")
    assert states.all_inner_texts() == ["passed, extra", "passed", "you are here"]


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_stages_and_cases_unfold(visitor: Visitor, script: bool) -> None:
    page = visitor.open(results.FAILING, script=script).page
    case = page.locator("#case-abcd-afaa")
    page.locator("#stage-repeated-letters > summary").click()
    page.locator("summary", has_text="A letter that stands right is used up").click()
    assert case.get_by_text("1 positions, 0 letters").is_visible()
    assert case.get_by_role("img", name="Code A B C D, guess A F A A.").is_visible()
    assert case.get_by_text("But the code has no A left").is_visible()


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_a_link_to_a_case_opens_it(visitor: Visitor, script: bool) -> None:
    page = visitor.open(results.FAILING, script=script, fragment="#case-abcd-afaa").page
    page.locator("#case-abcd-afaa .hint").wait_for(state="visible")


def test_the_next_case_to_mend_is_one_click_away(visitor: Visitor) -> None:
    page = visitor.open(results.GAMES).page
    page.get_by_role("link", name="Next to mend").first.click()
    game = page.locator("#case-illegal-guess-costs-nothing")
    game.locator(".hint").wait_for(state="visible")
    game.get_by_role("link", name="Next to mend").click()
    page.locator("#case-abcd-baab .hint").wait_for(state="visible")


def test_what_fails_for_the_same_reason_is_counted_and_not_the_next_to_mend(visitor: Visitor) -> None:
    start = visitor.open(results.FAILING).page.locator(".start")
    assert start.locator(".same").inner_text() == "6 more fail for the same reason."
    assert start.locator(".next").count() == 0, "of the hidden case nobody knows for which reason it fails"


def test_a_line_of_an_exception_leads_to_the_file(visitor: Visitor) -> None:
    page = visitor.open(results.GAMES).page
    assert page.locator(".start .excerpt .at").inner_text().strip() == "if guess[i] == secret[i]:"
    assert not page.locator("#L28").is_visible()
    page.get_by_role("link", name="Line 28").click()
    page.locator("#L28").wait_for(state="visible")


@pytest.mark.parametrize("indent", ["    ", "\t"], ids=["blanks", "a tab"])
def test_what_does_not_fit_into_a_line_hangs_a_step_deeper(visitor: Visitor, indent: str) -> None:
    content = f"if x:\n{indent}wide = {' + '.join(['number'] * 20)}\n".encode()
    page = visitor.open(results.graded(*results.FAILING.stages, content=content), fragment="#file").page
    lefts = """line => {
        const range = document.createRange();
        range.setStart(line.firstChild, line.textContent.indexOf('wide'));
        range.setEnd(line.firstChild, line.textContent.trimEnd().length);
        const tops = new Map();
        for (const box of range.getClientRects()) if (!tops.has(box.top)) tops.set(box.top, box.left);
        return [...tops.values()];
    }"""
    page.locator("#file").evaluate("file => file.open = true")
    first, *below = page.locator("#L2").evaluate(lefts)
    assert len(below) >= 2
    assert all(25 < left - first < 40 for left in below), "four columns"


def test_the_call_can_be_copied(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".start").get_by_role("button", name="Copy the call").click()
    page.locator(".start").get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == "evaluate_guess('ABCD', 'BAAB')"


def test_the_page_works_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    focused = "document.activeElement.closest('summary')?.innerText.split('\\n')[0] ?? ''"
    outlines = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        outlines.add(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"))
        if page.evaluate(focused) == "Repeated letters":
            break
    assert page.evaluate(focused) == "Repeated letters"
    assert outlines == {"solid"}, "the focus is always seen"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert page.locator("#case-abcd-afaa .hint").is_visible()


def test_a_game_is_told_in_words_and_there_is_nothing_to_copy(visitor: Visitor) -> None:
    page = visitor.open(results.PLAYED).page
    said = page.locator(".start .game").inner_text()
    assert said == "A game with the secret ABCD, in which ABC, AABB, abce and abcd are typed."
    assert page.get_by_role("button", name="Copy the call").count() == 0
    assert "main()" not in page.locator(".start > :not(.steps)").all_inner_texts()


def test_the_signs_of_the_cases_are_explained(visitor: Visitor) -> None:
    legend = visitor.open(results.FAILING).page.locator(".legend > span").all_inner_texts()
    assert [text.strip() for text in legend] == [
        "passes",
        "to mend",
        "replaced by a later rule, doesn\u2019t count",
        "hidden, to mend",
    ]


def test_what_only_a_teacher_asks_for_is_folded(visitor: Visitor) -> None:
    page = visitor.open(results.FAILING).page
    assert not page.get_by_text("SHA-256").is_visible()
    page.get_by_text("For your teacher").click()
    assert page.get_by_text("SHA-256").is_visible()


def test_a_game_shows_where_it_went_another_way(visitor: Visitor) -> None:
    page = visitor.open(results.GAMES, fragment="#case-illegal-guess-costs-nothing").page
    game = page.locator("#case-illegal-guess-costs-nothing .console")
    assert game.locator(".left").all_inner_texts() == ["Yes, ABCD. You needed 4 guesses.\n"]
    assert game.locator(".turn").all_inner_texts()[-2:] == [
        "4 positions, 0 letters\n",
        "Yes, ABCD. You needed 4 guesses.\n",
    ]
    assert game.locator("kbd").all_inner_texts()[-1] == "abcd"
    assert not game.get_by_text("ABC", exact=True).is_visible()
    game.get_by_text("1 earlier turn").click()
    assert game.get_by_text("ABC", exact=True).is_visible()


def test_an_ungraded_file_shows_the_reason_and_its_line(visitor: Visitor) -> None:
    page = visitor.open(results.UNGRADED).page
    assert page.get_by_role("heading", level=1).inner_text() == "Your file can't be run yet."
    start = page.get_by_role("region", name="Mend this first")
    assert start.get_by_role("heading").inner_text() == "Python can't read mastermind.py."
    assert start.get_by_text("Line 25 has a closing bracket ) that was never opened.").is_visible()
    assert start.locator(".at").inner_text().strip() == "positions = 0)"
    assert page.locator("details.stage").count() == 0
    assert page.locator(".score").inner_text() == "not graded"
    assert page.locator(".path .state").all_inner_texts() == ["not graded"]
