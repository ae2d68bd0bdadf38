"""The sheet's five examples let known mistakes through; what the audit proposes catches them."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from grader.audit.check import check_course
from grader.audit.conduct import audit_all
from grader.course import read_course
from grader.model.audit import Audit, Origin, Suggestion
from grader.report.case_yaml import case_line
from grader.run import Runner

FIVE = """\
exercise: mastermind
stage: repeated-letters
call: evaluate_guess(secret, guess)
cases:
  - {secret: ABCD, guess: CBEA, expect: "1 positions, 2 letters"}
  - {secret: ABCD, guess: BAAB, expect: "0 positions, 2 letters"}
  - {secret: ABCD, guess: AFAA, expect: "1 positions, 0 letters"}
  - {secret: ABCD, guess: ACCB, expect: "2 positions, 1 letters"}
  - {secret: ABAB, guess: BABA, expect: "0 positions, 4 letters"}
"""


@pytest.fixture
def sheet(tmp_path: Path, project: Path) -> Path:
    """The project's course with no other cases than those of the sheet."""
    shutil.copytree(project / "exercises", tmp_path / "exercises")
    (tmp_path / "cases" / "mastermind").mkdir(parents=True)
    (tmp_path / "cases" / "mastermind" / "sheet.yaml").write_text(FIVE, "utf-8")
    return tmp_path


def audit(folder: Path) -> Audit:
    (only,) = audit_all(read_course(folder), ["mastermind"], with_mutants=False)
    return only


def paste(folder: Path, stage: str, suggestions: Sequence[Suggestion]) -> None:
    """Into one new file of the stage, each case once."""
    lines = dict.fromkeys(case_line(one.fields) for one in suggestions)
    top = dict.fromkeys(f"{key}: {{expect: value}}" for one in suggestions for key, _ in one.top)
    head = ["exercise: mastermind", f"stage: {stage}", "call: evaluate_guess(secret, guess)", *top, "cases:"]
    text = "\n".join([*head, *(f"  {line}" for line in lines), ""])
    (folder / "cases" / "mastermind" / f"pasted-{stage}.yaml").write_text(text, "utf-8")


def test_what_the_sheet_lets_through_is_caught_once_the_proposed_cases_are_pasted(sheet: Path) -> None:
    before = audit(sheet)
    names = {mistake.id for mistake in before.survivors}
    assert {"smaller-total", "secret-of-four-only", "no-limit-on-guesses"} <= names
    assert "numbers-swapped" not in names
    assert all(mistake.origin is Origin.BANK and mistake.suggestion for mistake in before.survivors)

    for stage in before.stages:
        suggestions = [mistake.suggestion for mistake in stage.survivors if mistake.suggestion]
        if suggestions:
            paste(sheet, stage.id, suggestions)
    with Runner() as runner:
        assert check_course(read_course(sheet), [sheet / "cases"], runner).problems == ()
    assert audit(sheet).survivors == ()
