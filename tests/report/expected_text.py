"""Compares what a report writes with the file in `expected/` that holds it word for word."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent / "expected"


def same_as_expected(name: str, text: str) -> None:
    """With `WRITE_EXPECTED=1` in the environment the file is written anew, and the test fails: look at it."""
    path = FOLDER / name
    written = text.encode("utf-8")  # a lone surrogate would raise here
    if os.environ.get("WRITE_EXPECTED") and (not path.is_file() or path.read_bytes() != written):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(written)
        raise AssertionError(f"{path.name} was written: look at it, and run the tests again")
    assert text == path.read_bytes().decode("utf-8")
