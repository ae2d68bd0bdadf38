"""Every link of a document leads to a file or a heading that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import PROJECT

DOCUMENTS = [*sorted(PROJECT.glob("*.md")), *sorted((PROJECT / "docs").glob("*.md"))]


def anchors(document: Path) -> set[str]:
    """As GitHub makes them of headings."""
    titles = re.findall("^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles}


def leads_somewhere(document: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = document.parent / name if name else document
    return target.exists() and (not anchor or anchor in anchors(target))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(
        r"""(?:\]\(|(?:src|srcset|href)=")(?!https?:)([^)\s"]+)""", document.read_text("utf-8")
    )
    assert [link for link in links if not leads_somewhere(document, link)] == []


def test_a_picture_of_the_documents_is_shown_in_one() -> None:
    shown = "".join(document.read_text("utf-8") for document in DOCUMENTS)
    taken = [path.name for path in (PROJECT / "docs" / "images").iterdir()]
    assert [name for name in taken if f"docs/images/{name}" not in shown] == []
