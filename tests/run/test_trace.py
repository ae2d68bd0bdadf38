"""The step-through of a student's code."""

from __future__ import annotations

import pytest

from grader.model.case import Task
from grader.model.trace import Trace
from grader.run import Runner
from tests.run.asking import QUICK, call, case, draws, play


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine needs longer for three hundred steps than a student would like to wait."""
    monkeypatch.setattr("grader.run.tracing._SECONDS", 20)


def trace(runner: Runner, program: str, task: Task) -> Trace:
    return runner.trace(program.encode(), "program.py", case(task), QUICK)


COUNT = """\
def count(secret, guess):
    hits = 0
    for i in range(2):
        if secret[i] == guess[i]:
            hits += 1
    return hits
"""


def test_each_line_is_seen_before_it_runs(runner: Runner) -> None:
    steps = trace(runner, COUNT, call("count(code, guess)", code="AB", guess="AC")).steps
    before = (("secret", "'AB'"), ("guess", "'AC'"))
    assert [(step.line, step.variables[2:]) for step in steps] == [
        (2, ()),
        (3, (("hits", "0"),)),
        (4, (("hits", "0"), ("i", "0"))),
        (5, (("hits", "0"), ("i", "0"))),
        (3, (("hits", "1"), ("i", "0"))),
        (4, (("hits", "1"), ("i", "1"))),
        (3, (("hits", "1"), ("i", "1"))),
        (6, (("hits", "1"), ("i", "1"))),
    ]
    assert {(step.function, step.depth, step.variables[:2]) for step in steps} == {("count", 1, before)}


def test_the_end_is_told(runner: Runner) -> None:
    assert trace(runner, COUNT, call("count('AB', 'AC')")).ending == "returns 1"
    assert (
        trace(runner, COUNT, call("count('AB', '')")).ending == "raises IndexError: string index out of range"
    )
    assert trace(runner, "def f(): exit('bye')", call("f()")).ending == "ends the program: bye"


def test_what_is_printed_belongs_to_the_next_step(runner: Runner) -> None:
    program = "def f():\n    print('a')\n    x = 1\n    print('b')\n"
    steps = trace(runner, program, call("f()")).steps
    assert [(step.line, step.printed) for step in steps] == [(2, ""), (3, "a\n"), (4, ""), (4, "b\n")]


def test_calls_have_depth_and_comprehensions_none(runner: Runner) -> None:
    program = "def g(x):\n    return [y for y in x]\ndef f():\n    return g('ab')\n"
    steps = trace(runner, program, call("f()")).steps
    assert [(step.function, step.line, step.depth) for step in steps] == [("f", 4, 1), ("g", 2, 2)]


COMPREHENSIONS = {
    "over several lines": (
        "def f(x):\n    a = [\n        y\n        for y in x\n        if y > 'a'\n    ]\n    return a\n",
        [2, 4, 2, 7],
    ),
    "inside of another": ("def f(x):\n    a = [[z for z in y] for y in x]\n    return a\n", [2, 3]),
    "what it goes through": ("def f(x):\n    a = [z for z in [y for y in x]]\n    return a\n", [2, 3]),
    "a set": ("def f(x):\n    a = {y for y in x}\n    return len(a)\n", [2, 3]),
    "a dictionary": ("def f(x):\n    a = {y: y for y in x}\n    return len(a)\n", [2, 3]),
    "a condition": ("def f(x):\n    if [y for y in x if y == 'a']:\n        return 1\n", [2, 3]),
}


@pytest.mark.parametrize(("program", "lines"), COMPREHENSIONS.values(), ids=COMPREHENSIONS)
def test_the_inside_of_a_comprehension_is_no_step(runner: Runner, program: str, lines: list[int]) -> None:
    steps = trace(runner, program, call("f('ab')")).steps
    assert [step.line for step in steps] == lines
    assert {name for step in steps for name, _ in step.variables} <= {"x", "a"}


OUTSIDE = {
    "a value given in it": ("def f(x):\n    a = [(last := y) for y in x]\n    return last\n", "'b'"),
    "what it looks up": ("def f(x):\n    a = [len(x) + b for b in range(2)]\n    return a\n", "[2, 3]"),
    "in a class": (
        "class A:\n    b = 'ab'\n    c = [d for d in b]\ndef f(x):\n    return A.c\n",
        "['a', 'b']",
    ),
    "one of its own names": ("def f(x):\n    y = 1\n    a = [y for y in x]\n    return y\n", "1"),
}


@pytest.mark.parametrize(("program", "value"), OUTSIDE.values(), ids=OUTSIDE)
def test_a_comprehension_means_the_same_when_stepped_through(
    runner: Runner, program: str, value: str
) -> None:
    assert trace(runner, program, call("f('ab')")).ending == f"returns {value}"


SHORT = {
    "text": ("'A' * 100", "'" + "A" * 58 + "…"),
    "a list": ("[1, 'a', None]", "[1, 'a', None]"),
    "a pair": ("(1, 2.5)", "(1, 2.5)"),
    "one alone": ("('x',)", "('x',)"),
    "a dictionary": ("{'A': 1}", "{'A': 1}"),
    "an empty set": ("set()", "set()"),
    "a deep list": ("[[[[1]]]]", "[[[[…]]]]"),
    "a long list": ("list(range(100))", "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, …"),
    "an object": ("Thing()", "<Thing>"),
    "a huge number": ("10 ** 5000", "a huge number"),
}


@pytest.mark.parametrize(("value", "text"), SHORT.values(), ids=SHORT)
def test_values_are_short_and_never_asked(runner: Runner, value: str, text: str) -> None:
    program = f"class Thing:\n def __repr__(self): 1 / 0\ndef f():\n x = {value}\n return 1"
    assert trace(runner, program, call("f()")).steps[-1].variables == (("x", text),)


def test_endless_steps_are_cut(runner: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.run.tracing._SECONDS", 5)
    seen = trace(runner, "def f():\n while True:\n  x = 1", call("f()"))
    assert (len(seen.steps), seen.cut, seen.ending) == (300, True, "")


def test_a_file_that_takes_its_time_to_load_is_waited_for(runner: Runner) -> None:
    slow = "import time\nend = time.perf_counter() + 0.4\nwhile time.perf_counter() < end:\n pass\n"
    assert [step.line for step in trace(runner, slow + "def f():\n return 1", call("f()")).steps] == [6]


def test_a_call_that_never_ends_shows_the_steps_before(
    runner: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.run.tracing._SECONDS", 1)
    seen = trace(runner, "def f():\n x = 1\n sum(range(10 ** 16))", call("f()"))
    assert [step.line for step in seen.steps] == [2, 3]
    assert seen.cut


def test_a_game_is_seen_from_its_start(runner: Runner) -> None:
    program = "def main():\n    name = input('Name? ')\n    print('Hi', name)\nmain()\n"
    seen = trace(runner, program, play("Ada"))
    assert [(step.line, step.printed) for step in seen.steps] == [(2, ""), (3, "Name? "), (3, "Hi Ada\n")]
    assert seen.ending == "returns None"


def test_a_program_without_functions_is_seen_too(runner: Runner) -> None:
    program = "import random\nx = 1\ny = x + 1\nprint(y)\n"
    seen = trace(runner, program, play())
    assert [(step.line, step.function) for step in seen.steps][:4] == [
        (1, None),
        (2, None),
        (3, None),
        (4, None),
    ]
    assert seen.steps[3].variables == (("x", "1"), ("y", "2"))


def test_one_draw_is_enough(runner: Runner) -> None:
    program = "def f():\n    return 1\n"
    assert [step.line for step in trace(runner, program, draws("f()", 50)).steps] == [2]


def test_a_file_that_can_not_be_loaded_has_no_steps(runner: Runner) -> None:
    assert trace(runner, "def f(:", call("f()")).steps == ()


FORGED = {
    "deeper than there are steps": '["step",2,"f",1000000000,["l",[]],""]',
    "outside of every function": '["step",2,"f",0,["l",[]],""]',
    "before the first line": '["step",-5,"f",1,["l",[]],""]',
    "behind the last line": '["step",99999,"f",1,["l",[]],""]',
    "far too long": f'["step",2,"f",1,["l",[]],"{"x" * 200_000}"]',
}


@pytest.mark.parametrize("step", FORGED.values(), ids=FORGED)
def test_a_forged_step_is_no_step(runner: Runner, step: str) -> None:
    program = f"import os\ndef f():\n    os.write(3, {step!r}.encode() + b'\\n')\n    os.write(3, b'[]\\n')\n"
    seen = trace(runner, program, call("f()"))
    assert ([step.line for step in seen.steps], seen.cut) == ([3], True)


def test_forged_steps_without_end_are_cut(runner: Runner) -> None:
    step = b'["step",2,"f",1,["l",[]],""]\n'
    program = f"import os\ndef f():\n    while True:\n        os.write(3, {step * 50!r})\n"
    seen = trace(runner, program, call("f()"))
    assert (len(seen.steps) <= 300, seen.cut) == (True, True)
