"""Every `exercise.yaml` under `exercise_files`: good ones are read, bad ones get the message beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from grader.course.exercise_file import read_exercise_file
from grader.course.source import read_source
from grader.model.answer import Marks
from grader.model.exercise import Domain, Exercise, Game, Limits, Precondition, Stage
from grader.model.place import Place
from tests.course.test_case_files import shown

FILES = Path(__file__).parent / "exercise_files"


@pytest.mark.parametrize("file", sorted((FILES / "good").glob("*.yaml")), ids=lambda file: file.stem)
def test_a_good_exercise_is_read_without_a_problem(file: Path) -> None:
    source = read_source(file)
    assert read_exercise_file(source) is not None
    assert source.problems == []


@pytest.mark.parametrize("file", sorted((FILES / "bad").glob("*.yaml")), ids=lambda file: file.stem)
def test_a_bad_exercise_gets_the_message_beside_it(file: Path) -> None:
    source = read_source(file)
    assert read_exercise_file(source) is None
    told = "\n".join(shown(problem) for problem in source.problems)
    assert told == file.with_suffix(".txt").read_text("utf-8").rstrip("\n")


def test_all_that_an_exercise_can_say() -> None:
    file = FILES / "good" / "everything.yaml"
    assert read_exercise_file(read_source(file)) == Exercise(
        id="good",
        title="Sums",
        folder=file.parent,
        file="sums.py",
        stages=(
            Stage(
                id="compare",
                title="Compare",
                names=("compare", "draw"),
                inputs=(
                    ("a", Domain(values=(1, 2, 3))),
                    ("word", Domain(alphabet="12345678", length="WIDTH", repeats=False, first=6)),
                ),
                preconditions=(
                    Precondition("a < len(word)", ("a", "word"), (), Place(file, 20, 20)),
                    Precondition(
                        "compare(word, str(a)) != a", ("word", "a"), ("compare",), Place(file, 20, 35)
                    ),
                ),
            ),
            Stage(id="more-2", title="More", extra=True),
        ),
        types=(
            ("a", "integer"),
            ("b", "list of number"),
            ("name", "text"),
            ("either", "value"),
            ("flag", "boolean"),
            ("words", "list of text"),
        ),
        answer=Marks((("more", "+"), ("less", "-"))),
        answer_calls=("compare",),
        answer_numbers=False,
        constants=(("WIDTH", 4), ("NAME", "x"), ("LIST", [1, 2.5, None, True])),
        game=Game("draw", "compare(secret, guess)"),
        main="run",
        limits=Limits(case=0.5, submission=10, memory=256, output=1000),
        borrow=("products", "adapter.py"),
    )


def test_what_an_exercise_need_not_say() -> None:
    file = FILES / "good" / "small.yaml"
    assert read_exercise_file(read_source(file)) == Exercise(
        id="good",
        title="Sums",
        folder=file.parent,
        file="sums.py",
        stages=(Stage(id="add", title="Add", names=("add",)),),
    )
