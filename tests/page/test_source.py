"""The student's own file in the page: decoded as Python would, coloured, every character visible."""

from __future__ import annotations

import codecs
import re
from html import unescape

import pytest

from grader.report.page.source import listing


def plain(markup: str) -> str:
    return re.sub("<[^>]*>", "", markup)


@pytest.mark.parametrize(
    ("source", "first_line"),
    [
        ("x = 'ü'".encode(), "x = 'ü'"),
        (codecs.BOM_UTF8 + b"x = 1", "x = 1"),
        ("x = 1".encode("utf-16"), "x = 1"),
        ("# coding: latin-1 ü".encode("latin-1"), "# coding: latin-1 ü"),
        (b"x = '\xfc'", r"x = '\xfc'"),
        (b"# coding: nonsense \xfc", r"# coding: nonsense \xfc"),
        (b"x\x00\x1b[31m = 1", r"x\x00\x1b[31m = 1"),
        ("x = '\u202e'".encode(), r"x = '\u202e'"),
        ("x = '漢字'".encode(), "x = '漢字'"),
        (b"\tx = 1", "\tx = 1"),
    ],
)
def test_every_encoding_is_shown(source: bytes, first_line: str) -> None:
    assert unescape(plain(listing(source).markup[0])) == first_line


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_pythons_lines(end: str) -> None:
    source = end.join(["a = '''", "b", "'''", "c = 1", ""]).encode()
    assert listing(source).text == ["a = '''", "b", "'''", "c = 1"]
    assert [plain(line) for line in listing(source).markup] == [
        "a = &#39;&#39;&#39;",
        "b",
        "&#39;&#39;&#39;",
        "c = 1",
    ]


@pytest.mark.parametrize(
    ("line", "css"),
    [
        ("x = 1", "l"),
        ("  x = 1", "l"),
        ("    x = 1", "l i1"),
        ("\t\tx = 1", "l i2"),
        ("  \tx = 1", "l i1"),
        (" " * 60 + "x", "l i5"),
    ],
    ids=["none", "half a step", "a step", "two tabs", "blanks before a tab", "far too many"],
)
def test_a_line_knows_how_far_it_is_indented(line: str, css: str) -> None:
    assert listing(f"if x:\n{line}".encode()).css(2) == css


@pytest.mark.parametrize(
    ("source", "markup"),
    [
        ("if x: # y < z", "<i class=k>if</i> x: <i class=c># y &lt; z</i>"),
        ("def f(n=1):", "<i class=k>def</i> <i class=d>f</i>(n=<i class=n>1</i>):"),
        ("x = f'a{b}' 'c", "x = <i class=s>f&#39;a{b}&#39;</i> <i class=s>&#39;c</i>"),
        ("defx = classy", "defx = classy"),
        ('s = """a', "s = <i class=s>&#34;&#34;&#34;a</i>"),
    ],
)
def test_code_is_coloured_even_when_it_is_broken(source: str, markup: str) -> None:
    assert listing(source.encode()).markup == [markup]


def test_an_empty_file_has_no_lines() -> None:
    assert listing(b"").markup == []
    assert listing(b"\n\n").markup == []
