"""A case file becomes cases."""

from __future__ import annotations

from grader.course.catalogue import Catalogue
from grader.course.document import parse
from grader.course.entry import read_entry
from grader.course.form import described
from grader.course.header import Header
from grader.course.node import Listing, Mapping, Node, Scalar
from grader.course.scalar import is_empty
from grader.course.source import Refused, Source, nearest
from grader.course.table import read_table
from grader.model.exercise import Exercise


def read_case_file(source: Source, exercise: Exercise, catalogue: Catalogue, hidden: dict[str, int]) -> None:
    """Put the file's cases into the catalogue, and what is wrong with them among the source's problems.

    `hidden` counts the hidden cases of each stage, over all files.
    """
    root = parse(source)
    if root is None:
        _lose_all(catalogue, exercise)
        return
    if root.torn:
        _lose_all(catalogue, exercise)
    header = Header(source, exercise, root, hidden)
    entries = _entries(header, root, catalogue)
    for entry in entries:
        try:
            case, ask = read_entry(header, entry)
        except Refused:
            own = entry.entries.get("id")
            catalogue.lose(header.stage, own[1].text if own and isinstance(own[1], Scalar) else None)
        else:
            if case.stage:
                catalogue.add(source, entry, case, ask)
    if entries:
        header.tell_unused()


def _lose_all(catalogue: Catalogue, exercise: Exercise) -> None:
    for stage in exercise.stages:
        catalogue.lose(stage.id, None)


def _entries(header: Header, root: Mapping, catalogue: Catalogue) -> list[Mapping]:
    """The cases and the rows of the table, in the order of the file."""
    entries: list[Mapping] = []
    given = [name for name in root.entries if name in ("cases", "table")]
    if not given and not root.torn:
        _tell_no_cases(header, root)
    for name in given:
        key, node = root.entries[name]
        try:
            entries += (
                read_table(header, node)
                if name == "table"
                else _listed(header.source, key, node, torn=root.torn)
            )
        except Refused:  # the problem is recorded; the other key's cases are still read
            catalogue.lose(header.stage, None)
    return entries


def _tell_no_cases(header: Header, root: Mapping) -> None:
    """A key at the top that nobody knows may be theirs, misspelt."""
    for name, key in header.unused.items():
        meant = nearest(name, ("cases", "table"))
        if meant is not None:
            said = f"`{name}` is neither a key of case files nor a variable of a call."
            header.source.fault(key, "unknown-key", f"{said} Did you mean `{meant}`?")
            return
    message = "There are no cases. Add `cases:` with a list of them, or `table: |`."
    header.source.fault(root, "missing-key", message)


def _listed(source: Source, key: Scalar, node: Node, *, torn: bool) -> list[Mapping]:
    if isinstance(node, Listing) and not node.items and not torn:
        source.refuse(key, "empty-value", "`cases` is empty. Write at least one case, beginning with `- `.")
    if isinstance(node, Scalar) and is_empty(node):
        source.refuse(key, "empty-value", "`cases` is empty. Write at least one case, beginning with `- `.")
    if not isinstance(node, Listing):
        source.refuse(
            key,
            "wrong-type",
            f"`cases` is {described(node)}; a list was expected. Begin each case with `- `.",
        )
    cases = []
    for item in node.items:
        if isinstance(item, Mapping):
            cases.append(item)
        elif not torn:  # else it may be what couldn't be read
            source.fault(
                item,
                "wrong-type",
                f"This case is {described(item)}; a group of keys was expected. Write `- {{key: value, …}}`.",
            )
    return cases
