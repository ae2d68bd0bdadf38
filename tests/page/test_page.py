"""What the page's text keeps to: its policy, its size, what is hidden, what a student wrote."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser

import pytest

from grader.model.observation import Kind
from grader.model.result import CaseResult, Result, SourceLine
from grader.model.trace import Step, Trace
from grader.model.verdict import Status
from grader.report.page import render_html
from tests.page import results
from tests.page.conftest import MASTERMIND
from tests.page.program import SOURCE, record
from tests.results import stage


class Parts(HTMLParser):
    """Elements with their attributes, and the text inside of `style` and `script`."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, list[str]] = {"style": [], "script": []}
        self._open = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._open = tag

    def handle_data(self, data: str) -> None:
        if self._open in self.inside:
            self.inside[self._open].append(data)

    def handle_endtag(self, tag: str) -> None:
        self._open = ""


def sha256(text: str) -> str:
    return "'sha256-" + b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def test_the_policy_allows_the_pages_own_style_and_script_and_nothing_else() -> None:
    parts = Parts(render_html(results.FAILING))
    policy = next(attrs["content"] for tag, attrs in parts.elements if "http-equiv" in attrs)
    (style,), (_memory, script) = parts.inside["style"], parts.inside["script"]
    assert policy == (
        f"default-src 'none'; style-src {sha256(style)}; script-src {sha256(script)}; "
        "base-uri 'none'; form-action 'none'"
    )


def test_what_a_student_wrote_is_text_and_every_character_of_it_is_seen() -> None:
    html = render_html(results.HOSTILE, pictures=MASTERMIND)
    parts = Parts(html)
    tags = [tag for tag, _ in parts.elements]
    assert tags.count("script") == 2
    assert "img" not in tags
    assert not [name for _, attrs in parts.elements for name in attrs if name.startswith(("on", "style"))]
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]", html)
    assert r"\u202e\u2066 \ud800 \x00" in html
    html.encode("utf-8")


def test_of_a_hidden_case_only_its_category_and_its_hint_are_told() -> None:
    secret = replace(
        results.HIDDEN,
        call="evaluate_guess('FADE', 'BEAD')",
        expected="EXPECTED",
        observed="OBSERVED",
        printed="PRINTED",
        message="MESSAGE",
        variables=(("secret", "FADE"), ("guess", "BEAD")),
        expected_fields=(("positions", 0), ("letters", 3)),
        trace=record(SOURCE, "evaluate_guess", "FADE", "BEAD"),
    )
    html = render_html(_with(secret), pictures=MASTERMIND)
    assert "Longer codes with a letter three times" in html
    assert "Try a code of six letters" in html
    for told in ("FADE", "BEAD", "EXPECTED", "OBSERVED", "PRINTED", "MESSAGE"):
        assert told not in html, "even if a result still carried it"
    passed = render_html(_with(replace(secret, status=Status.PASSED)), pictures=MASTERMIND)
    assert "FADE" not in passed


EXTRA_OPEN = results.graded(
    results.PASSING.stages[0],
    stage(
        "types",
        [results.answer_case("ABCD", "ABCD"), results.answer_case("ABCD", "AFAA")],
        title="Types",
        extra=True,
    ),
)


@pytest.mark.parametrize(
    ("result", "headline", "standing"),
    [
        (
            results.FAILING,
            "Two of three stages done, one to go.",
            "Repeated letters: 9 of 17 points so far.",
        ),
        (
            results.GAMES,
            "One of three stages done, two to go.",
            "Codes of any length: 6 of 8 points so far.",
        ),
        (results.PASSING, "Everything passes.", "All 66 cases of 3 stages. Well done."),
        (EXTRA_OPEN, "Every stage that counts is passed.", "Types (extra): 1 of 2 points so far."),
        (results.UNGRADED, "Your file can't be run yet.", "As soon as it loads, its 10 cases will be run."),
        (
            results.HOSTILE,
            "You are on the first stage.",
            "Four letters, none repeated: 0 of 2 points so far.",
        ),
    ],
    ids=["failing", "games", "passing", "extra open", "ungraded", "hostile"],
)
def test_the_top_says_how_far_the_student_is(result: Result, headline: str, standing: str) -> None:
    html = unescape(render_html(result))
    assert f"<h1>{headline}</h1>" in html
    assert f'<p class="standing">{standing}' in html


def test_what_is_open_in_an_extra_stage_is_offered_not_demanded() -> None:
    html = render_html(EXTRA_OPEN)
    assert "If you like to go on" in html
    assert "Mend this first" not in html


def test_a_page_of_a_hundred_cases_with_ten_failing_is_small() -> None:
    stages = list(results.FAILING.stages)
    failing = [case for case in results.FAILING.cases if case.status is Status.FAILED]
    traced = [replace(case, trace=_long()) for case in failing[:3]]
    more = [replace(case, id=f"{case.id}-again") for case in failing[:2]]
    passing = [replace(case, id=f"{case.id}-{at}") for at, case in enumerate(results.PASSING.cases[:25])]
    stages[2] = stage("repeated-letters", [*traced, *failing[3:], *more, *passing])
    result = replace(results.FAILING, stages=tuple(stages))
    assert sum(case.status is Status.FAILED for case in result.cases) == 10
    assert 90 <= len(result.cases) <= 110
    assert len(render_html(result, pictures=MASTERMIND).encode()) < 150_000


def test_a_page_on_which_all_of_a_hundred_cases_fail_at_one_line_is_small() -> None:
    raised = [replace(results.RAISED, id=f"raised-{number}") for number in range(100)]
    start = replace(results.RAISED, line=SourceLine(30, "letters += 1"))
    html = render_html(results.graded(stage("no-repeats", [start, *raised])))
    assert len(html.encode()) < 150_000
    cases = html.split('id="file"')[0]
    assert cases.count('<pre class="source">') == 2, "each of the two lines is shown once"
    assert cases.count('<a href="#L28">Line 28</a>') == 100


def test_a_page_of_two_hundred_cases_that_pass_is_small() -> None:
    passed = [replace(case, id=f"{case.id}-{at}") for at in range(8) for case in results.PASSING.cases[:25]]
    assert len(render_html(results.graded(stage("no-repeats", passed))).encode()) < 80_000


def test_what_came_instead_of_a_value_is_told_in_words() -> None:
    missing = replace(results.RAISED, observation=Kind.MISSING, observed="no `check_guess`", line=None)
    html = render_html(results.graded(stage("no-repeats", [missing])))
    assert "<dd>no <code>check_guess</code></dd>" in html


def test_a_row_of_a_run_says_only_what_is_new_of_where_it_is() -> None:
    calls = Trace(tuple(Step(26, "evaluate_guess", depth, ()) for depth in (1, 2, 2)), cut=False)
    html = render_html(results.graded(stage("no-repeats", [replace(results.RAISED, trace=calls)])))
    marks = re.findall("<tr([^>]*)><td><a", html)
    assert marks == [' data-d="1" data-f="evaluate_guess"', ' data-d="2"', ""]


def test_a_folded_case_begins_with_a_capital() -> None:
    wrong = replace(results.RAISED, id="other", message="letters: 2 too many")
    html = render_html(results.graded(stage("no-repeats", [results.RAISED, wrong])))
    assert '<p class="message">Letters: 2 too many</p>' in html


def test_a_long_file_is_shown_in_part_and_the_page_says_so() -> None:
    html = render_html(results.graded(*results.FAILING.stages, content=b"x = 1\n" * 5_000))
    assert 'id="L600"' in html
    assert 'id="L601"' not in html
    assert "The file is longer; it is shown up to here." in html


def _with(case: CaseResult) -> Result:
    return results.graded(stage("repeated-letters", [case]))


def _long() -> Trace:
    trace = record(SOURCE, "evaluate_guess", "ABCDEF" * 30, "FEDCBA" * 30)
    return replace(trace, steps=trace.steps[:300], cut=True)


def test_what_stands_between_backticks_is_code() -> None:
    case = replace(results.answer_case("ABCD", "AFAA"), message="There is no `x < y` and ` no end.")
    assert "There is no <code>x &lt; y</code> and ` no end." in render_html(_with(case))


def test_a_clue_stands_with_the_case_to_mend_first_and_other_notices_below() -> None:
    clue, other = "Look at line 7.", "Line 2 sleeps."
    drawn = render_html(replace(results.FAILING, clues=(clue,), notices=(clue, other)))
    assert drawn.count(f"{clue}</") == drawn.count(f"{other}</") == 1
    assert drawn.index(clue) < drawn.index("Good to know") < drawn.index(other)
    assert "Good to know" not in render_html(replace(results.FAILING, clues=(clue,), notices=(clue,)))
