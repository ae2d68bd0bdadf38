"""Characters that look like those of the keyboard and are others, as word processors make them."""

from __future__ import annotations

from collections.abc import Iterable

from grader.judge.wording import show

_ALIKE = (
    ("-", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63"),
    ("+", "\ufe62"),
    (" ", "\u00a0\u2007\u202f\u3000"),
    ("'", "\u2018\u2019"),
    ('"', "\u201c\u201d"),
)
_CYRILLIC = (
    "\u0410\u0412\u0421\u0415\u041d\u041a\u041c\u041e\u0420\u0422\u0425"
    "\u0430\u0441\u0435\u043e\u0440\u0445\u0443"
)
_LATIN = "ABCEHKMOPTXaceopxy"
"""Letters that look like the Cyrillic ones, in the same order."""
_WIDE = range(0xFF01, 0xFF5F)
"""The full-width forms of the signs from `!` to `~` (Unicode, block FF00)."""
_PLAIN = {ord(sign): plain for plain, signs in _ALIKE for sign in signs}
_PLAIN |= {ord(sign): latin for sign, latin in zip(_CYRILLIC, _LATIN, strict=True)}
_PLAIN |= {sign: chr(sign - _WIDE.start + ord("!")) for sign in _WIDE}


def plain(text: str) -> str:
    """The text as it looks, with the characters of the keyboard."""
    return text.translate(_PLAIN)


def only_looks_like(text: str, right: Iterable[str]) -> str | None:
    """A sentence about the first character of the text that looks like one of the right ones, and is none."""
    for sign in text:
        if (meant := plain(sign)) != sign and meant in right:
            return (
                f"The {show(sign)} in it only looks like {show(meant)}: it is another character, as word "
                "processors, web pages and keyboards of other languages make it. Put the right one there."
            )
    return None
