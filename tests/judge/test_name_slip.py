"""A name that Python didn't find, explained by what the text of the program says."""

from __future__ import annotations

import pytest

from grader.judge.name_slip import unknown_name
from grader.judge.program import Program
from grader.model.observation import StudentError
from grader.model.result import Submission
from tests.judge.mastermind import EXERCISE

GAME = "def game(secret, letters):\n    guesses = 3\n    return {}\n"


def told(source: str, error: StudentError) -> str | None:
    return unknown_name(EXERCISE, Program(Submission("mastermind.py", source.encode(), "")), error)


def missing(name: str, *, function: str | None = "game", type_name: str = "NameError") -> StudentError:
    return StudentError(type_name, f"name '{name}'", line=3, function=function, missing_name=name)


@pytest.mark.parametrize(
    ("source", "name", "sentence"),
    [
        pytest.param(
            "LENGTH == 4\n" + GAME,
            "LENGTH",
            "`LENGTH` has no value. Line 1, `LENGTH == 4`, only compares; to give a value, write a "
            "single `=`: "
            "`LENGTH = 4`.",
            id="compared",
        ),
        pytest.param(GAME, "random", "`import random` is missing at the top of the file.", id="no import"),
        pytest.param(
            GAME + "def draw():\n    import random\n",
            "random",
            "`import random` stands inside of `draw` (line 5), so only that function knows it. Move it "
            "to the "
            "top of the file.",
            id="an import inside of a function",
        ),
        pytest.param(
            "name = input()\n" + GAME,
            "name",
            "`name` should get its value in line 1, from `input()`; but that line stands outside of all "
            "functions, and there nobody types anything.",
            id="asked for",
        ),
        pytest.param(
            GAME + "def main():\n    LENGTH = 4\n",
            "LENGTH",
            "`LENGTH` exists only inside of `main` (line 5). Move it to the top of the file, outside of all "
            "functions.",
            id="a constant in another function",
        ),
        pytest.param(
            GAME + "def main():\n    attempt = 4\n",
            "attempt",
            "`attempt` exists only inside of `main` (line 5), and other functions don't see it. Hand it "
            "over as "
            "a parameter, or `return` it.",
            id="a variable of another function",
        ),
        pytest.param(
            "import random\n" + GAME,
            "sample",
            "`sample` belongs to the module `random`. Write `random.sample`.",
            id="a function of a module",
        ),
        pytest.param(GAME, "guesess", "there is no name `guesess`. Is `guesses` meant?", id="misspelt"),
        pytest.param(
            GAME, "pritn", "there is no name `pritn`. Is `print` meant?", id="Python's own, misspelt"
        ),
        pytest.param("import random\n" + GAME, "__file__", None, id="a name that every module has"),
        pytest.param(
            GAME,
            "__names__",
            "there is no name `__names__`. Is `__name__` meant?",
            id="such a name, misspelt",
        ),
        pytest.param(GAME, "elsewhere", None, id="nothing like it"),
    ],
)
def test_a_name_that_is_not_there(source: str, name: str, sentence: str | None) -> None:
    assert told(source, missing(name)) == sentence


def test_a_name_that_gets_its_value_too_late() -> None:
    source = "\n\nprint(total)\ntotal = 3\n"
    expected = "`total` gets its value only further down, in line 4."
    assert told(source, missing("total", function=None)) == expected


def test_a_variable_without_a_value_yet() -> None:
    early = missing("letter", type_name="UnboundLocalError")
    assert told(GAME, early) == "`letter` has no value yet when this line is reached. Is `letters` meant?"
    assert told("def game():\n    x += 1\n", missing("x", type_name="UnboundLocalError")) == (
        "`x` has no value yet when this line is reached."
    )


def test_a_variable_outside_of_the_function_keeps_its_own_sentence() -> None:
    source = "letter = 0\n" + GAME
    assert told(source, missing("letter", type_name="UnboundLocalError")) is None
