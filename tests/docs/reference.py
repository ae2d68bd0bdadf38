"""A document's tables, by the heading above them."""

from __future__ import annotations

import re
from pathlib import Path

Row = tuple[str, ...]


def tables(document: Path) -> dict[str, list[list[Row]]]:
    """The tables below each heading, in order; of each its rows, without the head and the line below it."""
    found: dict[str, list[list[Row]]] = {}
    heading, before, fenced = "", "", False
    for line in document.read_text("utf-8").splitlines():
        fenced ^= line.startswith("```")
        title = re.fullmatch(r"#+ (.+)", line)
        if title and not fenced:
            heading = title[1]
        elif line.startswith("| ") and not fenced:
            if not before.startswith("|"):
                found.setdefault(heading, []).append([])
            elif not line.startswith("| ---"):
                found[heading][-1].append(tuple(re.split(r" (?<!\\)\| ", line[2:].removesuffix(" |"))))
        before = line
    return found


def quoted(rows: list[Row]) -> list[str]:
    """What stands in backticks in the first column, in order."""
    return [word for row in rows for word in re.findall("`([^`]+)`", row[0])]
