"""Exceptions as Python raises them, and what is said of them: real ones, from functions that are run."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import pytest

from grader.judge.exception import explain
from grader.model.exercise import Limits
from grader.model.observation import StudentError
from grader.run import Runner
from tests.judge.mastermind import call, call_case


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as runner:
        yield runner


def error_of(runner: Runner, body: str) -> StudentError:
    source = f"def tried():\n{textwrap.indent(body, '    ')}\n"
    evidence = runner.observe(source.encode(), "mastermind.py", [call_case(call("tried()"), None)], Limits())
    error = dict(evidence.observations)["tried"].error
    assert error is not None
    return error


EXCEPTIONS = [
    pytest.param(
        'return "AB"[2]',
        "Line 2 (in `tried`) ended in `IndexError`: it asks a text for a place that it hasn't. The "
        "first place is 0, the last is one less than its length.",
        id="a place beyond the end of a text",
    ),
    pytest.param(
        "return [][0]",
        "Line 2 (in `tried`) ended in `IndexError`: it asks a list for a place that it hasn't. The "
        "first place is 0, the last is one less than its length.",
        id="a place beyond the end of a list",
    ),
    pytest.param(
        "return [].pop()",
        "Line 2 (in `tried`) ended in `IndexError`: it takes an item out of a list that is empty.",
        id="nothing to take out",
    ),
    pytest.param(
        "import random\nreturn random.choice([])",
        "Line 3 (in `tried`) ended in `IndexError`: it chooses at random from something that is empty.",
        id="nothing to choose from",
    ),
    pytest.param(
        'return {}["A"]',
        "Line 2 (in `tried`) ended in `KeyError`: the dictionary has no key 'A'.",
        id="a key that is not there",
    ),
    pytest.param(
        "return gues",
        "Line 2 (in `tried`) ended in `NameError`: there is no name `gues`. Is it misspelt, "
        "has it no value yet, or are quotes missing?",
        id="a name that exists nowhere",
    ),
    pytest.param(
        "x += 1\nreturn x",
        "Line 2 (in `tried`) ended in `UnboundLocalError`: `x` is used before this function has given"
        " it a value. A function that assigns to a name has a variable of its own by that name, and "
        "doesn't see the one outside.",
        id="a variable before its value",
    ),
    pytest.param(
        "return 1 / 0",
        "Line 2 (in `tried`) ended in `ZeroDivisionError`: it divides by zero.",
        id="dividing by zero",
    ),
    pytest.param(
        'return "3" / 2',
        "Line 2 (in `tried`) ended in `TypeError`: `/` doesn't work between `str` and `int`. If one is a "
        "text that should be a number, make one of it: `int(…)`, or `float(…)` with a decimal point.",
        id="a text divided",
    ),
    pytest.param(
        "import numpie",
        "Line 2 (in `tried`) ended in `ModuleNotFoundError`: there is no module `numpie` here. Is it "
        "misspelt? The exercise needs only what comes with Python. "
        "If it is a file of yours, put its code into this one: only this one is graded.",
        id="a module that is not there",
    ),
    pytest.param(
        "from random import choise",
        "Line 2 (in `tried`) ended in `ImportError`: the module `random` has no `choise`. Is it misspelt?",
        id="a name that a module has not",
    ),
    pytest.param(
        'import random\nreturn random.choise("AB")',
        "Line 3 (in `tried`) ended in `AttributeError`: the module `random` has no `choise`. Is it misspelt?",
        id="a function that a module has not",
    ),
    pytest.param(
        "return None.upper()",
        "Line 2 (in `tried`) ended in `AttributeError`: a value is missing there (it is `None`). "
        "Usually a function that should hand it over has no `return`.",
        id="nothing has no methods",
    ),
    pytest.param(
        "return [].upper()",
        "Line 2 (in `tried`) ended in `AttributeError`: a value of type `list` has no `upper`. Is it "
        "misspelt, or should the value be of another type?",
        id="a method that a list has not",
    ),
    pytest.param(
        "return None[0]",
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing has no places",
    ),
    pytest.param(
        "a, b = None",
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing to unpack",
    ),
    pytest.param(
        "return None + 1",
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing added",
    ),
    pytest.param(
        "return None < 1",
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing compared",
    ),
    pytest.param(
        'return "a" + None',
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing joined to text",
    ),
    pytest.param(
        "for x in None:\n    pass",
        "Line 2 (in `tried`) ended in `TypeError`: a value is missing there (it is `None`). Usually a"
        " function that should hand it over has no `return`.",
        id="nothing to go through",
    ),
    pytest.param(
        "def f(a):\n    pass\nf(1, 2)",
        "Line 4 (in `tried`) ended in `TypeError`: `f` takes 1 positional argument, but is called with 2.",
        id="too many values for a function",
    ),
    pytest.param(
        "def f(a):\n    pass\nf()",
        "Line 4 (in `tried`) ended in `TypeError`: `f` is called without a value for 'a'.",
        id="too few values for a function",
    ),
    pytest.param(
        'return "a" + 1',
        "Line 2 (in `tried`) ended in `TypeError`: `+` can't join `str` and `int`. Change one of "
        "them, by `str(…)` or `int(…)`.",
        id="text and number",
    ),
    pytest.param(
        'return 1 + "a"',
        "Line 2 (in `tried`) ended in `TypeError`: `+` doesn't work between `int` and `str`. Change "
        "one of them, by `str(…)` or `int(…)`.",
        id="number and text",
    ),
    pytest.param(
        'return "a" < 1',
        "Line 2 (in `tried`) ended in `TypeError`: `<` can't compare `str` with `int`. Is one of them"
        " text that should be a number?",
        id="text compared with number",
    ),
    pytest.param(
        'return "a"()',
        "Line 2 (in `tried`) ended in `TypeError`: round brackets stand behind a value of type `str`,"
        " as though it were a function. Has a variable the name of a function, or should the brackets"
        " be square?",
        id="a text that is called",
    ),
    pytest.param(
        "return len[0]",
        "Line 2 (in `tried`) ended in `TypeError`: a function is used as though it were its result. "
        "Call it with round brackets.",
        id="a function used as its result",
    ),
    pytest.param(
        "return 3[0]",
        "Line 2 (in `tried`) ended in `TypeError`: square brackets stand behind a value of type "
        "`int`, which has no places inside.",
        id="a number with a place",
    ),
    pytest.param(
        "for i in 4:\n    pass",
        "Line 2 (in `tried`) ended in `TypeError`: a single value of type `int` stands where several "
        "are needed, such as a list or a text. To count with `for`, use `range(…)`.",
        id="going through a number",
    ),
    pytest.param(
        "return 1 in 4",
        "Line 2 (in `tried`) ended in `TypeError`: `in` can't look into a value of type `int`.",
        id="looking into a number",
    ),
    pytest.param(
        "return len(4)",
        "Line 2 (in `tried`) ended in `TypeError`: `len` needs a text or a list, not a value of type `int`.",
        id="the length of a number",
    ),
    pytest.param(
        'x = "AB"\nx[0] = "C"',
        "Line 3 (in `tried`) ended in `TypeError`: single places of a `str` can't be changed. Make a "
        "`list` of it first.",
        id="a text changed in place",
    ),
    pytest.param(
        'return [1, 2]["A"]',
        "Line 2 (in `tried`) ended in `TypeError`: the place in square brackets must be a whole "
        "number, but is of type `str`. A `for` loop over a list gives its items, not their places.",
        id="an item as a place",
    ),
    pytest.param(
        'return "".join([1, 2])',
        "Line 2 (in `tried`) ended in `TypeError`: `join` needs texts, but one item is of type `int`."
        " Change it with `str(…)`.",
        id="numbers joined",
    ),
    pytest.param(
        "return {[1]: 2}",
        "Line 2 (in `tried`) ended in `TypeError`: a `list` can't be a key of a dictionary or an item"
        " of a set.",
        id="a list as a key",
    ),
    pytest.param(
        'raise "no"',
        "Line 2 (in `tried`) ended in `TypeError`: only exceptions can be raised, as in `raise "
        "ValueError('…')`.",
        id="a text raised",
    ),
    pytest.param(
        'return int("A")',
        "Line 2 (in `tried`) ended in `ValueError`: `int` can't make a whole number of 'A'.",
        id="not a whole number",
    ),
    pytest.param(
        'return float("A")',
        "Line 2 (in `tried`) ended in `ValueError`: 'A' isn't a number.",
        id="not a number",
    ),
    pytest.param(
        'a, b = "A"',
        "Line 2 (in `tried`) ended in `ValueError`: on the left of `=` (or after `for`) stand 2 "
        "names, but there are fewer values (1).",
        id="too few values to unpack",
    ),
    pytest.param(
        'a, b = "ABC"',
        "Line 2 (in `tried`) ended in `ValueError`: on the left of `=` (or after `for`) stand 2 "
        "names, but there are more values than that.",
        id="too many values to unpack",
    ),
    pytest.param(
        '[].remove("A")',
        "Line 2 (in `tried`) ended in `ValueError`: it looks for a value in a list that doesn't contain it.",
        id="removed from a list without it",
    ),
    pytest.param(
        'return [].index("A")',
        "Line 2 (in `tried`) ended in `ValueError`: it looks for a value in a list that doesn't contain it.",
        id="looked up in a list without it",
    ),
    pytest.param(
        'return "".index("A")',
        "Line 2 (in `tried`) ended in `ValueError`: it looks for a text in another that doesn't contain it.",
        id="looked up in a text without it",
    ),
    pytest.param(
        'import random\nreturn random.sample("AB", 3)',
        "Line 3 (in `tried`) ended in `ValueError`: `random.sample` never takes the same item twice, "
        "so it can't draw more items than there are.",
        id="more drawn than there are",
    ),
    pytest.param(
        "assert 1 == 2",
        "Line 2 (in `tried`) ended in `AssertionError`: the condition of an `assert` isn't true.",
        id="an assertion",
    ),
    pytest.param(
        "raise NotImplementedError",
        "Line 2 (in `tried`) ended in `NotImplementedError`: this part isn't written yet.",
        id="not written yet",
    ),
    pytest.param(
        'open("secret.txt")',
        "Line 2 (in `tried`) ended in `FileNotFoundError`: there is no file secret.txt where the "
        "grader runs your program.",
        id="a file that is not there",
    ),
    pytest.param(
        'class Oops(Exception):\n    pass\nraise Oops("what now?")',
        "Line 4 (in `tried`) ended in `Oops`: what now?",
        id="an exception of its own",
    ),
    pytest.param(
        "raise ValueError",
        "Line 2 (in `tried`) ended in `ValueError`: it came without a text.",
        id="without a text",
    ),
    pytest.param(
        "return next(iter([]))",
        "Line 2 (in `tried`) ended in `StopIteration`: `next` is called, but there are no more items.",
        id="no more items",
    ),
    pytest.param(
        "return f(*[]) if False else tried()",
        "Line 2 (in `tried`) ended in `RecursionError`: the function calls itself again and again and"
        " never comes to an end.",
        id="recursion",
    ),
]


@pytest.mark.parametrize(("body", "sentence"), EXCEPTIONS)
def test_an_exception_is_said_in_plain_words(runner: Runner, body: str, sentence: str) -> None:
    assert explain(error_of(runner, body)) == ("exception", sentence)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            "score() takes 1 positional argument but 2 were given",
            "The exercise calls `score(secret, guess)`, with 2 values, but your `score` takes 1. "
            "Mend its `def` line.",
        ),
        (
            "score() takes from 0 to 1 positional arguments but 2 were given",
            "The exercise calls `score(secret, guess)`, with 2 values, but your `score` takes from 0 to 1. "
            "Mend its `def` line.",
        ),
        (
            "score() missing 1 required positional argument: 'length'",
            "The exercise calls `score(secret, guess)`, but your `score` asks for more: 'length'. "
            "Mend its `def` line.",
        ),
        (
            "score() got an unexpected keyword argument 'guess'",
            "The exercise calls `score(secret, guess)`, but your `score` has no parameter 'guess'. "
            "Mend its `def` line.",
        ),
    ],
)
def test_a_function_with_other_parameters_than_the_exercise_asks_for(message: str, sentence: str) -> None:
    told = explain(StudentError("TypeError", message), "score(secret, guess)")
    assert told == ("wrong-number-of-arguments", sentence)


def test_an_exception_without_a_line_of_the_students_own() -> None:
    assert explain(StudentError("ValueError", "no!"))[1] == "It ended in an exception, `ValueError`: no!"
