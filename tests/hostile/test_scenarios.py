"""Every program of this folder, under both sandboxes: it ends as written beside it, and nothing is left of it."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.model.result import Result
from grader.run.inside import kernel
from tests.hostile import processes
from tests.hostile.scenario import Scenario, grade, scenarios

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

ALL = scenarios()
SANDBOXES = [pytest.param("bubblewrap", marks=pytest.mark.sandbox), "none"]
LONGEST = 25
"""Seconds that a grading takes at most; the course's limit is 8 for the program, on a machine that is busy."""
LOCKED = kernel.system_call(444, None, 0, 1) >= 6
"""Whether this kernel's Landlock keeps a program from files and from other processes."""


@pytest.fixture
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which the grading happens; afterwards it must be as before, and nothing left running."""
    (tmp_path / "temporary").mkdir()
    (tmp_path / "precious.txt").write_text("Don't touch me.", "utf-8")
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    monkeypatch.chdir(tmp_path)
    processes.adopt_orphans()
    running = processes.children()
    yield tmp_path
    assert processes.left_running(running) == []
    assert [str(path.relative_to(tmp_path)) for path in sorted(tmp_path.rglob("*"))] == [
        "precious.txt",
        "temporary",
    ]
    assert (tmp_path / "precious.txt").read_text("utf-8") == "Don't touch me."


@pytest.mark.parametrize("sandbox", SANDBOXES)
@pytest.mark.parametrize("scenario", ALL, ids=lambda scenario: scenario.name)
def test_a_hostile_program_ends_as_written_and_leaves_nothing(
    scenario: Scenario, sandbox: str, surroundings: Path
) -> None:
    if scenario.needs == "lock" and sandbox == "none" and not LOCKED:
        pytest.skip("this kernel has no Landlock that keeps programs from files and processes")
    started = time.monotonic()
    result = grade(scenario.program, sandbox)
    assert time.monotonic() - started < LONGEST
    ended = {case.id: f"{case.status} {case.observation}" for case in result.cases}
    assert ended == {
        case: way if way in scenario.allowed(case) else scenario.allowed(case) for case, way in ended.items()
    }
    assert scenario.status in (str(result.status), "any")
    assert re.search(scenario.notice, "\n".join(result.notices))
    assert re.search(scenario.says, first_words(result), re.DOTALL)


def first_words(result: Result) -> str:
    """What the student reads of the case to mend first."""
    return next((case.message for case in result.cases if case.id == result.start_with), "")


def test_there_are_more_than_a_hundred_scenarios() -> None:
    assert len(ALL) > 100


def test_every_scenario_is_another_program() -> None:
    assert len({scenario.program for scenario in ALL}) == len(ALL)
