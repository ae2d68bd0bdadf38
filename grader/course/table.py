"""A table as the block text of `table:`: a line of keys, then a row for each case, columns parted by `|`.

A frame of `|` at both ends and lines of dashes are decoration. An empty cell means that the key isn't given;
the empty text is `""`. A `|` inside a cell is written `\\|`.
"""

from __future__ import annotations

import re

from grader.course.document import Mapping, Node, Scalar
from grader.course.source import Source

_BAR = r"(?<!\\)\|"
_RULE = r"[-+|:=\s]*[-=][-+|:=\s]*"


def read_table(source: Source, node: Node) -> list[Mapping]:
    """The rows, each as though it had been written as a mapping; torn if cells are missing or too many."""
    if not isinstance(node, Scalar) or node.style != "|":
        source.refuse(
            node, "wrong-type", "A table begins with `table: |`; its rows stand on the lines below, indented."
        )
    first = node.line + 1
    height = len(node.text.rstrip().split("\n"))
    lines = ((number, source.line(number)) for number in range(first, first + height))
    rows = [(number, text) for number, text in lines if text.strip() and not re.fullmatch(_RULE, text)]
    if not rows or "|" not in rows[0][1]:
        source.refuse(
            node,
            "wrong-table",
            "A line of keys was expected first, parted by `|`: `secret | guess | expect`.",
        )
    columns = _cells(*rows[0])
    for number, column in enumerate(columns):
        if column.text in [other.text for other in columns[:number]]:
            source.refuse(column, "duplicate-key", f"The column `{column.text}` is here twice. Keep one.")
    return [_row(source, columns, number, text) for number, text in rows[1:]]


def _row(source: Source, columns: list[Scalar], number: int, text: str) -> Mapping:
    cells = _cells(number, text)
    row = Mapping(number, cells[0].column, flow=False)
    if len(cells) != len(columns):
        source.fault(
            row,
            "wrong-row",
            f"This row has {len(cells)} cells; {len(columns)} were expected, as in the line of keys. "
            "Part the cells by `|`; a `|` inside a cell is written `\\|`.",
        )
        row.torn = True
        return row
    for column, cell in zip(columns, cells, strict=True):
        if cell.text or cell.style:
            row.entries[column.text] = (Scalar(column.text, "", cell.line, cell.column), cell)
    return row


def _cells(number: int, text: str) -> list[Scalar]:
    """The cells of a line, each where it stands; quotes around a cell are taken off."""
    end = len(text.rstrip())
    start = len(text) - len(text.lstrip())
    if text[start] == "|":
        start += 1
    if text[:end].endswith("|") and not text[:end].endswith("\\|"):
        end -= 1
    cells = []
    for part in re.split(_BAR, text[start:end]):
        inner = part.strip()
        column = start + (len(part) - len(part.lstrip()) if inner else 0)
        start += len(part) + 1
        quoted = len(inner) > 1 and inner[0] == inner[-1] and inner[0] in "\"'"
        style = inner[0] if quoted else ""
        cells.append(Scalar((inner[1:-1] if quoted else inner).replace("\\|", "|"), style, number, column))
    return cells
