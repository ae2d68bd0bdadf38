"""A function that calls itself without end is named, with what may be meant."""

from __future__ import annotations

from grader.judge.endless_slip import calls_itself
from grader.judge.program import Program
from grader.model.observation import StudentError
from grader.model.result import Submission

ITSELF = " calls itself in this line, again and again, and never comes to an end."


def told(source: str, line: int, function: str | None = "main") -> str | None:
    error = StudentError("RecursionError", "maximum recursion depth exceeded", line=line, function=function)
    return calls_itself(Program(Submission("mastermind.py", source.encode(), "")), error)


def test_a_call_that_is_indented_into_its_function() -> None:
    assert told("def main():\n    play()\n\n    main()\n", 4) == (
        f"`main`{ITSELF} If the line should only start `main`, begin it at the left edge, below the function."
    )


def test_a_call_that_belongs_into_its_function() -> None:
    assert told("def main():\n    if play():\n        main()\n    print()\n", 3) == f"`main`{ITSELF}"
    assert told("def main(code):\n    main(code[1:])\n", 2) == f"`main`{ITSELF}"
    assert told("class Game:\n    def main(self):\n        self.main()\n", 3) == f"`main`{ITSELF}"


def test_a_line_without_such_a_call_says_nothing_more() -> None:
    assert told("def main():\n    play()\ndef play():\n    main()\n", 2) is None
    assert told("def main():\n    main()\n", 1) is None
    assert told("main()\n", 1, None) is None
