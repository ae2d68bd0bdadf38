"""What changed since the last grading: each page remembers for the next one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.model.result import Result
from grader.model.verdict import Status
from grader.report.page import Progress, compare, read_earlier, render_html
from tests.page import results
from tests.results import stage


def with_statuses(**statuses: Status) -> Result:
    cases = [
        replace(case, id=name, name=name.upper(), status=status)
        for case, (name, status) in zip(results.PASSING.cases, statuses.items(), strict=False)
    ]
    return results.graded(stage("one", cases, title="One"))


P, F = Status.PASSED, Status.FAILED


def test_a_page_remembers_how_its_cases_ended() -> None:
    page = render_html(with_statuses(a=P, b=F, c=Status.SKIPPED, d=Status.REPLACED))
    assert read_earlier(page) == {"a": "passed", "b": "failed"}


def test_what_is_remembered_cannot_leave_its_place() -> None:
    page = render_html(with_statuses(**{"</script><b>": F}))
    assert "<b>" not in page.partition("<main>")[2]
    assert read_earlier(page) == {"</script><b>": "failed"}


@pytest.mark.parametrize(
    "page",
    [
        "",
        "<p>another page</p>",
        '<script type="application/json" id="result">{"version":1,"cases":{"a":</script>',
        '<script type="application/json" id="result">[]</script>',
        '<script type="application/json" id="result">{"version":2,"cases":{"a":"passed"}}</script>',
        '<script type="application/json" id="result">{"version":1,"cases":["a"]}</script>',
        '<script type="application/json" id="result">{"version":1,"cases":{"a":1}}</script>',
    ],
)
def test_from_a_page_without_memory_nothing_is_read(page: str) -> None:
    assert read_earlier(page) == {}


def test_cases_that_changed_are_compared() -> None:
    earlier = {"a": "failed", "b": "passed", "c": "passed", "gone": "passed"}
    assert compare(earlier, with_statuses(a=P, b=F, c=P, new=F)) == Progress(better=("a",), worse=("b",))
    assert compare({"other": "passed"}, with_statuses(a=P)) is None


@pytest.mark.parametrize(
    ("earlier", "says"),
    [
        ("ffpp", "Since last time: two more cases pass; one that passed now fails."),
        ("ffff", "Since last time: three more cases pass."),
        ("pppp", "Since last time: one that passed now fails."),
        ("fppf", "Since last time: one more case passes."),
        ("pppf", "Since last time: the same cases pass."),
    ],
)
def test_the_page_says_what_changed(earlier: str, says: str) -> None:
    words = {"p": "passed", "f": "failed"}
    before = {case: words[letter] for case, letter in zip("abcd", earlier, strict=True)}
    assert says in render_html(with_statuses(a=P, b=P, c=P, d=F), earlier=before)


def test_what_fails_now_is_one_click_away() -> None:
    page = render_html(with_statuses(a=P, b=F), earlier={"a": "passed", "b": "passed"})
    assert 'Now failing: <a href="#case-b">B</a>.' in page


def test_a_file_that_cannot_be_loaded_keeps_the_memory_of_the_grading_before() -> None:
    earlier = {case.id: "passed" for case in results.UNGRADED.cases}
    page = render_html(results.UNGRADED, earlier=earlier | {"unknown": "<b>"})
    assert "Since last time" not in page
    assert read_earlier(page) == earlier
