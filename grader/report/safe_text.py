"""Makes text that a student wrote harmless: for terminals, XML, CSV, Markdown and GitHub's log commands."""

from __future__ import annotations

_MARKDOWN = frozenset("\\`*_{}[]()<>#+-.!|~&@:")
_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""What spreadsheets take as the start of a formula, also in full width (OWASP, "CSV Injection")."""


def visible(text: str) -> str:
    r"""One line: whatever isn't printable is written as Python would write it (`\x1b`, `\n`, `\u202e`).

    That takes in control characters, bidirectional and zero-width marks, lone surrogates and blanks that
    only look like one. Printable text comes back unchanged.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def visible_block(text: str) -> str:
    """The same for several lines: ends of lines are kept, as `\\n`, and so are tabs."""
    if text.isprintable():
        return text
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join("\t".join(map(visible, line.split("\t"))) for line in lines)


def xml_text(text: str) -> str:
    """For the content and the attributes of XML 1.0."""
    text = visible_block(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;")


def xml_attribute(text: str) -> str:
    """For an attribute of XML 1.0, whose reader would turn ends of lines and tabs into blanks."""
    return xml_text(text).replace("\n", "&#10;").replace("\t", "&#9;")


def csv_cell(text: str) -> str:
    """For a cell that a spreadsheet opens: never a formula. The quoting is left to `csv`."""
    text = visible(text)
    return "'" + text if text.lstrip().startswith(_FORMULA) else text


def markdown_text(text: str) -> str:
    """For one line of running text in Markdown: no markup, link, mention or HTML."""
    return "".join("\\" + char if char in _MARKDOWN else char for char in visible(text))


def markdown_block(text: str) -> str:
    """A fenced block of code whose fence is longer than any run of backticks in the text."""
    text = visible_block(text)
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}text\n{text}\n{fence}"


def github_message(text: str) -> str:
    """For the message of a GitHub workflow command: percent-encoded so that it stays one line."""
    return visible_block(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def github_property(text: str) -> str:
    """For a property of a GitHub workflow command, where `:` and `,` also mean something."""
    return github_message(visible(text)).replace(":", "%3A").replace(",", "%2C")
