"""A console transcript as the block text of `play:`."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.course.document import parse
from grader.course.node import Mapping
from grader.course.source import Source
from grader.course.transcript import Transcript
from grader.model.case import LineKind, PlayLine


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("> 1234", PlayLine(LineKind.TYPED, "1234")),
        (">", PlayLine(LineKind.TYPED, "")),
        (">  1 2", PlayLine(LineKind.TYPED, " 1 2")),
        ("Well done!", PlayLine(LineKind.PRINTED, "Well done!")),
        ('""', PlayLine(LineKind.PRINTED, "")),
        (r"/\d+/ the number of guesses", PlayLine(LineKind.PATTERN, r"\d+", "the number of guesses")),
    ],
)
def test_a_line_is_typed_or_printed(text: str, line: PlayLine) -> None:
    source = Source(Path("game.yaml"), f"play: |\n  {text}\n")
    root = parse(source)
    assert isinstance(root, Mapping)

    play = Transcript().read(source, root.entries["play"][1], "play")

    assert (play.lines, source.problems) == ((line,), [])
