"""What a terminal doesn't show as text: colours, movements, titles of windows."""

from __future__ import annotations

import re

_SEQUENCE = re.compile(
    r"\x1b(?:"
    r"\[[0-?]{0,200}[ -/]{0,20}[@-~]"  # CSI: colours and movements (ECMA-48, 5.4)
    r"|\][^\x07\x1b\n]{0,2000}(?:\x07|\x1b\\)"  # OSC: titles and links
    r"|[()][0-9A-Za-z]"  # a character set
    r"|[78=>@-Z\\^_c])"
)


def without_sequences(text: str) -> str:
    """The text as a person reads it: without the sequences that steer a terminal."""
    return _SEQUENCE.sub("", text) if "\x1b" in text else text
