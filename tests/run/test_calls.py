"""What comes back when a case's call is evaluated in a student's file."""

from __future__ import annotations

import pytest

from grader.model.case import Draws
from grader.model.exercise import Limits
from grader.model.observation import Kind, StudentError
from grader.model.value import Opaque, Plain
from grader.run import Runner
from tests.run.asking import QUICK, call, case, draws, evidence, observe, observe_all

VALUES: dict[str, tuple[str, Plain]] = {
    "nothing": ("None", None),
    "truth": ("True", True),
    "a number": ("-3", -3),
    "a huge number": ("7 ** 900", 7**900),
    "a fraction": ("0.5", 0.5),
    "no finite number": ("float('-inf')", float("-inf")),
    "text": ("'1 positions, é, 🙂'", "1 positions, é, 🙂"),
    "a lone surrogate and a NUL": (r"'\ud800\x00'", "\ud800\x00"),
    "bytes": (r"b'\x00\xff'", b"\x00\xff"),
    "a list": ("[1, [2], 'x']", [1, [2], "x"]),
    "a pair": ("(1, 2)", (1, 2)),
    "a dictionary": ("{'a': 1, (1, 2): None}", {"a": 1, (1, 2): None}),
    "sets": ("[{1, 2}, frozenset('ab')]", [{1, 2}, frozenset("ab")]),
    "an object": ("Thing()", Opaque("Thing")),
    "an object among others": ("[Thing(), print]", [Opaque("Thing"), Opaque("builtin_function_or_method")]),
    "text that claims to equal all": ("Liar('cheat')", "cheat"),
    "a number of a class of its own": ("Count(3)", 3),
    "a named pair": ("Pair(1, 2)", (1, 2)),
    "a list that holds itself": ("knot()", [1, Opaque("list")]),
    "an object that lies about its class": ("Mask()", Opaque("Mask")),
}
TYPES = """
from collections import namedtuple
class Thing:
    def __repr__(self): raise RuntimeError
class Liar(str):
    def __eq__(self, other): return True
    def __str__(self): return 'truth'
    __hash__ = str.__hash__
class Count(int):
    def __repr__(self): return '99'
class Mask:
    __class__ = str
Pair = namedtuple('Pair', 'a b')
def knot():
    held = [1]
    held.append(held)
    return held
"""


@pytest.mark.parametrize(("expression", "value"), VALUES.values(), ids=VALUES)
def test_a_value_crosses_as_plain_data(runner: Runner, expression: str, value: Plain) -> None:
    seen = observe(runner, TYPES + f"def f(): return {expression}", call("f()"))
    assert (seen.kind, seen.value, type(seen.value)) == (Kind.RETURNED, value, type(value))


def test_one_and_true_and_a_fraction_stay_apart(runner: Runner) -> None:
    seen = observe(runner, "def f(): return [1, True, 1.0]", call("f()"))
    assert isinstance(seen.value, list)
    assert [type(member) for member in seen.value] == [int, bool, float]


def test_deep_nesting_is_cut_off(runner: Runner) -> None:
    seen = observe(runner, "def f():\n x = []\n for _ in range(10_000): x = [x]\n return x", call("f()"))
    assert seen.kind is Kind.RETURNED
    assert repr(seen.value).startswith("[[[")


def test_a_wide_tangle_is_too_much(runner: Runner) -> None:
    tangle = "def f():\n x = [1]\n for _ in range(45): x = [x, x]\n return x"
    assert observe(runner, tangle, call("f()")).kind is Kind.TOO_MUCH_OUTPUT


def test_the_variables_of_the_case_are_the_expressions_own(runner: Runner) -> None:
    program = "code = 'file'\ndef f(a, b): return a + b"
    seen = observe(runner, program, call("[f(code, g) for g in guess]", code="A", guess=["B", "C"]))
    assert seen.value == ["AB", "AC"]


def test_a_missing_name_is_named(runner: Runner) -> None:
    seen = observe(runner, "def evaluateGuess(): pass", call("evaluate_guess()", "evaluate_guess"))
    assert (seen.kind, seen.detail) == (Kind.MISSING, "evaluate_guess")


def test_printed_text_is_kept_beside_the_value(runner: Runner) -> None:
    first, second = observe_all(runner, "def f(x): print(x); return x", [call("f(1)"), call("f(2)")])
    assert (first.printed, second.printed) == ("1\n", "2\n")


def test_long_printed_text_says_how_much_was_cut(runner: Runner) -> None:
    seen = observe(runner, "def f(): print('x' * 9_000)", call("f()"))
    assert seen.printed == "x" * 8_000 + "\n… and 1001 characters more"


def test_all_ways_to_print_are_seen(runner: Runner) -> None:
    program = """
import sys
def f():
    print('a')
    sys.stdout.write('b')
    sys.stdout.buffer.write('ü'.encode())
    print('c', file=sys.stderr)
    print('d', end='', file=sys.__stdout__, flush=True)
"""
    assert observe(runner, program, call("f()")).printed == "a\nbüd"


def test_asking_for_input_meets_the_end_of_input(runner: Runner) -> None:
    program = """
def f():
    answers = []
    for _ in range(2):
        try: answers.append(input('Guess? '))
        except EOFError: answers.append('end')
    return answers
"""
    seen = observe(runner, program, call("f()"))
    assert (seen.value, seen.asked, seen.printed) == (["end", "end"], 2, "Guess? Guess? ")


def test_asking_for_ever_is_found_out_soon(runner: Runner) -> None:
    program = "def f():\n while True:\n  try: input()\n  except EOFError: pass"
    seen = observe(runner, program, call("f()"), Limits(case=30))
    assert (seen.kind, seen.asked) == (Kind.TIMED_OUT, 1000)


def test_sleeping_costs_nothing_and_moves_the_clock(runner: Runner) -> None:
    program = """
import time
def f():
    start, begin = time.time(), time.monotonic()
    time.sleep(3600)
    return time.time() - start >= 3600, time.monotonic() - begin >= 3600
"""
    seen = observe(runner, program, call("f()"))
    assert seen.value == (True, True)
    assert seen.seconds < 60


def test_state_stays_from_call_to_call_of_a_setting(runner: Runner) -> None:
    program = "seen = []\ndef f(): seen.append(1); return len(seen)"
    assert [seen.value for seen in observe_all(runner, program, [call("f()")] * 3)] == [1, 2, 3]


def test_a_case_alone_starts_afresh(runner: Runner) -> None:
    program = b"seen = []\ndef f(): seen.append(1); return len(seen)"
    for _ in range(2):
        assert runner.observe_alone(program, "p.py", case(call("f()")), QUICK).value == 1


def test_random_numbers_follow_from_the_case(runner: Runner) -> None:
    program = """
import random
own = random.Random()
def f(): return random.random(), own.random(), random.Random().random()
"""
    cases = [case(call("f()"), name) for name in ("a", "b")]
    first, again = (dict(evidence(runner, program, cases).observations) for _ in range(2))
    assert first["a"].value == again["a"].value
    assert first["a"].value != first["b"].value
    alone = runner.observe_alone(program.encode(), "p.py", cases[0], QUICK, salt="alone")
    assert alone.value != first["a"].value


def test_the_order_of_a_set_is_always_the_same(runner: Runner) -> None:
    program = b"def f(): return list({'A', 'B', 'C', 'D', 'E', 'F'})"
    with Runner() as another:
        orders = [one.observe_alone(program, "p.py", case(call("f()")), QUICK) for one in (runner, another)]
    assert orders[0].value == orders[1].value


def test_draws_come_as_a_list_and_differ(runner: Runner) -> None:
    program = "import random\ndef f(): return ''.join(random.choice('ABCDEF') for _ in range(4))"
    seen = observe(runner, program, draws("f()", 600))
    assert isinstance(seen.value, list)
    assert len(seen.value) == 600
    assert len(set(map(str, seen.value))) > 400


SLOW = """
import time
calls = []
def slow(seconds):
    calls.append(seconds)
    while seconds < 0 and len(calls) == 3:
        pass
    end = time.perf_counter() + abs(seconds)
    while time.perf_counter() < end:
        pass
    return len(calls)
"""


def test_a_draw_has_the_time_of_a_case(runner: Runner) -> None:
    """Together they take longer, but no single one does."""
    limits = Limits(case=0.5, submission=20)
    seen = observe(runner, SLOW, draws("slow(0.02)", 60), limits)
    assert (seen.kind, seen.value) == (Kind.RETURNED, list(range(1, 61)))
    assert seen.seconds > limits.case


@pytest.mark.parametrize(
    ("expression", "detail"),
    [("slow(0.02)", "2.5 seconds for all draws"), ("slow(-0.02)", "0.5 seconds")],
    ids=["slow for ever", "one that never ends"],
)
def test_draws_that_take_too_long(runner: Runner, expression: str, detail: str) -> None:
    seen = observe(runner, SLOW, draws(expression, 5000), Limits(case=0.5, submission=20))
    assert (seen.kind, seen.detail) == (Kind.TIMED_OUT, detail)


def test_draws_stop_at_an_exception(runner: Runner) -> None:
    seen = observe(runner, "import random\ndef f(): return random.sample('AB', 3)", draws("f()", 600))
    assert seen.error is not None
    assert (seen.kind, seen.error.type_name) == (Kind.RAISED, "ValueError")


ERRORS = {
    "in a function": (
        "def f(code):\n    return code[9]\n",
        StudentError(
            "IndexError", "string index out of range", 2, "f", ("LookupError", "Exception", "BaseException")
        ),
    ),
    "in a comprehension": (
        "def f(code):\n    return [\n        x / 0 for x in [1]]\n",
        StudentError(
            "ZeroDivisionError", "division by zero", 3, "f", ("ArithmeticError", "Exception", "BaseException")
        ),
    ),
    "in the library": (
        "import json\ndef f(code):\n    return json.loads(code)\n",
        StudentError(
            "JSONDecodeError",
            "Expecting value: line 1 column 1 (char 0)",
            3,
            "f",
            ("ValueError", "Exception", "BaseException"),
        ),
    ),
    "a misspelt name": (
        "def f(code):\n    return cod\n",
        StudentError("NameError", "name 'cod' is not defined", 2, "f", ("Exception", "BaseException"), "cod"),
    ),
    "an attribute": (
        "def f(code):\n    return code.uper()\n",
        StudentError(
            "AttributeError",
            "'str' object has no attribute 'uper'",
            2,
            "f",
            ("Exception", "BaseException"),
            "uper",
        ),
    ),
    "a module": (
        "def f(code):\n    import numpie\n",
        StudentError(
            "ModuleNotFoundError",
            "No module named 'numpie'",
            2,
            "f",
            ("ImportError", "Exception", "BaseException"),
            "numpie",
        ),
    ),
    "a variable not set yet": (
        "def f(code):\n    n += 1\n",
        StudentError(
            "UnboundLocalError",
            "cannot access local variable 'n' where it is not associated with a value",
            2,
            "f",
            ("NameError", "Exception", "BaseException"),
            "n",
        ),
    ),
    "the keyboard": (
        "def f(code):\n    raise KeyboardInterrupt\n",
        StudentError("KeyboardInterrupt", "", 2, "f", ("BaseException",)),
    ),
    "a generator's end": (
        "def f(code):\n    raise GeneratorExit('x')\n",
        StudentError("GeneratorExit", "x", 2, "f", ("BaseException",)),
    ),
    "no exception at all": (
        "class Oh: pass\ndef f(code):\n    raise Oh\n",
        StudentError(
            "TypeError",
            "exceptions must derive from BaseException",
            3,
            "f",
            ("Exception", "BaseException"),
        ),
    ),
    "an exception that can't be shown": (
        "class Oh(Exception):\n    def __str__(self): raise self\ndef f(code):\n    raise Oh\n",
        StudentError("Oh", "", 4, "f", ("Exception", "BaseException")),
    ),
}


@pytest.mark.parametrize(("program", "error"), ERRORS.values(), ids=ERRORS)
def test_an_exception_is_told_with_its_place(runner: Runner, program: str, error: StudentError) -> None:
    seen = observe(runner, program, call("f(code)", code="ABCD"))
    assert (seen.kind, seen.error) == (Kind.RAISED, error)


def test_endless_recursion_is_an_exception_and_harms_no_other_case(runner: Runner) -> None:
    program = "def f(): return f()\ndef g(): return 1"
    deep, other = observe_all(runner, program, [call("f()"), call("g()")])
    assert deep.error is not None
    assert (deep.kind, deep.error.type_name, deep.error.line) == (Kind.RAISED, "RecursionError", 1)
    assert other.value == 1


RECURSION = {
    "where it calls itself": (
        "def f():\n    x = len('ab')\n    y = [str(x) for x in 'ab']\n    return f()",
        4,
    ),
    "in a helper": ("def f():\n    return h()\ndef h():\n    abs(1)\n    return h() + 1", 5),
    "through another": ("def f():\n    abs(1)\n    return h()\ndef h():\n    abs(1)\n    return f() + 1", 3),
    "in a comprehension": ("def f():\n    abs(1)\n    return [f() for x in 'ab']", 3),
    "in Python's own code": (
        "def f():\n    a = []\n    for _ in range(100000):\n        a = [a]\n    repr(a)",
        5,
    ),
}


@pytest.mark.parametrize(("program", "line"), RECURSION.values(), ids=RECURSION)
def test_endless_recursion_is_shown_at_the_call(runner: Runner, program: str, line: int) -> None:
    error = observe(runner, program, call("f()")).error
    assert error is not None
    assert (error.type_name, error.line, error.function) == (
        "RecursionError",
        line,
        "h" if "return h() +" in program else "f",
    )


@pytest.mark.parametrize(("leaving", "text"), [("exit()", ""), ("quit('bye')", "bye"), ("sys.exit(3)", "3")])
def test_exit_ends_the_case_and_no_other(runner: Runner, leaving: str, text: str) -> None:
    program = f"import sys\ndef f(): {leaving}\ndef g(): return 1"
    left, other = observe_all(runner, program, [call("f()"), call("g()")])
    assert (left.kind, left.detail) == (Kind.EXITED, text)
    assert other.value == 1


def test_a_list_that_cases_share_is_new_in_each_call(runner: Runner) -> None:
    """What stands at the top of a case file is one list for all its cases."""
    shared: list[Plain] = [3, [4]]
    program = "def f(heaps):\n    heaps[0] -= 1\n    heaps[1].append(5)\n    return heaps"
    seen = observe_all(runner, program, [call("f(heaps)", "f", heaps=shared)] * 3)
    assert [one.value for one in seen] == [[2, [4, 5]]] * 3


def test_a_list_is_new_in_each_draw(runner: Runner) -> None:
    task = Draws(call("f(words)", "f", words=["a"]), 3)
    seen = observe(runner, "def f(words):\n    words.append('b')\n    return words", task)
    assert seen.value == [["a", "b"]] * 3
