"""Draws the feedback page."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from grader.model.result import Result
from grader.report.page.progress import compare, remember


def prepare() -> None:
    """Import Jinja2 and the page's main template ahead, while something else is awaited."""
    from grader.report.page.environment import environment

    environment().get_template("page.html.j2")


def render_html(
    result: Result, *, earlier: Mapping[str, str] | None = None, pictures: Path | None = None
) -> str:
    """The whole page.

    `earlier` is what `read_earlier` found in the page of the last grading. `pictures` is the exercise's
    folder; its `picture.svg.j2`, if there is one, draws the failing answers of the stage to work on. Those of
    a later stage are drawn once the student is there, so that the page of a very wrong program stays small.
    """
    from grader.report import trouble
    from grader.report.page import source, stepping, wording
    from grader.report.page.environment import environment, own_text
    from grader.report.page.markup import trusted
    from grader.report.page.picture import Pictures
    from grader.report.page.policy import content_security_policy
    from grader.report.transcript import lines_of

    style, script = own_text("theme.css", "base.css", "page.css"), own_text("page.js")
    template = environment().get_template("page.html.j2")
    here = wording.here(result)
    return template.render(
        result=result,
        start=wording.start(result),
        here=here,
        pictured={case.id for case in here.cases} if here else set(),
        following=wording.following(result),
        with_excerpt=wording.with_excerpt(result),
        progress=compare(earlier, result) if earlier else None,
        file=source.listing(result.submission.source),
        picture=Pictures(pictures).draw,
        rows=stepping.rows,
        first_shown=stepping.first_shown,
        lines_of=lines_of,
        trouble=trouble,
        words=wording,
        style=style,
        script=script,
        policy=content_security_policy(style, script),
        memory=trusted(remember(result, earlier)),
    )
