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


NO_PROGRAM = (
    "There is no program to grade in {}: no code_breaker.py and no mastermind.py. "
    "Go to the folder with your program, or name the file: grade FILE "
    "If you haven't begun: grade start code-breaker or grade start mastermind"
)
UNCLEAR = (
    "It isn't clear from its name which exercise {} belongs to. Say it:"
    "     grade {} --exercise code-breaker     grade {} --exercise mastermind"
)
REFUSED = {
    "": NO_PROGRAM.format("this folder"),
    "empty": NO_PROGRAM.format("empty"),
    "above": "There is no program to grade in above, but there is above/game/mastermind.py. Go there: cd",
    "above/game/statement": "There is no program to grade in above/game/statement, but there is "
    "above/game/mastermind.py. Go there: cd above/game",
    "saved": "There is mastermind.py.txt in saved. Rename it: mastermind.py",
    "saved/mastermind.py": "There is no file saved/mastermind.py. Did you mean saved/mastermind.py.txt?",
    "named": "There is no code_breaker.py or mastermind.py in named. Did you mean: grade named/Mastermind.py",
    "nothing.py": "There is no file nothing.py.",
    "homewrk.py": "There is no file homewrk.py. Did you mean homework.py?",
    "chekc": "There is no file chekc. Did you mean the command `grade check`?",
    "help": "There is no file help. Did you mean the command `grade --help`?",
    "strat mastermind": "There is no command `strat`. Did you mean: grade start mastermind",
    "homework.py my.py": "grade takes one file at a time, and these are 2: homework.py, my.py.",
    "link.py": "link.py is a link to a file that isn't there.",
    "homework.py": UNCLEAR.format("homework.py", "homework.py", "homework.py"),
    "homework.py --exercise chess": "There is no exercise 'chess'. There are: code-breaker, mastermind.",
    "mastermind.txt --stage 3": "There is no stage '3'. There are: no-repeats, code-length,",
    "homework.py --course empty": "This isn't a course: it has no folder `exercises`. Name one with it.",
    "homework.py --fromat json": "No such option '--fromat'. Did you mean '--format'?",
    "homework.py --no-html --open": "--no-html doesn't go with --html or --open.",
    "start chess": "There is no exercise 'chess'. There are: code-breaker, mastermind.",
    "list chess": "There is no exercise 'chess'. There are: code-breaker, mastermind.",
}


@pytest.mark.parametrize(("words", "message"), REFUSED.items(), ids=REFUSED.keys())
def test_what_cant_be_done_gets_a_clear_line_and_status_2(
    grade: Grade, tmp_path: Path, words: str, message: str
) -> None:
    for folder in ("empty", "above/game/statement", "named", "saved"):
        (tmp_path / folder).mkdir(parents=True)
    for name in ("homework.py", "mastermind.txt", "above/game/mastermind.py", "named/Mastermind.py"):
        (tmp_path / name).write_text("x = 1\n")
    (tmp_path / "saved" / "mastermind.py.txt").write_text("x = 1\n")
    (tmp_path / "link.py").symlink_to("gone.py")
    done = grade(*words.split(), cwd=tmp_path / "empty" if not words else tmp_path)
    assert message in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert done.returncode == 2


def test_a_file_with_an_ending_was_not_meant_to_be_a_command(grade: Grade) -> None:
    assert grade("prove", "nofile.py").stderr == "Error: There is no file nofile.py.\n"


def test_a_name_with_blanks_is_quoted_in_the_command_to_paste(grade: Grade, tmp_path: Path) -> None:
    (tmp_path / "my game (1).py").write_text("x = 1\n")
    assert '\n    grade "my game (1).py" --exercise mastermind\n' in grade("my game (1).py").stderr


def test_nobody_need_see_the_word_that_may_be_left_out(grade: Grade) -> None:
    assert grade("file", "--help").stdout.startswith("Usage: grade [OPTIONS] [FILE]\n")
    assert grade("x.py", "--foo").stderr.startswith("Usage: grade [OPTIONS] [FILE]\n")


def test_a_page_that_no_browser_can_show_is_said(grade: Grade, tmp_path: Path, solution: str) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    done = grade("--open", PATH="/nowhere", DISPLAY="", WAYLAND_DISPLAY="", BROWSER="")
    page = tmp_path / "mastermind.feedback.html"
    assert done.stderr == f"There is no browser here that could be started. The page is {page}\n"
    assert done.returncode == 0


def test_two_exercises_in_a_folder_need_a_word(grade: Grade, tmp_path: Path) -> None:
    for name in ("mastermind.py", "code_breaker.py"):
        (tmp_path / name).write_text("x = 1\n")
    done = grade()
    assert done.stderr == (
        "Error: This folder holds code_breaker.py and mastermind.py. Say which one: grade code_breaker.py\n"
    )
    assert done.returncode == 2


def test_what_lies_beside_the_program_is_never_taken_for_a_part_of_the_grader(
    grade: Grade, tmp_path: Path, solution: str
) -> None:
    (tmp_path / "mastermind.py").write_text(solution)
    for name in ("click", "json", "random", "yaml"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('taken for the real one')")
    done = grade("--no-html")
    assert (done.returncode, done.stderr) == (0, "")
