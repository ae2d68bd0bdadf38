"""Text that becomes markup outside of the templates."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from grader.report.safe_text import visible_block

_BLANKS = re.compile(" {2,}")
_CODE = re.compile(r"`([^`\n]+)`")


def prose(text: str) -> Markup:
    """A sentence in which what stands between backticks is code, as in the messages of the judge.

    Blanks in a row are kept: they may be what is wrong.
    """
    pieces = [str(escape(piece)) for piece in _CODE.split(visible_block(text))]
    pieces[::2] = [_BLANKS.sub(_kept, piece) for piece in pieces[::2]]
    pieces[1::2] = [f"<code>{piece}</code>" for piece in pieces[1::2]]
    return trusted("".join(pieces))


def _kept(blanks: re.Match[str]) -> str:
    """So many blanks that a browser doesn't make one of them, but may still break the line."""
    number = len(blanks[0])
    return ("\u00a0 " * number)[:number]


def anchor(case: str) -> str:
    """A case's `id` in the page, stable as long as the case keeps its own."""
    return "case-" + "-".join(case.split())


def trusted(text: str) -> Markup:
    """Text that is escaped already."""
    return Markup(text)  # noqa: S704 - the callers see to it
