"""A table as the block text of `table:`: a line of keys, then a row for each case, columns separated by `|`.

A frame of `|` at both ends and lines of dashes are decoration. An empty cell means that the key isn't given;
the empty text is `""`. A `|` inside a cell is written `\\|`. Lists and mappings are `[1, 2]`, `{a: 1}`, but
in a column of texts brackets are a part of the text.
"""

from __future__ import annotations

import re

from grader.course.document import parse_piece
from grader.course.header import Header
from grader.course.keys import CASE_KEYS
from grader.course.node import Cell, Mapping, Node, Scalar
from grader.course.source import Refused, Source, did_you_mean

_BAR = r"(?<!\\)\|"
_GROUPS = ("set", "given", "player", "raises", "replaces")
"""Keys of a case that may hold a list or a mapping."""
_RULE = r"[-+|:=\s]*[-=][-+|:=\s]*"


def read_table(header: Header, node: Node) -> list[Mapping]:
    """The rows, each as though it had been written as a mapping; torn if cells are missing or too many."""
    source = header.source
    if not isinstance(node, Scalar) or node.style != "|":
        source.refuse(
            node, "wrong-type", "A table begins with `table: |`; its rows stand on the lines below, indented."
        )
    if not node.text.strip():
        source.refuse(
            node, "no-cases", "The table is empty. Its rows stand on the lines below `table: |`, indented."
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
    if len(rows) == 1:
        source.refuse(
            node,
            "no-cases",
            "There are no cases: the table has only its line of keys. Write a row for each case below it.",
        )
    columns = _cells(*rows[0])
    for number, column in enumerate(columns):
        if column.text in [other.text for other in columns[:number]]:
            source.refuse(column, "duplicate-key", f"The column `{column.text}` is here twice. Keep one.")
    _check_columns(header, columns)
    bracketed = [_brackets_count(header, column.text) for column in columns]
    return [_row(source, columns, bracketed, number, text) for number, text in rows[1:]]


def _brackets_count(header: Header, key: str) -> bool:
    """Whether `[` and `{` begin a list and a mapping in this column, and not a text."""
    if key in CASE_KEYS and key != "expect":
        return key in _GROUPS
    return header.types.get(key) != "text"


def _check_columns(header: Header, columns: list[Scalar]) -> None:
    """What would be wrong with every row, told once: a column that nobody knows, a variable without one."""
    expression = header.expression
    if header.torn or expression is None or any(column.text == "call" for column in columns):
        return
    asked = [name for name in expression.names if name not in header.file_names]
    strange = [column for column in columns if column.text not in CASE_KEYS and column.text not in asked]
    for column in strange:
        if not column.text:
            message = "This column has no key. Write one, or take the column out."
        else:
            close = did_you_mean(column.text, [*asked, *CASE_KEYS]) or f"The call is `{expression.text}`."
            message = f"`{column.text}` is neither a key of a case nor a variable of its call. {close}"
        header.source.fault(column, "unknown-key", message)
    if strange:
        raise Refused
    given = {*header.variables, *expression.called, *(column.text for column in columns)}
    for name in asked:
        if name not in given:
            message = f"No column gives `{name}`, but the call `{expression.text}` needs it. Add one."
            header.source.refuse(columns[0], "missing-variable", message)


def _row(source: Source, columns: list[Scalar], bracketed: list[bool], number: int, text: str) -> Mapping:
    cells = _cells(number, text)
    row = Mapping(number, cells[0].column, flow=False)
    if len(cells) == len(columns) - 1 and text.lstrip().startswith("|"):
        cells.insert(
            0, Cell("", "", number, cells[0].column)
        )  # that bar is no frame: the first cell is empty
    elif len(cells) == len(columns) - 1 and re.search(rf"{_BAR}\s*$", text):
        cells.append(Cell("", "", number, len(text)))
    if len(cells) != len(columns):
        number_of = "1 cell" if len(cells) == 1 else f"{len(cells)} cells"
        source.fault(
            row,
            "wrong-row",
            f"This row has {number_of}; {len(columns)} were expected, as in the line of keys. "
            "Separate the cells by `|`; a `|` inside a cell is written `\\|`.",
        )
        row.torn = True
        return row
    for column, cell, brackets in zip(columns, cells, bracketed, strict=True):
        if cell.text or cell.style:
            value: Node | None = cell
            if brackets and not cell.style and cell.text[0] in "[{":
                value = parse_piece(source, cell.text, cell)
            if value is None:
                said = (
                    f"`{cell.text}` begins with a bracket, but is no list, as `[1, 2]`, and no group of keys"
                )
                mend = "as `{a: 1}`. If it is a text, put it in quotes."
                source.fault(cell, "wrong-cell", f"{said}, {mend}")
                row.torn = True
            else:
                row.entries[column.text] = (Scalar(column.text, "", cell.line, cell.column), value)
    return row


def _cells(number: int, text: str) -> list[Scalar]:
    """The cells of a line, each where it stands; quotes around a cell are taken off."""
    end = len(text.rstrip())
    start = len(text) - len(text.lstrip())
    if text[start] == "|":
        start += 1
    if text[:end].endswith("|") and not text[:end].endswith("\\|"):
        end -= 1
    cells: list[Scalar] = []
    for part in re.split(_BAR, text[start:end]):
        inner = part.strip()
        column = start + (len(part) - len(part.lstrip()) if inner else 0)
        start += len(part) + 1
        quoted = len(inner) > 1 and inner[0] == inner[-1] and inner[0] in "\"'"
        style = inner[0] if quoted else ""
        cells.append(Cell((inner[1:-1] if quoted else inner).replace("\\|", "|"), style, number, column))
    return cells
