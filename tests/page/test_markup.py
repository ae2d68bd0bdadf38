"""A sentence as markup."""

from __future__ import annotations

import pytest

from grader.report.page.markup import prose


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("Write `x = 1` & go.", "Write <code>x = 1</code> &amp; go."),
        ("it is '    '.", "it is &#39;\u00a0 \u00a0 &#39;."),
        ("it is '   '.", "it is &#39;\u00a0 \u00a0&#39;."),
    ],
    ids=["code", "four blanks", "three blanks"],
)
def test_prose(text: str, markup: str) -> None:
    assert str(prose(text)) == markup
