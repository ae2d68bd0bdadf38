"""Pictures of failing answers, drawn by the exercise: the grader only hands over the values."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from jinja2 import TemplateSyntaxError
from markupsafe import Markup

from grader.model.result import CaseResult
from grader.model.value import Plain
from grader.report.page.environment import sandbox
from grader.report.page.markup import trusted

TEMPLATE = "picture.svg.j2"
"""Gets `variables` (of the call, by name), `expected` and `observed` (numbers, by the field of the answer).

It may import from the folder `drawing` and from its own folder."""

Variables = Iterable[tuple[str, Plain]]
Fields = Iterable[tuple[str, int]]

_MOST = 20_000
"""Characters of one picture; the page must stay small."""


class PictureFault(Exception):  # noqa: N818 - a fault of the exercise's template; not a bug of ours
    """An exercise's picture can't be drawn; the text says why."""

    def __init__(self, why: str, line: int = 1) -> None:
        super().__init__(f"{TEMPLATE}: {why}")
        self.why = why
        self.line = line
        """Of the template, from 1."""


class Pictures:
    """Of the exercise in a folder; none without a template, nor of a case whose trouble isn't its numbers."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def draw(self, case: CaseResult) -> Markup | None:
        """For the page: a picture that can't be drawn is left out, with a comment that says why."""
        try:
            return trusted(self.draw_strictly(case)) or None
        except PictureFault as fault:
            return Markup("<!-- The picture can't be drawn: {} -->").format(str(fault).replace("--", "- -"))

    def draw_strictly(self, case: CaseResult) -> str:
        """Raises `PictureFault`."""
        if (
            case.hidden
            or case.slip
            or not case.variables
            or not case.expected_fields
            or not case.observed_fields
        ):
            return ""
        return self.draw_values(case.variables, case.expected_fields, case.observed_fields)

    def draw_values(self, variables: Variables, expected: Fields, observed: Fields) -> str:
        """Raises `PictureFault`, so that its author can be told before any student sees it."""
        if self._folder is None or not (self._folder / TEMPLATE).is_file():
            return ""
        values = {"variables": dict(variables), "expected": dict(expected), "observed": dict(observed)}
        try:
            drawn = sandbox(self._folder).get_template(TEMPLATE).render(values).strip()
        except Exception as error:  # an author's template can raise anything
            raise PictureFault(f"{type(error).__name__}: {error}", _line(error)) from error
        if len(drawn) > _MOST:
            raise PictureFault(f"a picture of {len(drawn)} characters; at most {_MOST} may be.")
        return drawn


def _line(error: Exception) -> int:
    """Where in the template it happened; the first line, if that was in a file that it imports."""
    from traceback import walk_tb  # only an author waits for it

    if isinstance(error, TemplateSyntaxError):
        return error.lineno if error.name == TEMPLATE else 1
    steps = walk_tb(error.__traceback__)
    lines = [line for frame, line in steps if Path(frame.f_code.co_filename).name == TEMPLATE]
    return lines[-1] if lines else 1
