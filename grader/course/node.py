"""A YAML text as nodes: what was typed, and where."""

from __future__ import annotations

from grader.course.source import Spot


class Scalar(Spot):
    """A text as typed. `style` is how: empty for plain, a quotation mark, `|` or `>`."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str, line: int, column: int) -> None:
        self.text = text
        self.style = style
        self.line = line
        self.column = column


class Cell(Scalar):
    """A text in a table, where its key stands in another line."""

    __slots__ = ()


class Listing(Spot):
    __slots__ = ("items",)

    def __init__(self, line: int, column: int) -> None:
        self.line = line
        self.column = column
        self.items: list[Node] = []


class Mapping(Spot):
    """Keys in the order of the file; each with its own node, for the place, and its value."""

    __slots__ = ("cut", "entries", "flow", "torn")

    def __init__(self, line: int, column: int, flow: bool) -> None:
        self.line = line
        self.column = column
        self.flow = flow
        self.entries: dict[str, tuple[Scalar, Node]] = {}
        self.cut: Scalar | None = None
        """The key whose value a comma has cut, once that was told."""
        self.torn = False
        """A problem with its keys has been recorded, so that what seems to be missing may not be."""


Node = Scalar | Listing | Mapping
