"""Watching files: what is saved is seen, whenever it is saved."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from grader.cli.watch import watch_files


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mastermind.py"
    path.write_text("first\n", "utf-8")
    return path


@pytest.fixture(autouse=True)
def _no_longer_than_some_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after ten looks, so that a test ends though nothing is seen."""
    looks = iter(range(10))

    def look(_: float) -> None:
        if next(looks, None) is None:
            raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", look)


def test_a_file_that_is_saved_during_a_run_is_looked_at_again(file: Path) -> None:
    seen: list[str] = []

    def once() -> int:
        seen.append(file.read_text("utf-8"))
        if len(seen) == 1:
            file.write_text("second, and longer\n", "utf-8")
        return len(seen)

    assert watch_files(lambda: [file], once) == 2
    assert seen == ["first\n", "second, and longer\n"]


def test_a_file_that_stays_as_it_is_is_looked_at_once(file: Path) -> None:
    runs = itertools.count(1)
    assert watch_files(lambda: [file], lambda: next(runs)) == 1


def test_a_file_that_is_gone_for_a_while_is_waited_for(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def once() -> int:
        file.unlink()
        return 1

    assert watch_files(lambda: [file], once) == 1
    assert f"{file} is gone; waiting for it to come back." in capsys.readouterr().err
