"""Lines that do nothing are named where something failed."""

from __future__ import annotations

import pytest

from grader.judge.idle import idle_lines
from grader.judge.program import Program
from grader.model.result import Submission


def told(source: str) -> list[str]:
    program = Program(Submission("mastermind.py", source.encode(), ""))
    return [what for _, what in idle_lines(program)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("positions == positions + 1", "it only compares. To give a value to a name, write a single `=`."),
        ("marks[0] == 'x'", "it only compares. To give a value to a name, write a single `=`."),
        (
            "feedback + '+'",
            "it works something out, and throws it away. To keep it in `feedback`, write `feedback += '+'`.",
        ),
        (
            "2 * positions - 1",
            "it works something out, and throws it away. Is a name with `=` missing before it?",
        ),
        ("game", "it only names `game`. To call it, write round brackets: `game()`."),
        ("exit", "it only names `exit`. To call it, write round brackets: `exit()`."),
        ("guess", "it only names `guess`. Is a `return` missing, as in `return guess`?"),
        ("guess.upper", "it only names `upper`. To call it, write round brackets: `upper()`."),
        (
            "guess.upper()",
            "`upper` makes a new text, which is thrown away. Keep it: `guess = guess.upper(…)`.",
        ),
        (
            "guess.format(plus=1)",
            "`format` makes a new text, which is thrown away. Keep it: `guess = guess.format(…)`.",
        ),
    ],
)
def test_a_line_that_does_nothing(line: str, why: str) -> None:
    source = f'"""A game."""\n\ndef game(guess):\n    if guess:\n        {line}\n'
    assert told(source) == [f"Line 5, `{line}`, does nothing: {why}"]


@pytest.mark.parametrize(
    ("source", "sentences"),
    [
        ("import os\nos.replace('a', 'b')\n", []),
        ("thread.join()\n", []),
        ("class B:\n    def replace(self, a):\n        self.a = a\nb = B()\nb.replace(3)\n", []),
        ("class A:\n    @property\n    def go(self):\n        print(3)\nA().go\n", []),
        (
            "x = 3\nx\n",
            ["Line 2, `x`, does nothing: it only names `x`. To show its value, write `print(x)`."],
        ),
        (
            "class A:\n    def go(self):\n        x = 3\n        x\n",
            ["Line 4, `x`, does nothing: it only names `x`. Is a `return` missing, as in `return x`?"],
        ),
        ("self.x\n", ["Line 1, `self.x`, does nothing: it only names `x`."]),
        (
            "','.join(x)\nsep.join(x)\n",
            ["Line 2, `sep.join(x)`, does nothing: `join` makes a new text, which is thrown away."],
        ),
    ],
)
def test_of_what_may_do_something_nothing_is_said(source: str, sentences: list[str]) -> None:
    assert told(source) == sentences


def test_other_lines_are_left_alone() -> None:
    lines = [
        '"""Play."""',
        "print(1 == 1)",
        "...",
        "marks.append(2)",
        "2 * print(3)",
        "await_it = x == 1",
        "return 1 == 2",
    ]
    assert told("def game():\n" + "".join(f"    {line}\n" for line in lines)) == []
    assert told("x = '\\d'\n") == []


def test_a_file_that_cannot_be_read_here_gets_no_such_hint() -> None:
    assert told("x = (\n") == []
