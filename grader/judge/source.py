"""The student's own line that a message points at."""

from __future__ import annotations

import re

from grader.model.observation import StudentError
from grader.model.result import SourceLine, Submission

_LINE_END = re.compile(r"\r\n|\r|\n")
"""Where Python counts a new line."""


def source_line(submission: Submission, error: StudentError | None) -> SourceLine | None:
    """The last line of the file that an exception came through, or at which Python could not read on."""
    if error is None or error.line is None:
        return None
    lines = source_lines(submission.source)
    if not 1 <= error.line <= len(lines):
        return None
    return SourceLine(error.line, lines[error.line - 1], error.function)


def source_lines(source: bytes) -> list[str]:
    """The file's lines as Python counts them, without their ends; what isn't UTF-8 is read as Latin-1."""
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = source.decode("latin-1")
    return _LINE_END.split(text)
