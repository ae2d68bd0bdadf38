"""A name that Python didn't find, explained by what the text of the program says."""

from __future__ import annotations

import pytest

from grader.judge.borrowed_name import hides_a_module
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
        pytest.param(
            GAME + "def draw():\n    return randint(1, 6)\n",
            "randint",
            "`randint` comes from the module `random`. Write `from random import randint` at the top of the "
            "file.",
            id="a function of a module that isn't imported",
        ),
        pytest.param(
            GAME,
            "Counter",
            "`Counter` comes from the module `collections`. Write `from collections import Counter` at the "
            "top of the file.",
            id="a class of a module that isn't imported",
        ),
        pytest.param("import math\n" + GAME, "e", None, id="an error's usual name"),
        pytest.param(
            GAME + "main(Counter())\nclass Counter:\n    pass\n", "Counter", None, id="a class of the file"
        ),
        pytest.param(GAME, "sleep", None, id="a module's name that may be the student's own"),
        pytest.param(
            GAME,
            "true",
            "there is no name `true`. Python writes `True`, with a capital letter first.",
            id="true in small letters",
        ),
        pytest.param(
            GAME,
            "null",
            "there is no name `null`. Python's word for nothing is `None`.",
            id="another language's word for nothing",
        ),
        pytest.param(
            GAME,
            "Break",
            "Python's word is `break`, in small letters: `Break` isn't the same.",
            id="a word of Python's own with a capital letter",
        ),
        pytest.param(
            GAME,
            "ValueErorr",
            "there is no name `ValueErorr`. Is `ValueError` meant?",
            id="an exception, misspelt",
        ),
        pytest.param(
            "class Code:\n    def game(self):\n        return pegs\n    def keep(self):\n        "
            "self.pegs = 3\n",
            "pegs",
            "`pegs` belongs to the object of the class `Code`. Write `self.pegs`.",
            id="a name that the object has",
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


def test_a_variable_outside_of_the_function() -> None:
    early = missing("letter", type_name="UnboundLocalError")
    assert told("letter = 0\n" + GAME, early) == (
        "`letter` is used before this function has given it a value. A function that assigns to a name has a "
        "variable of its own by that name, and doesn't see the one of line 1. If it should begin afresh in "
        "each call, write `letter = 0` at the top of this function."
    )
    assert told("letter = game(1, 2)\n" + GAME, early) is None
    assert told("for letter in 'AB':\n    pass\n" + GAME, early) is None


def test_a_name_of_another_language() -> None:
    assert told(GAME, missing("raw_input")) == "there is no name `raw_input`. In Python it is `input`."
    notebook = missing("get_ipython", function=None)
    assert told(GAME, notebook) == "this line comes from a notebook, and works only there. Delete it."
    assert told(GAME + "def main():\n    console = 3\n", missing("console")) == (
        "`console` exists only inside of `main` (line 5), and other functions don't see it. Hand "
        "it over as a "
        "parameter, or `return` it."
    )


@pytest.mark.parametrize(
    "message",
    [
        "module 'random' has no attribute 'choice'",
        "partially initialized module 'random' has no attribute 'choice' (most likely …)",
        "cannot import name 'choice' from 'random' (random.py)",
    ],
)
def test_a_file_that_has_the_name_of_a_module(message: str) -> None:
    error = StudentError("AttributeError", message, line=1)
    assert hides_a_module(Program(Submission("random.py", b"", "")), error) == (
        "your file is called `random.py`, and so Python takes it for its own module `random`. Give the file "
        "another name."
    )
    assert hides_a_module(Program(Submission("mastermind.py", b"", "")), error) is None
