"""`grade check` of an exercise's pictures."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.audit.pictures import picture_problems
from grader.course import read_cases, read_course, read_exercise


@pytest.fixture
def folder(project: Path, tmp_path: Path) -> Path:
    """Mastermind, in a course of its own with one of its case files."""
    shutil.copytree(project / "exercises" / "mastermind", tmp_path / "exercises" / "mastermind")
    cases = tmp_path / "cases" / "mastermind"
    cases.mkdir(parents=True)
    call = "stage: repeated-letters\ncall: evaluate_guess(secret, guess)\ncases:\n"
    case = '  - {secret: ABCD, guess: AFAA, expect: "1 positions, 0 letters"}\n'
    (cases / "one.yaml").write_text(call + case, "utf-8")
    return tmp_path / "exercises" / "mastermind"


def found(folder: Path) -> list[str]:
    exercise = read_exercise(course := read_course(folder.parent.parent), "mastermind")
    return [
        f"{problem.place.file.name}:{problem.place.line}:{problem.place.column} {problem.message}"
        for problem in picture_problems(exercise, read_cases(course, exercise))
    ]


def test_the_shipped_pictures_can_be_drawn(folder: Path) -> None:
    assert found(folder) == []


FAULTS = {
    "of its text": (
        "{# #}\n{% if %}",
        "2:1 The picture can't be drawn where `secret` is 'ABCD', `guess` is 'AFAA': TemplateSyntaxError: "
        "Expected an expression, got 'end of statement block'",
    ),
    "of a name": (
        "<svg>\n\n{{ expected.letter }}",
        "3:1 The picture can't be drawn where `secret` is 'ABCD', `guess` is 'AFAA': UndefinedError: 'dict "
        "object' has no attribute 'letter'",
    ),
    "for these values": (
        "<svg>\n{{ 1 // (observed.positions - 2) }}",
        "2:1 The picture can't be drawn where `secret` is 'ABCD', `guess` is 'AFAA': ZeroDivisionError: "
        "integer division or modulo by zero",
    ),
    "behind an import": (
        "{% from 'rows.svg.j2' import row %}\n{{ row() }}",
        "2:1 The picture can't be drawn where `secret` is 'ABCD', `guess` is 'AFAA': UndefinedError: the "
        "template 'rows.svg.j2' (imported on line 1 in 'picture.svg.j2') does not export the requested name "
        "'row'",
    ),
}


@pytest.mark.parametrize(("template", "message"), FAULTS.values(), ids=FAULTS)
def test_a_picture_for_the_page_that_cannot_be_drawn(folder: Path, template: str, message: str) -> None:
    (folder / "picture.svg.j2").write_text(template, "utf-8")
    assert found(folder) == [f"picture.svg.j2:{message}"]
    (folder / "picture.svg.j2").write_text("<svg></svg>", "utf-8")
    assert found(folder) == [], "what was mended is read anew"


def test_a_picture_for_the_terminal_with_fields_that_nothing_fills(folder: Path) -> None:
    (folder / "picture.txt").write_text("secret {secret}\nguess {gues:beside secrt}\n", "utf-8")
    assert found(folder) == [
        "picture.txt:2:8 No case has a variable `gues`. Did you mean `guess`?",
        "picture.txt:2:20 No case has a variable `secrt`. Did you mean `secret`?",
    ]


def test_a_picture_for_the_terminal_without_fields(folder: Path) -> None:
    (folder / "picture.txt").write_text("secret and guess\n", "utf-8")
    assert found(folder) == [
        "picture.txt:1:1 There is no field in it, such as `{secret}`, so nothing is drawn."
    ]


def test_a_picture_that_is_no_utf_8(folder: Path) -> None:
    (folder / "picture.txt").write_bytes(b"caf\xe9 {secret}\n")
    (message,) = found(folder)
    assert message.startswith("picture.txt:1:4 The byte 0xe9 isn't UTF-8")


def test_an_exercise_without_pictures_needs_none(folder: Path) -> None:
    (folder / "picture.txt").unlink()
    (folder / "picture.svg.j2").unlink()
    assert found(folder) == []
