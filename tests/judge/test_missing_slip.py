"""A function or a class that isn't where the exercise looks for it: where it is after all."""

from __future__ import annotations

import pytest

from grader.judge.missing_slip import missing_slip
from grader.judge.program import Program
from grader.model.result import Submission
from tests.judge.mastermind import EXERCISE, guess_case

QUOTED = '''"""
def evaluate_guess(secret, guess):
    return 0, 0
"""
'''


def told(source: str, name: str = "evaluate_guess") -> tuple[str, str] | None:
    program = Program(Submission("mastermind.py", source.encode(), ""))
    return missing_slip(EXERCISE, guess_case("0 positions, 0 letters"), program, name)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        pytest.param(
            "class Game:\n    def evaluate_guess(self, guess):\n        return 0, 0\n",
            "`evaluate_guess` belongs to the class `Game` (line 2), but the exercise calls it without an "
            "object: `evaluate_guess(secret, guess)`. Write it as a function outside of the class. What it "
            "needs, it gets in its round brackets.",
            id="in a class",
        ),
        pytest.param(
            "def game():\n    def evaluate_guess(secret, guess):\n        return 0, 0\n",
            "`evaluate_guess` stands inside of `game` (line 2), so nobody else can call it. Move its `def` "
            "to the left edge.",
            id="in a function",
        ),
        pytest.param(
            QUOTED,
            "Your file has no function `evaluate_guess`: its `def` stands in a text in quotes, from line 1 "
            "to line 4, and Python doesn't run what a text says. Take these quotes away.",
            id="in a text",
        ),
        pytest.param(
            "def main():\n    pass\n\n# def evaluate_guess(secret, guess):\n#     return 0, 0\n",
            "Your file has no function `evaluate_guess`: line 4, `# def evaluate_guess(secret, guess):`, is "
            "only a comment. Take away the `#` there, and in the lines that belong to it.",
            id="in a comment",
        ),
        pytest.param(
            "evaluate_guesses = []\n",
            "Your file has no function `evaluate_guess`. It has no functions yet: start from the file that "
            "came with the exercise, and write your code into its functions.",
            id="a variable is no function",
        ),
    ],
)
def test_a_function_that_nobody_can_call(source: str, sentence: str) -> None:
    assert told(source) == ("missing-name", sentence)


def test_another_name_is_named_only_if_it_is_of_the_same_kind() -> None:
    plain = ("missing-name", "Your file has no class `Secret`.")
    assert told("secret = 'ABCD'\n", "Secret") == plain
    assert told("def secret():\n    return 'ABCD'\n", "Secret") == plain
    assert told("class secret:\n    pass\n", "Secret") == (
        "misspelt-name",
        "Your file has `secret`; the exercise asks for `Secret`. Rename it.",
    )
    assert told("evaluate_gues = 3\nevaluateGuess = lambda secret, guess: (0, 0)\n") == (
        "misspelt-name",
        "Your file has `evaluateGuess`; the exercise asks for `evaluate_guess`. Rename it.",
    )


@pytest.mark.parametrize(
    ("source", "name", "slip", "sentence"),
    [
        pytest.param(
            "if __name__ == '__main__':\n    def evaluate_guess(secret, guess):\n        return 0, 0\n",
            "evaluate_guess",
            "missing-name",
            "`evaluate_guess` (line 2) stands below the `if __name__ …` of line 1, and that block only "
            "runs if "
            "the file itself is started. Move it above that line, to the left edge.",
            id="behind the guard",
        ),
        pytest.param(
            "if __name__ == '__main__':\n    CODE_LENGTH = 4\n",
            "CODE_LENGTH",
            "missing-constant",
            "`CODE_LENGTH` (line 2) stands below the `if __name__ …` of line 1, and that block only runs if "
            "the file itself is started. Move it above that line, to the left edge.",
            id="a constant behind the guard",
        ),
        pytest.param(
            "import sys\nif sys.argv[9:]:\n    class Secret:\n        pass\n",
            "Secret",
            "missing-name",
            "`Secret` (line 3) stands in the block that begins in line 2, and wasn't reached there when "
            "Python "
            "read the file. Move it to the left edge.",
            id="below a condition",
        ),
        pytest.param(
            "def evaluate_guess(a, b):\n    return 0, 0\ndel evaluate_guess\n",
            "evaluate_guess",
            "missing-name",
            "Line 3, `del evaluate_guess`, takes `evaluate_guess` away again.",
            id="deleted",
        ),
        pytest.param(
            "def main():\n    class Secret:\n        pass\n",
            "Secret",
            "missing-name",
            "Your file has no class `Secret` at the left edge: it stands inside of `main` (line 2).",
            id="a class inside",
        ),
        pytest.param(
            "class Game:\n    def play(self):\n        pass\n",
            "evaluate_guess",
            "missing-name",
            "Your file has no function `evaluate_guess` outside of its classes. Begin it with a line `def "
            "evaluate_guess(…):` at the left edge.",
            id="only methods",
        ),
    ],
)
def test_what_is_there_is_not_said_to_be_missing(source: str, name: str, slip: str, sentence: str) -> None:
    assert told(source, name) == (slip, sentence)


def test_of_a_file_that_is_not_read_here_nothing_is_said() -> None:
    assert told("def evaluate_guess(:\n") is None
