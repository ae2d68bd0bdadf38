"""Text that a student wrote can't do harm where it is shown."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.safe_text import (
    csv_cell,
    github_message,
    github_property,
    markdown_block,
    markdown_text,
    visible,
    visible_block,
    xml_attribute,
    xml_text,
)

ANY = st.text(st.characters(), max_size=80)
"""Every character there is, lone surrogates too."""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1 positions, 2 letters", "1 positions, 2 letters"),
        ("Grüße, 世界 👍", "Grüße, 世界 👍"),
        ("\x1b[31mred", r"\x1b[31mred"),
        ("two\nlines", r"two\nlines"),
        ("a\tb", r"a\tb"),
        ("nul\x00", r"nul\x00"),
        ("\u202egnp.exe", r"\u202egnp.exe"),
        ("zero\u200bwidth", r"zero\u200bwidth"),
        ("no\xa0break", r"no\xa0break"),
        ("\ud800", r"\ud800"),
        ("\U000e0041", r"\U000e0041"),
        ("\x9b31m", r"\x9b31m"),
        ("\x7f", r"\x7f"),
    ],
)
def test_what_cannot_be_printed_is_written_as_python_writes_it(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [("a\r\nb\n", "a\nb\n"), ("a\rb", r"a\rb"), ("\ta\x0b", "\ta\\x0b"), ("a\u2028b", r"a\u2028b")],
)
def test_a_block_keeps_its_lines_and_tabs(text: str, shown: str) -> None:
    assert visible_block(text) == shown


@given(ANY)
def test_visible_text_is_printable_and_stays_as_it_is(text: str) -> None:
    shown = visible(text)
    assert shown.isprintable()
    assert visible(shown) == shown
    shown.encode("utf-8")


@given(ANY)
def test_a_visible_block_is_printable_but_for_its_lines_and_tabs(text: str) -> None:
    shown = visible_block(text)
    assert shown.replace("\n", "").replace("\t", "").isprintable()
    assert visible_block(shown) == shown


@given(ANY)
def test_xml_holds_the_visible_text(text: str) -> None:
    element = ET.fromstring(f'<a b="{xml_attribute(text)}">{xml_text(text)}</a>')  # noqa: S314 - our own text
    assert (element.text or "") == visible_block(text)
    assert element.get("b") == visible_block(text)


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\uff1d", "\uff0b", " =", "\u3000-"])
def test_a_cell_is_never_a_formula(start: str) -> None:
    assert csv_cell(f"{start}1+1").startswith(("'", "\\u3000"))


@pytest.mark.parametrize("text", ["Ada Lovelace", "21", "o'Neill", "a=b"])
def test_a_cell_without_a_formula_stays_as_it_is(text: str) -> None:
    assert csv_cell(text) == text


@given(ANY)
def test_no_cell_begins_like_a_formula_or_breaks_its_row(text: str) -> None:
    cell = csv_cell(text)
    assert not cell.lstrip().startswith(("=", "+", "-", "@", "\t", "\r"))
    assert "\n" not in cell


@given(ANY)
def test_a_workflow_command_is_one_line_and_says_the_visible_text(text: str) -> None:
    message, value = github_message(text), github_property(text)
    assert (message + value).isprintable() or "\t" in message
    assert not {"\n", "\r"} & set(message + value)
    assert not {":", ","} & set(value)
    for written, code in (("\n", "%0A"), ("\r", "%0D"), ("%", "%25")):  # as GitHub's runner reads it
        message = message.replace(code, written)
    assert message == visible_block(text)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a | b", r"a \| b"),
        ("[x](javascript:y)", r"\[x\]\(javascript\:y\)"),
        ("<img src=x>", r"\<img src=x\>"),
        ("@ada https://x.y", r"\@ada https\://x\.y"),
        ("`code`", r"\`code\`"),
    ],
)
def test_markdown_has_no_markup(text: str, written: str) -> None:
    assert markdown_text(text) == written


@given(ANY)
def test_the_fence_of_a_block_of_markdown_cannot_be_closed_from_inside(text: str) -> None:
    first, *inside, last = markdown_block(text + "```\n````\n").split("\n")
    assert first == last + "text"
    assert all(last not in line for line in inside)


def test_xml_text_reads_as_html_too() -> None:
    assert unescape(xml_text("<b> & \"'")) == "<b> & \"'"
