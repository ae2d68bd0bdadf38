"""A terminal's screen: what it can show, and how text is put onto it line by line."""

from __future__ import annotations

from dataclasses import dataclass, field

from grader.report.columns import clip, clip_words, columns, pad, wrap
from grader.report.safe_text import visible, visible_block

BOLD, DIM, RED, GREEN, YELLOW, CYAN = "1", "2", "31", "32", "33", "36"
"""Select Graphic Rendition codes (ECMA-48). Colour only repeats what a word or a sign says."""

_QUOTES = zip("\u201c\u201d\u2018\u2019\u2013\u2014", "\"\"''--", strict=True)
_SIGNS = {"\u2026": "...", "\u00b7": ".", "\u2502": "|", "\u2192": "->", "\u00d7": "x"}
_ASCII = str.maketrans(_SIGNS | dict(_QUOTES))


@dataclass(slots=True)
class Screen:
    """Lines in the order in which they are put on. Every text that comes in is made harmless here."""

    colour: bool
    unicode: bool
    width: int
    lines: list[str] = field(default_factory=list)

    def safe(self, text: str) -> str:
        """One line that the terminal can show."""
        return self._spell(visible(text))

    def safe_lines(self, text: str) -> list[str]:
        """Several lines; tabs have become blanks."""
        return [self._spell(line.expandtabs(4)) for line in visible_block(text).rstrip().split("\n")]

    def _spell(self, text: str) -> str:
        if self.unicode or text.isascii():
            return text
        return text.translate(_ASCII).encode("ascii", "backslashreplace").decode("ascii")

    def sign(self, sign: str, plain: str) -> str:
        """A sign, or what stands for it where only ASCII can be shown."""
        return sign if self.unicode else plain

    def paint(self, text: str, *codes: str) -> str:
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if self.colour and codes and text else text

    def clip(self, text: str, width: int) -> str:
        """One harmless line of at most `width` columns."""
        return clip(self.safe(text), width, self.sign("…", "..."))

    def clip_words(self, text: str, width: int) -> str:
        """The same, cut between two words where there are any."""
        return clip_words(self.safe(text), width, self.sign("…", "..."))

    def blank(self) -> None:
        """An empty line, but never two in a row nor one on top."""
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def put(self, text: str, *codes: str, indent: int = 2) -> None:
        """One line, cut at the edge."""
        self.lines.append((" " * indent + self.paint(self.clip(text, self.width - indent), *codes)).rstrip())

    def ends(self, left: str, right: str, *codes: str) -> None:
        """One line with a text at each edge; the left one is cut where they would meet."""
        room = self.width - 4 - columns(right)
        left = pad(self.clip(left, room - 2), room)
        self.lines.append("  " + self.paint(left, *codes) + right)

    def say(self, text: str, *codes: str, label: str = "", indent: int = 2) -> None:
        """A paragraph, wrapped. If there is a label, only that is painted, and the text hangs beside it."""
        lead = label + "  " if label else ""
        hang = indent + columns(lead)
        for number, line in enumerate(wrap("\n".join(self.safe_lines(text)), self.width - hang)):
            start = " " * indent + self.paint(lead, *codes) if number == 0 else " " * hang
            self.lines.append((start + (line if lead else self.paint(line, *codes))).rstrip())

    def block(self, text: str, *codes: str, label: str, indent: int, most: int = 6) -> None:
        """Lines as they stand, beside a label, cut at the edge and after `most`; a bar joins several."""
        lines = self.safe_lines(text)
        if len(lines) > most:
            lines[most - 1 :] = [f"({len(lines) - most + 1} more lines)"]
        bar = self.sign("│ ", "| ") if len(lines) > 1 else ""
        for number, line in enumerate(lines):
            start = " " * indent + (label if number == 0 else " " * columns(label)) + "  " + bar
            line = self.clip(line, self.width - columns(start))
            self.lines.append((start + self.paint(line, *codes)).rstrip())

    def text(self) -> str:
        return "\n".join([*self.lines, ""])
