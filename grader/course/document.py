"""YAML text as nodes with their places. Only this module and `syntax`, for its errors, touch PyYAML.

The parser's events are read, not its nodes: that takes a quarter of the time and keeps the author's text,
where a node's value would already have been guessed at.
"""

from __future__ import annotations

import yaml

from grader.course.node import Listing, Mapping, Node, Scalar
from grader.course.source import Refused, Source, Spot
from grader.course.syntax import DEEPEST, TOO_DEEP, explain_syntax

_Parser: type[yaml.CSafeLoader | yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def parse(source: Source) -> Mapping | None:
    """The file's keys, or `None` if the text can't be used at all; the source's problems then say why.

    Where YAML can't be read on, the mapping has what is whole up to there, and is torn.
    """
    if source.problems:
        return None
    tree = _Tree(source)
    try:
        _build(source, tree, source.text)
    except yaml.YAMLError as error:
        explain_syntax(source, error, tree.quote)
        return tree.whole()
    except Refused:
        return tree.whole()
    root = tree.root
    if root is None or (isinstance(root, Scalar) and not root.text and not root.style):
        source.fault(Spot(0, 0), "empty-file", "The file is empty; write its keys as `key: value`.")
        return None
    if not isinstance(root, Mapping):
        kind = "list" if isinstance(root, Listing) else "text"
        source.fault(root, "wrong-type", f"The file holds a {kind}; keys were expected: `key: value`.")
        return None
    source.keys = {name: key for name, (key, _) in root.entries.items()}
    return root


def parse_piece(source: Source, text: str, at: Spot) -> Node | None:
    """A value that stands by itself in a line of the file, such as `[1, 2]`; `None` if YAML can't read it."""
    tree = _Tree(source)
    try:
        _build(source, tree, "\n" * at.line + " " * at.column + text)
    except yaml.YAMLError:
        return None
    return tree.root


def _build(source: Source, tree: _Tree, text: str) -> None:
    """Read the parser's events into nodes, without recursion."""
    next_event = _Parser(text).get_event
    while (event := next_event()) is not None:
        mark = event.start_mark
        if mark is None:  # only events that no parser made
            continue
        node: Node
        if isinstance(event, yaml.ScalarEvent):
            node = Scalar(event.value, event.style or "", mark.line, mark.column)
        elif isinstance(event, yaml.CollectionStartEvent):
            node = _collection(event, mark.line, mark.column)
        else:
            if isinstance(event, yaml.CollectionEndEvent):
                tree.close()
            else:
                _check_other(source, event, tree.root, Spot(mark.line, mark.column))
            continue
        if event.anchor is not None or event.tag is not None:
            _refuse_mark(source, node, event.anchor)
        tree.add(node)


class _Tree:
    """The nodes so far, and the collection that is open."""

    __slots__ = ("_holder", "_key", "_outer", "_source", "quote", "root")

    def __init__(self, source: Source) -> None:
        self.root: Node | None = None
        self.quote: Scalar | None = None
        """The last text in quotes, if nothing has followed it."""
        self._source = source
        self._holder: Listing | Mapping | None = None
        self._key: Scalar | None = None
        self._outer: list[Listing | Mapping | None] = []

    def add(self, node: Node) -> None:
        holder = self._holder
        self.quote = node if isinstance(node, Scalar) and node.style else None
        if isinstance(holder, Mapping):
            if self._key is None:
                self._key = _key(self._source, node)
                return
            _enter(self._source, holder, self._key, node)
            self._key = None
        elif holder is not None:
            holder.items.append(node)
        else:
            self.root = node
        if not isinstance(node, Scalar):
            if len(self._outer) >= DEEPEST:
                self._source.refuse(node, "too-deep", TOO_DEEP)
            self._outer.append(holder)
            self._holder = node

    def close(self) -> None:
        self._holder = self._outer.pop()

    def whole(self) -> Mapping | None:
        """The root, torn, without a case or a value that is still open."""
        if not isinstance(self.root, Mapping):
            return None
        self.root.torn = True
        outer: Listing | Mapping = self.root
        for inner in [node for node in (*self._outer, self._holder) if node is not None][1:]:
            if isinstance(outer, Listing):
                outer.items.pop()
                break
            if isinstance(inner, Mapping):
                outer.entries.popitem()
                break
            outer = inner
        return self.root


def _collection(event: yaml.CollectionStartEvent, line: int, column: int) -> Listing | Mapping:
    if isinstance(event, yaml.MappingStartEvent):
        return Mapping(line, column, bool(event.flow_style))
    return Listing(line, column)


def _check_other(source: Source, event: yaml.Event, root: Node | None, spot: Spot) -> None:
    if isinstance(event, yaml.DocumentStartEvent) and root is not None:
        source.refuse(
            spot, "second-document", "A second document begins here; a file holds one. Take the `---` out."
        )
    if isinstance(event, yaml.AliasEvent):
        text = f"*{event.anchor}"
        source.refuse(
            spot,
            "alias",
            f"`{text}` is an alias of YAML, which isn't read here. Write the value itself; "
            f'if it is a text, put it in quotes: "{text}".',
        )


def _refuse_mark(source: Source, node: Node, anchor: str | None) -> None:
    if anchor is not None:
        source.refuse(
            node,
            "anchor",
            f"`&{anchor}` is an anchor of YAML, which isn't read here. Leave it out (what many cases share "
            f'stands at the top of the file); if it is a text, put it in quotes: "&{anchor}".',
        )
    source.refuse(
        node, "tag", "A tag of YAML (`!`) isn't read here. Leave it out; if it is a text, put it in quotes."
    )


def _key(source: Source, node: Node) -> Scalar:
    if not isinstance(node, Scalar):
        kind = "list" if isinstance(node, Listing) else "group of keys"
        source.refuse(node, "wrong-key", f"A {kind} can't be a key; a word was expected. Write `key: value`.")
    return node


def _enter(source: Source, mapping: Mapping, key: Scalar, node: Node) -> None:
    text = key.text
    if text in mapping.entries:
        first = mapping.entries[text][0]
        said = f"`{text}` is here for the second time, first in line {first.line + 1}. Keep one"
        is_first = first is next(iter(mapping.entries.values()))[0] and len(mapping.entries) > 1
        begins = is_first and mapping.column > 0 and not mapping.flow
        mend = f"; if the next case begins here, write `- {text}: …`" if begins else ""
        source.fault(key, "duplicate-key", f"{said}{mend}.")
        mapping.torn = True
    elif isinstance(node, Scalar) and not node.text and not node.style:
        if _stands_alone(source, key):
            from grader.course.stray import tell_stray

            tell_stray(source, mapping, key)
            mapping.torn = True
        else:
            mapping.entries[text] = (key, Scalar("", "", key.line, key.column))  # the parser's is further on
    else:
        mapping.entries[text] = (key, node)


def _stands_alone(source: Source, key: Scalar) -> bool:
    """No colon follows the key."""
    behind = len(key.text) + (2 if key.style else 0)
    return not source.line(key.line)[key.column + behind :].lstrip().startswith(":")
