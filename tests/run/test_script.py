"""What a program finds out about itself and its surroundings is what it would find when run by hand."""

from __future__ import annotations

import pytest

from grader.model.value import Plain
from grader.run import Runner
from tests.run.asking import call, case, evidence, observe, observe_all, play

OF_A_FILE: dict[str, tuple[str, Plain]] = {
    "its place": ("os.path.abspath(__file__) == os.path.join(os.getcwd(), 'program.py')", True),
    "its docstring": ("__doc__", "What it is."),
    "no package": ("(__package__, __spec__)", (None, None)),
    "its own import": ("__import__('program').f is f", True),
    "the lines of a function": ("inspect.getsource(f)", "def f():\n    return 1\n"),
    "the lines of a class": ("inspect.getsource(Peg)", "class Peg:\n    pass\n"),
    "a pickled function": ("pickle.loads(pickle.dumps(f)) is f", True),
    "a pickled object": ("type(pickle.loads(pickle.dumps(Peg()))) is Peg", True),
}
PROGRAM = '''"""What it is."""
import inspect, os, pickle
"""A remark."""
def f():
    return 1
class Peg:
    pass
'''


@pytest.mark.parametrize(("expression", "value"), OF_A_FILE.values(), ids=OF_A_FILE)
def test_a_file_knows_itself(runner: Runner, expression: str, value: Plain) -> None:
    assert observe(runner, PROGRAM, call(expression)).value == value


@pytest.mark.parametrize(("expression", "value"), OF_A_FILE.values(), ids=OF_A_FILE)
def test_a_game_knows_its_file(runner: Runner, expression: str, value: Plain) -> None:
    seen = observe(runner, f"{PROGRAM}def main():\n    print(({expression}) == {value!r})\n", play())
    assert [turn.printed for turn in seen.transcript] == ["True\n"]


def test_a_given_function_is_found_like_the_student_s(runner: Runner) -> None:
    expression = "inspect.getsource(f), pickle.loads(pickle.dumps(f))(), f.__name__"
    seen = dict(evidence(runner, PROGRAM, [case(call(expression), given=(("f", 2),))]).observations)["one"]
    assert seen.value == ("def f():\n    return 1\n", 2, "f")


def test_a_program_has_a_home_of_its_own(runner: Runner) -> None:
    program = """
import getpass, os, pathlib
def home(): return os.path.samefile(pathlib.Path.home(), os.getcwd())
def user(): return getpass.getuser()
def terminal(): return os.environ["TERM"]
"""
    seen = observe_all(runner, program, [call("home()"), call("user()"), call("terminal()")])
    assert [one.value for one in seen] == [True, "student", "dumb"]


def test_streams_have_the_usual_numbers(runner: Runner) -> None:
    program = """
import faulthandler, os, sys
faulthandler.enable()
def numbers(): return [stream.fileno() for stream in (sys.stdin, sys.stdout, sys.stderr)]
def read(): return os.read(sys.stdin.fileno(), 10)
def written(): return os.write(sys.stdout.fileno(), b"lost")
"""
    numbers, read, written = observe_all(
        runner, program, [call(f"{one}()") for one in ("numbers", "read", "written")]
    )
    assert (numbers.value, read.value) == ([0, 1, 2], b"")
    assert (written.value, written.printed) == (4, "")
