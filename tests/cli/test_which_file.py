"""Which file `grade` grades, and the one clear line where that isn't clear."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Grade


def test_without_a_file_it_is_the_exercises_file_in_this_folder(
    grade: Grade, tmp_path: Path, solution: str
) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("--no-html")
    assert "mastermind.py" in done.stdout
    assert done.returncode == 0


def test_in_a_folder_it_is_the_exercises_file_in_it(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "mastermind.py").write_text(solution)
    assert grade("work", "--no-html").returncode == 0


@pytest.mark.parametrize(
    "name", ["mastermind (1).py", "my_mastermind.py", "Mastermind.py", "MastermindFinal2.py"]
)
def test_a_name_that_holds_the_exercises_name_is_enough(
    grade: Grade, tmp_path: Path, solution: str, name: str
) -> None:
    (tmp_path / name).write_text(solution)
    assert grade(name, "--no-html").returncode == 0


def test_any_name_goes_with_the_exercise_named(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "homework.py").write_text(solution)
    assert grade("homework.py", "--exercise", "mastermind", "--no-html").returncode == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            [],
            "There is no code_breaker.py and no mastermind.py in this folder. Go to the folder with your",
        ),
        (
            ["sub"],
            "There is no code_breaker.py and no mastermind.py in sub. Go to the folder with your program,",
        ),
        (["nothing.py"], "There is no file nothing.py."),
        (["homewrk.py"], "There is no file homewrk.py. Did you mean homework.py?"),
        (["chekc"], "There is no file chekc. Did you mean the command `grade check`?"),
        (["link.py"], "link.py is a link to a file that isn't there."),
        (
            ["homework.py"],
            "It isn't clear which exercise homework.py belongs to. Say it: grade homework.py --exercise",
        ),
        (
            ["homework.py", "--exercise", "chess"],
            "There is no exercise 'chess'. There are: code-breaker, mastermind.",
        ),
        (["mastermind.txt", "--stage", "3"], "There is no stage '3'. There are: no-repeats, code-length,"),
        (
            ["homework.py", "--course", "sub"],
            "This isn't a course: it has no folder `exercises`. Name one with it.",
        ),
        (["homework.py", "--fromat", "json"], "No such option '--fromat'. Did you mean '--format'?"),
        (["homework.py", "--no-html", "--open"], "--no-html doesn't go with --html or --open."),
        (["start", "chess"], "There is no exercise 'chess'. There are: code-breaker, mastermind."),
        (["list", "chess"], "There is no exercise 'chess'. There are: code-breaker, mastermind."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cant_be_done_gets_a_clear_line_and_status_2(
    grade: Grade, tmp_path: Path, words: list[str], message: str
) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("homework.py", "mastermind.txt"):
        (tmp_path / name).write_text("x = 1\n")
    (tmp_path / "link.py").symlink_to("gone.py")
    done = grade(*words)
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert done.returncode == 2


def test_two_exercises_in_a_folder_need_a_word(grade: Grade, tmp_path: Path) -> None:
    for name in ("mastermind.py", "code_breaker.py"):
        (tmp_path / name).write_text("x = 1\n")
    done = grade()
    assert done.stderr == (
        "Error: this folder holds code_breaker.py and mastermind.py. Say which one: grade code_breaker.py\n"
    )
    assert done.returncode == 2
