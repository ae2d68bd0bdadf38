"""What the terminal can show."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TextIO


def colours(stream: TextIO = sys.stdout) -> bool:
    """Whether to write colours: NO_COLOR and FORCE_COLOR first, then what the stream is."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return stream.isatty() and os.environ.get("TERM") != "dumb"


def speaks_unicode(stream: TextIO = sys.stdout) -> bool:
    """Whether the stream can write the signs that the report draws with."""
    try:
        "✓✗│├└─●○→…".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def width() -> int:
    """Columns to write in: as the terminal is wide, at most 100; 80 where there is none."""
    return max(40, min(100, shutil.get_terminal_size((80, 24)).columns))
