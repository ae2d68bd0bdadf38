"""YAML's own errors in an author's words. libyaml and PyYAML's Python parser word theirs differently."""

from __future__ import annotations

import re

import yaml

from grader.course.source import Source, Spot
from grader.course.typing_slip import tell_slip

DEEPEST = 12
"""Levels of nesting; a case needs five."""

TOO_DEEP = f"This is nested more than {DEEPEST} levels deep. Write it flatter."

_UNPRINTABLE = "[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"

_WORDS: tuple[tuple[str, str, bool, str], ...] = (
    (r"exceeded maximum nesting depth", "too-deep", False, TOO_DEEP),
    (
        r"found unexpected end of stream|unexpected document indicator",
        "open-quote",
        True,
        "The text in quotes that begins here never ends. Close it with the same quotation mark.",
    ),
    (
        r"mapping values are not allowed",
        "stray-colon",
        False,
        "A colon with a blank behind it makes a key, which can't stand here. If the colon belongs to a text, "
        "put the text in quotes; if it is a key, indent it like the keys above it.",
    ),
    (
        r"unknown escape character",
        "wrong-escape",
        False,
        "A backslash in double quotes must begin an escape such as `\\n`. Use single quotes, "
        "where a backslash is just a backslash.",
    ),
    (
        r"sequence entries are not allowed",
        "stray-dash",
        False,
        'A list can\'t begin here. If the text begins with `-`, put it in quotes, as in `expect: "-"`; '
        "if it is a list, begin it on the next line.",
    ),
    (
        r"while parsing a flow mapping",
        "open-brace",
        True,
        "The brace that opens here isn't closed, or a comma is missing between two of its keys. "
        "Write `{key: value, key: value}`; a text with `{`, `}`, `[`, `]` or a comma in it needs quotes.",
    ),
    (
        r"while parsing a flow sequence",
        "open-bracket",
        True,
        "The bracket that opens here isn't closed, or a comma is missing between two of its items. "
        "Write `[item, item]`; a text with `{`, `}`, `[`, `]` or a comma in it needs quotes.",
    ),
    (
        r"could not find expected ':'",
        "no-colon",
        True,
        "A key needs a colon and a value: `key: value`. Add them; if this goes on the text above, "
        "put that text in quotes.",
    ),
    (
        r"while scanning an? (alias|anchor)",
        "stray-mark",
        True,
        "A text that begins with `*` or `&` needs quotes. Put it in quotes.",
    ),
    (
        r"while scanning a block scalar",
        "wrong-block",
        True,
        "Behind `|` or `>` the line must end; the text begins on the next line, indented with blanks.",
    ),
    (
        r"cannot start any token|expected node content|expected the node content",
        "stray-character",
        False,
        "A value can't begin with this character. If it begins a text, put the text in quotes.",
    ),
    (
        r"while parsing a block (mapping|collection|sequence)|expected '?<document start>",
        "indentation",
        False,
        "This doesn't line up with the lines above it: keys of one group and dashes of one list begin in "
        "the same column. Mend the indentation.",
    ),
)
"""What the parser says, the kind of problem, whether its beginning is the place to show, our words."""


def explain_syntax(source: Source, error: yaml.YAMLError, quote: Spot | None) -> None:
    """Record the problem for what the parser couldn't read; `quote` is the text in quotes just before it."""
    if isinstance(error, yaml.MarkedYAMLError):
        _explain_marked(source, error, quote)
        return
    found = re.search(_UNPRINTABLE, source.text)
    before = source.text[: found.start()].split("\n") if found else [""]
    character = f"U+{ord(found[0]):04X}" if found else "A character"
    source.fault(
        Spot(len(before) - 1, len(before[-1])),
        "unprintable",
        f"{character} is a control character, which YAML can't hold. Take it out.",
    )


def _explain_marked(source: Source, error: yaml.MarkedYAMLError, quote: Spot | None) -> None:
    there = error.problem_mark or error.context_mark
    spot = Spot(there.line, there.column) if there else Spot(0, 0)
    tab = _tab_in_indentation(source, spot.line)
    if tab is not None:
        source.fault(
            tab, "tab", "A tab can't indent in YAML. Use blanks; an editor can be told to put them for tabs."
        )
        return
    if tell_slip(source, spot.line):
        return
    said = f"{error.context or ''} {error.problem or ''}"
    if quote is not None and source.line(spot.line)[: spot.column].rstrip()[-1:] in ("'", '"'):
        _tell_behind_quote(source, quote, spot)
        return
    closed = source.line(spot.line)[: spot.column].rstrip()[-1:]
    if closed in ("]", "}") and "while parsing a block" in said:
        source.fault(
            spot,
            "behind-a-bracket",
            f"A value that begins with a bracket ends at its `{closed}`, but more follows here. "
            "If it is a text, put the whole text in quotes.",
        )
        return
    for pattern, kind, at_start, message in _WORDS:
        if re.search(pattern, said):
            start = error.context_mark if at_start else None
            if start is not None:
                spot = Spot(start.line, start.column)
            elif kind == "wrong-escape":
                spot.column = source.line(spot.line).rfind("\\", 0, spot.column + 1)
            if kind == "open-brace" and re.search(r"\s#", source.line(spot.line)):
                message += " A `#` with a blank before it begins a comment, also in the middle of a text."
            source.fault(spot, kind, message)
            return
    source.fault(spot, "syntax", f"This isn't YAML: {said.strip()}. Mend this line.")


def _tell_behind_quote(source: Source, quote: Spot, spot: Spot) -> None:
    """A text in quotes ends right before the spot, where it can't: it holds a quote, or was left open."""
    if quote.line == spot.line:
        source.fault(
            spot,
            "behind-a-quote",
            "A text in quotes ends at its second quotation mark, but more follows here. "
            "Put the whole text in quotes of the other kind.",
        )
    else:
        source.fault(
            quote,
            "open-quote",
            f"The text in quotes that begins here goes on until line {spot.line + 1}. "
            "Close it where it should end.",
        )


def _tab_in_indentation(source: Source, line: int) -> Spot | None:
    """The tab that an editor put among the blanks at the line's beginning."""
    text = source.line(line)
    indentation = text[: len(text) - len(text.lstrip())]
    return Spot(line, indentation.index("\t")) if "\t" in indentation else None
