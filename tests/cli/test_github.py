"""What GitHub Actions tells a step by environment variables."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.cli.github import place_in_repository, write_summary
from grader.report.github import render_github_summary
from tests.report import results


def test_a_file_is_named_from_the_root_of_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))
    assert place_in_repository(tmp_path / "week 3" / "mastermind.py") == "week 3/mastermind.py"
    assert place_in_repository(tmp_path.parent / "mastermind.py") is None


def test_outside_of_github_there_is_no_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
    assert place_in_repository(tmp_path / "mastermind.py") is None


def test_the_summary_is_appended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    summary = tmp_path / "summary.md"
    summary.write_text("# Before\n", "utf-8")
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(summary))
    write_summary(results.FAILING)
    assert summary.read_text("utf-8") == "# Before\n" + render_github_summary(results.FAILING)


def test_a_summary_that_cannot_be_written_is_said_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "no" / "folder.md"))
    write_summary(results.FAILING)
    assert capsys.readouterr().err.startswith(f"The summary can't be written to {tmp_path}")
