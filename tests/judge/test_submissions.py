"""Small programs as students write them, each with one slip, and what each of them is told to mend first.

Each folder under `tests/submissions` with a `told.txt` is one: its first line is the case that is named, as
it could be pasted into Python (or, for a whole game, by its name), the second is the message. `<…>` stands
for what depends on chance.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from grader.model.case import Case
from grader.model.result import Outcome
from tests.exercises.grading import Desk, desk_for

SUBMISSIONS = sorted(
    path.parent for path in (Path(__file__).parent.parent / "submissions").glob("*/told.txt")
)
assert len(SUBMISSIONS) > 40


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    with desk_for("mastermind") as desk:
        yield replace(desk, cases=tuple(case for case in desk.cases if _of_the_first_step(case)))


def _of_the_first_step(case: Case) -> bool:
    """All that a beginner's first program is asked, and what it is told to do next."""
    return case.stage == "no-repeats" or case.id == "code-length.CODE_LENGTH"


@pytest.mark.parametrize("folder", SUBMISSIONS, ids=lambda folder: folder.name)
def test_a_slip_gets_the_sentence_that_helps(desk: Desk, folder: Path) -> None:
    result = desk.grade((folder / "mastermind.py").read_text("utf-8"))
    assert result.status is Outcome.FAILED
    case = next(case for case in result.cases if case.id == result.start_with)
    first = case.name if case.transcript else case.call
    told, wanted = f"{first}\n{case.message}\n", (folder / "told.txt").read_text("utf-8")
    assert told == wanted or re.fullmatch(re.escape(wanted).replace("<…>", ".+"), told)
