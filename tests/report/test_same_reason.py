"""Which failing cases are counted as failing for the reason of the first one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.model.result import CaseResult, Diagnosis, SourceLine
from grader.report.same_reason import split
from tests.report import results

IDEA = Diagnosis("x", "Each letter counts", "")
NO_NAME = replace(results.EXCEPTION, observed="NameError: name 'lettres' is not defined")
LATE = replace(results.EXCEPTION, slip="timed-out", line=None, message="It was still running.")
NAMELESS = replace(results.EXCEPTION, slip="missing-name", line=None, message="There is no `main`.")
WRONG, OTHER_WRONG = results.FIVE[:2]
SILENT = replace(results.EXCEPTION, slip="no-text", line=None, message="It returned nothing.")
GAME = replace(results.GAME, slip="timed-out")


@pytest.mark.parametrize(
    ("start", "case", "diagnosis", "same"),
    [
        (results.EXCEPTION, replace(results.EXCEPTION, call="other()"), None, True),
        (results.EXCEPTION, replace(results.EXCEPTION, line=SourceLine(15, "x")), None, False),
        (NO_NAME, replace(NO_NAME, line=SourceLine(15, "x")), None, True),
        (results.EXCEPTION, WRONG, None, False),
        (LATE, replace(LATE, call="CODE_LENGTH = 3; evaluate_guess('ABC', 'CBA')"), None, True),
        (LATE, replace(LATE, call="check_guess('ABC')"), None, False),
        (LATE, GAME, None, True),
        (NAMELESS, replace(NAMELESS, call="other()"), None, True),
        (NAMELESS, replace(NAMELESS, message="There is no `check_guess`."), None, False),
        (WRONG, OTHER_WRONG, None, False),
        (WRONG, OTHER_WRONG, IDEA, True),
        (WRONG, results.GAME, IDEA, False),
        (SILENT, replace(SILENT), None, False),
        (SILENT, replace(SILENT), IDEA, True),
        (LATE, replace(LATE, hidden=True), None, False),
    ],
    ids=[
        "exception at the same line",
        "exception at another line",
        "a name that exists nowhere, at another line",
        "no exception",
        "the same slip of the same function",
        "the same slip of another function",
        "the same slip in a game",
        "the same name missing",
        "another name missing",
        "other wrong numbers",
        "other wrong numbers that one idea explains",
        "a game, of which the idea says nothing",
        "text is missing, perhaps for another rule",
        "text is missing, which one idea explains",
        "hidden",
    ],
)
def test_the_reason(start: CaseResult, case: CaseResult, diagnosis: Diagnosis | None, same: bool) -> None:
    assert split(start, [case], diagnosis) == (([case], []) if same else ([], [case]))
