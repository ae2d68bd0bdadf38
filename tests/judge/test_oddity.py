"""Lines that do something else than they look like are named, and others aren't."""

from __future__ import annotations

import pytest

from grader.judge.oddity import oddities, twice_defined
from grader.judge.program import Program
from grader.model.result import Submission


def read(source: str) -> Program:
    return Program(Submission("mastermind.py", source.encode(), ""))


def told(*lines: str) -> list[str]:
    body = "".join(f"    {line}\n" for line in lines)
    return [one.what for one in oddities(read(f"def game(letters):\n{body}"))]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        pytest.param(
            ("for place in range(4):", "    letters += 1", "    return letters"),
            "Line 4, `return letters`, stands inside of the `for` loop of line 2, so the loop ends in "
            "its first "
            "round. If it belongs after the loop, indent it less.",
            id="a return in the first round",
        ),
        pytest.param(
            ("while letters:", "    return letters"),
            "Line 3, `return letters`, stands inside of the `while` loop of line 2, so the loop ends in "
            "its first "
            "round. If it belongs after the loop, indent it less.",
            id="a return in a while loop",
        ),
        pytest.param(
            ("letters =+ 1",),
            "Line 2, `letters =+ 1`, only makes `letters` 1 each time. To add, write `letters += 1`.",
            id="signs turned round",
        ),
        pytest.param(
            ("letters = letters.append(1)",),
            "Line 2, `letters = letters.append(1)`, loses what `letters` was: `append` changes `letters` "
            "itself and returns nothing (`None`). Leave out `letters =`: `letters.append(1)`.",
            id="the result of append",
        ),
        pytest.param(
            ("mixed = random.shuffle(letters)",),
            "Line 2, `mixed = random.shuffle(letters)`, makes `mixed` nothing (`None`), which is what "
            "`shuffle` returns. It changes `letters` itself. Leave out `mixed =`, and go on with `letters`.",
            id="the result of shuffle",
        ),
        pytest.param(
            ("letters = random.shuffle(letters)",),
            "Line 2, `letters = random.shuffle(letters)`, loses what `letters` was: `shuffle` changes "
            "`letters` itself and returns nothing (`None`). Leave out `letters =`: "
            "`random.shuffle(letters)`.",
            id="the result of shuffle under the same name",
        ),
        pytest.param(
            ("mixed = random.shuffle(list(letters))",),
            "Line 2, `mixed = random.shuffle(list(letters))`, makes `mixed` nothing (`None`), which is what "
            "`shuffle` returns. It changes a list itself: give the list a name before, and shuffle that.",
            id="the result of shuffle without a name",
        ),
    ],
)
def test_a_line_that_is_not_what_it_seems(lines: tuple[str, ...], sentence: str) -> None:
    assert told(*lines) == [sentence]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("for x in letters:", "    if x:", "        return x"), id="a return under a condition"),
        pytest.param(
            ("while True:", "    if letters:", "        continue", "    return letters"),
            id="a loop that goes on",
        ),
        pytest.param(("for x in letters:", "    pass", "return letters"), id="a return after the loop"),
        pytest.param(("letters = +1",), id="a plus sign"),
        pytest.param(("letters += 1",), id="adding"),
        pytest.param(("copy = letters.sort",), id="no call"),
        pytest.param(("text = letters.remove(1, 2)",), id="another variable"),
        pytest.param(("letters = letters.replace('A', '', 1)",), id="a method of texts"),
    ],
)
def test_other_lines_are_left_alone(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


def test_functions_that_are_defined_twice() -> None:
    program = read("def a():\n    pass\ndef b():\n    def a():\n        pass\ndef a():\n    pass\n")
    assert twice_defined(program) == {"a": [1, 6]}


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("if x:\n    def a(): pass\nelse:\n    def a(): pass\n", id="one of two"),
        pytest.param("def a(): pass\nb = a\ndef a(): return b()\n", id="one made of the other"),
        pytest.param("@overload\ndef a(x: int): ...\ndef a(x): pass\n", id="overloaded"),
        pytest.param("@a.register\ndef _(x: int): ...\n@a.register\ndef _(x: str): ...\n", id="registered"),
    ],
)
def test_functions_that_are_meant_to_stand_there_twice(source: str) -> None:
    assert twice_defined(read(source)) == {}


def test_a_method_of_the_file_may_return_something() -> None:
    source = "class Total:\n    def add(self, x):\n        return Total()\nt = Total()\nt = t.add(3)\n"
    assert oddities(read(source)) == ()
