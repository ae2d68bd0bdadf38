"""`grade start`, `grade list`, `grade schema`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.audit.small_course import write_course
from tests.cli.conftest import Grade


def test_start_writes_starter_and_statements(grade: Grade, project: Path, tmp_path: Path) -> None:
    done = grade("start", "mastermind")
    assert done.returncode == 0
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    assert written == [
        "mastermind/mastermind.py",
        "mastermind/statement/code-length.md",
        "mastermind/statement/no-repeats.md",
        "mastermind/statement/repeated-letters.md",
    ]
    starter = project / "exercises" / "mastermind" / "starter" / "mastermind.py"
    assert (tmp_path / "mastermind" / "mastermind.py").read_bytes() == starter.read_bytes()


def test_start_never_writes_over_a_file(grade: Grade, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "mastermind.py").write_text("my work\n")
    done = grade("start", "mastermind", "mine")
    assert done.stderr == (
        "Error: mine/mastermind.py is already there, so nothing was written. Choose another folder.\n"
    )
    assert done.returncode == 2
    assert (tmp_path / "mine" / "mastermind.py").read_text() == "my work\n"
    assert not (tmp_path / "mine" / "statement").exists()


def test_list_names_exercises_and_stages(grade: Grade) -> None:
    done = grade("list")
    assert done.returncode == 0
    assert "mastermind: Mastermind (mastermind.py)" in done.stdout
    assert "repeated-letters" in done.stdout


def test_list_counts_hidden_cases_and_doesnt_name_them(grade: Grade) -> None:
    listed = json.loads(grade("list", "mastermind", "--format", "json").stdout)
    for stage in listed["exercises"][0]["stages"]:
        assert len(stage["visible_cases"]) == stage["cases"] - stage["hidden"]


@pytest.mark.parametrize("what", ["cases", "exercise", "result"])
def test_schema_prints_a_json_schema(grade: Grade, what: str) -> None:
    done = grade("schema", what)
    assert json.loads(done.stdout)["$schema"].partition("://")[2].startswith("json-schema.org/")
    assert done.returncode == 0


def test_a_start_where_the_program_is_makes_no_second_one(grade: Grade, tmp_path: Path) -> None:
    grade("start", "mastermind", ".")
    done = grade("start", "mastermind")
    assert done.stderr == (
        "Error: mastermind.py is in this folder already. Grade it: grade\n"
        "To start anew, name another folder: grade start mastermind DIR\n"
    )
    assert (done.returncode, (tmp_path / "mastermind").exists()) == (2, False)


def test_list_counts_one_case_and_several(grade: Grade, tmp_path: Path) -> None:
    few = "stage: sign\ncall: sign(number)\ncases:\n  - {number: 3, expect: 1}\n"
    write_course(tmp_path, few=few)
    assert grade("list", "places").stdout == (
        "places: Places (places.py)\n"
        "  places             Equal places: 0 cases\n"
        "  sign               The sign of a number: 1 case\n"
        "    sign(3)\n"
    )
