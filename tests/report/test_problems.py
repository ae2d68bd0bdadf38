"""What is wrong with a course's files, as an author reads it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grader.model.audit import CheckReport
from grader.model.place import Place, Problem, Severity
from grader.report.columns import columns
from grader.report.instructor_json import render_check_json
from grader.report.problems import render_check, render_check_github, render_problems, shown_file


def problem(
    file: Path | str = "cases/x.yaml", column: int = 20, line: str = '  - {secret: ABCD, gues: "BAAB"}'
) -> Problem:
    message = "`gues` is neither a key of a case nor a variable of its call. Did you mean `guess`?"
    return Problem(Place(Path(file), 5, column), Severity.ERROR, "unknown-key", message, line)


def test_the_place_the_message_the_line_and_a_caret() -> None:
    assert render_problems([problem()]) == (
        "cases/x.yaml:5:20: error: `gues` is neither a key of a case nor a variable of its call. "
        "Did you mean `guess`?\n"
        '    5 |   - {secret: ABCD, gues: "BAAB"}\n'
        "                           ^"
    )


def test_problems_are_parted_by_an_empty_line() -> None:
    assert render_problems([problem(), problem()]).count("\n\n") == 1


def test_a_problem_of_a_whole_file_shows_no_line() -> None:
    assert "\n" not in render_problems([problem(line="")])


def test_the_caret_stands_right_below_letters_that_are_wide() -> None:
    wide = problem(column=14, line="  - {名前: 太郎, gues: 1}")
    shown, caret = render_problems([wide]).splitlines()[1:]
    assert columns(shown.partition("gues")[0]) == caret.index("^")


def test_a_tab_is_seen() -> None:
    tab = problem(column=3, line="  \t- {gues: 1}")
    assert render_problems([tab]).splitlines()[1:] == ["    5 |   →- {gues: 1}", "          ^"]
    assert render_problems([tab], unicode=False).splitlines()[1] == "    5 |   >- {gues: 1}"


def test_what_a_terminal_would_obey_is_shown_harmless() -> None:
    hostile = problem(line="  - {\x1b[2J gues: 1}", file="cases/\x1b]0;x\x07.yaml")
    assert "\x1b" not in render_problems([hostile])
    assert "\x07" not in render_problems([hostile])


def test_a_file_is_named_from_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    inside, outside = tmp_path / "cases" / "x.yaml", tmp_path.parent / "x.yaml"
    assert shown_file(inside) == "cases/x.yaml"
    assert shown_file(Path("cases/x.yaml")) == "cases/x.yaml"
    assert shown_file(outside) == outside.as_posix()


def test_github_puts_the_message_at_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    report = CheckReport(1, 1, (problem(tmp_path / "cases" / "a,b.yaml"),))
    assert render_check_github(report) == (
        "::error file=cases/a%2Cb.yaml,line=5,col=20,title=unknown-key::`gues` is neither a key of a case "
        "nor a variable of its call. Did you mean `guess`?\n"
    )


def test_a_check_ends_with_the_count_of_everything() -> None:
    warning = Problem(Place(Path("x.yaml"), 1, 1), Severity.WARNING, "unused-stage", "No case.")
    last = [
        render_check(CheckReport(3, 40, problems), colour=False).splitlines()[-1]
        for problems in ((), (warning,), (problem(), problem(), warning))
    ]
    assert last == [
        "✓ 40 cases in 3 files: all is right.",
        "1 warning; 40 cases in 3 files.",
        "2 errors and 1 warning; 40 cases in 3 files.",
    ]


def test_the_json_is_that_of_the_design(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    report = CheckReport(1, 2, (problem(tmp_path / "cases" / "x.yaml"),))
    assert json.loads(render_check_json(report)) == {
        "version": 1,
        "files": 1,
        "cases": 2,
        "problems": [
            {
                "file": "cases/x.yaml",
                "line": 5,
                "column": 20,
                "severity": "error",
                "kind": "unknown-key",
                "message": problem().message,
            }
        ],
    }
