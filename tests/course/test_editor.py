"""What an author's editor does with the schema of case files, in a real engine: the YAML language server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.course.language_server import LanguageServer

SCHEMA = Path(__file__).parents[2] / "grader" / "course" / "case-file.schema.json"
HEAD = "stage: no-repeats\ncall: check_guess(guess)\ncases:\n"

pytestmark = pytest.mark.editor


@pytest.fixture(scope="module")
def editor() -> Iterator[LanguageServer]:
    program = shutil.which("yaml-language-server")
    assert program, "yaml-language-server isn't installed: npm install --global yaml-language-server"
    with LanguageServer(program, SCHEMA) as server:
        yield server


def test_a_good_file_has_no_marks(editor: LanguageServer) -> None:
    good = Path(__file__).parent.parent / "case_files" / "good" / "everything-about-a-case.yaml"
    assert editor.errors(good.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (HEAD + "  - {guess: ABC, points: many}\n", 4, 'Incorrect type. Expected "number".'),
        (HEAD + "  - {guess: ABC, hidden: yes}\n", 4, 'Incorrect type. Expected "boolean".'),
        (HEAD + "  - {guess: ABC, timeout: 0}\n", 4, "Value is below the exclusive minimum of 0."),
        (HEAD + "  - {player: {goal: lost}}\n", 4, 'Value is not accepted. Valid values: "win", "lose".'),
        (HEAD + "  - {player: {goal: win, game: 3}}\n", 4, "Property game is not allowed."),
        ("call: check_guess(guess)\ncases:\n  - {guess: ABC}\n", 1, 'Missing property "stage".'),
        (
            HEAD + "  - {guess: ABC, expect: 0 positions, 2 letters}\n",
            4,
            "A key is one word. If this belongs to the text before the comma, put it all in quotes.",
        ),
        (
            HEAD + "  - {guess: ABC, expect: short, prints: short}\n",
            4,
            "Property prints is not allowed.",
        ),
    ],
)
def test_a_fault_is_marked(editor: LanguageServer, text: str, line: int, message: str) -> None:
    assert editor.errors(text) == [(line, message)]


def test_keys_of_a_case_are_offered(editor: LanguageServer) -> None:
    offered = editor.completions(HEAD + "  - guess: ABC\n    ")
    assert {"expect", "raises", "hint", "hidden", "replaces"} <= set(offered)


def test_keys_of_the_file_are_offered(editor: LanguageServer) -> None:
    assert {"exercise", "call", "types", "cases", "table"} <= set(editor.completions("stage: no-repeats\n"))


def test_values_of_a_key_are_offered(editor: LanguageServer) -> None:
    assert {"win", "lose"} <= set(editor.completions(HEAD + "  - player:\n      goal: "))


def test_a_key_is_explained_where_the_pointer_rests(editor: LanguageServer) -> None:
    assert "as though the student had edited those lines" in editor.hover(
        HEAD + "  - {guess: ABC, set: {}}\n", "set"
    )
