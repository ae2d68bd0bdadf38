"""How a student's file is loaded, edited, and refused."""

from __future__ import annotations

import pytest

from grader.model.observation import Kind, Loading
from grader.run import Runner
from tests.run.asking import call, case, evidence, observe


def load(runner: Runner, program: str | bytes) -> Loading:
    return evidence(runner, program, []).loading


def test_names_stand_in_order_of_definition(runner: Runner) -> None:
    loading = load(runner, "import random\nCODE_LENGTH = 4\ndef main(): pass\nclass Peg: pass\n")
    assert (loading.kind, loading.names) == (Kind.RETURNED, ("random", "CODE_LENGTH", "main", "Peg"))


GAME = """
def ask():
    while True:
        try:
            return input('Guess? ')
        except:
            pass

def main():
    {}

main()

def later():
    return 'found'
"""


@pytest.mark.parametrize(
    "asking", ["ask()", "import sys; sys.stdin.readline()", "import sys; [line for line in sys.stdin]"]
)
def test_a_game_that_starts_on_import_is_parked(runner: Runner, asking: str) -> None:
    seen = evidence(runner, GAME.format(asking), [case(call("later()"))])
    assert (seen.loading.kind, seen.loading.asked) == (Kind.RETURNED, 1)
    assert seen.observations[0][1].value == "found"


def test_input_in_a_call_after_a_parked_game(runner: Runner) -> None:
    program = GAME.format("ask()") + "def f():\n try: return input()\n except EOFError: return 'end'\n"
    assert observe(runner, program, call("f()")).value == "end"


def test_what_follows_a_question_at_file_level_may_fail(runner: Runner) -> None:
    program = "name = input('Name? ')\nprint(name)\ndef f(): return 1\n"
    assert observe(runner, program, call("f()")).value == 1


def test_exit_at_file_level_ends_that_statement_only(runner: Runner) -> None:
    seen = evidence(runner, "import sys\nsys.exit(1)\ndef f(): return 1", [case(call("f()"))])
    assert (seen.loading.kind, seen.loading.exited) == (Kind.RETURNED, True)
    assert seen.observations[0][1].value == 1


def test_sleep_and_output_on_import_are_noted(runner: Runner) -> None:
    loading = load(runner, "import time\ntime.sleep(500)\nprint('Welcome')\n")
    assert (loading.slept, loading.printed) == (500.0, "Welcome\n")
    assert loading.seconds < 100


def test_the_guarded_part_is_not_run(runner: Runner) -> None:
    loading = load(runner, "if __name__ == '__main__':\n    print('game')\n")
    assert loading.printed == ""


def test_annotations_can_be_put_off(runner: Runner) -> None:
    program = "from __future__ import annotations\ndef f(x: Nowhere) -> Never: return 1\n"
    assert observe(runner, program, call("f(0)")).value == 1


CONSTANTS = {
    "plain": "N = 4",
    "annotated": "N: int = 4",
    "only declared before": "N: int\nN = 4",
    "in a tuple": "M, N = 1, 4",
    "in a list with brackets": "[M, N] = (1, 4)",
    "from a call": "def both(): return 1, 4\nM, N = both()",
    "starred": "M, *N = 1, 2, 3",
    "in a chain": "M = N = 4",
    "nested in if": "if True:\n    N = 4\nelse:\n    N = 5",
    "nested in try": "try:\n    N = int('four')\nexcept ValueError:\n    N = 4",
    "used right away": "N = 4\nLETTERS = 'ABCDEF'[:N]\nassert len(LETTERS) == N",
    "given twice": "N = 4\nN = 5",
}


@pytest.mark.parametrize("program", CONSTANTS.values(), ids=CONSTANTS)
def test_a_constant_is_set_as_though_its_line_were_edited(runner: Runner, program: str) -> None:
    cases = [case(call("f()"), set=(("N", 3),))]
    seen = evidence(runner, f"{program}\ndef f(): return N", cases).observations[0][1]
    assert (seen.kind, seen.value) == (Kind.RETURNED, 3)


def test_a_chain_of_names_is_edited_as_a_whole(runner: Runner) -> None:
    cases = [case(call("M"), set=(("N", 3),))]
    assert evidence(runner, "M = N = 4", cases).observations[0][1].value == 3


@pytest.mark.parametrize("program", ["x = 4", "def f():\n    N = 4", "class A:\n    N = 4", "print(4)"])
def test_a_constant_that_is_not_there_is_named(runner: Runner, program: str) -> None:
    cases = [case(call("1")), case(call("1"), "two", set=(("N", 3),))]
    plain, edited = (seen for _, seen in evidence(runner, program, cases).observations)
    assert plain.kind is Kind.RETURNED
    assert (edited.kind, edited.detail) == (Kind.MISSING, "N")


def test_other_settings_are_not_affected(runner: Runner) -> None:
    cases = [case(call("N"), "plain"), case(call("N"), "set", set=(("N", [1]),)), case(call("N"), "again")]
    seen = dict(evidence(runner, "N = 4", cases).observations)
    assert [seen[name].value for name in ("plain", "set", "again")] == [4, [1], 4]


def test_a_given_function_is_replaced_before_it_is_used(runner: Runner) -> None:
    program = "def secret(): return 'random'\nSECRET = secret()\ndef f(): return SECRET, secret(1)"
    cases = [case(call("f()"), given=(("secret", "ABCD"),))]
    assert evidence(runner, program, cases).observations[0][1].value == ("ABCD", "ABCD")


def test_a_given_value_is_fresh_each_time(runner: Runner) -> None:
    program = "def secret(): pass\ndef f():\n secret().append(1)\n return secret()"
    cases = [case(call("f()"), given=(("secret", []),))]
    assert evidence(runner, program, cases).observations[0][1].value == []


def test_a_given_function_that_is_not_there_is_named(runner: Runner) -> None:
    cases = [case(call("1")), case(call("1"), "two", given=(("create_secret", "ABCD"),))]
    first, second = (seen for _, seen in evidence(runner, "x = 1", cases).observations)
    assert first.value == 1
    assert (second.kind, second.detail) == (Kind.MISSING, "create_secret")


REFUSED = {
    "empty": (b"", "empty", None),
    "blank with a mark": (b"\xef\xbb\xbf \n\n", "empty", None),
    "UTF-16": ("x = 1\n".encode("utf-16"), "utf-16", None),
    "UTF-16 without a mark": ("x = 1\n".encode("utf-16-le"), "utf-16", None),
    "NUL": (b"x = 1\ny = 2\0\n", "nul", 2),
    "Latin-1": ("x = 1\n# café\n".encode("latin-1"), "encoding", 2),
    "large": (b"x = 1\n" * 200_000, "large", None),
    "takes long to read": (b"0;0;0;0\n" * 100_000, "long", None),
    "loops in a long file": (b"while True: pass\n" + b"#" * 200_000, "timed_out: 1 seconds", None),
    "loops": (b"while True: pass", "timed_out: 1 seconds", None),
    "exits for good": (b"import os\nos._exit(4)", "exited: 4", None),
    "crashes": (b"import os\nos.abort()", "crashed: SIGABRT", None),
    "prints": (b"while True: print('x' * 100)", "too_much_output", None),
    "grows": (b"x = [0] * 10 ** 10", "out_of_memory", None),
}


@pytest.mark.parametrize(("program", "detail", "line"), REFUSED.values(), ids=REFUSED)
def test_a_file_that_can_not_be_loaded(runner: Runner, program: bytes, detail: str, line: int | None) -> None:
    seen = evidence(runner, program, [case(call("1"))])
    assert (seen.loading.kind, seen.loading.detail) == (Kind.NOT_LOADED, detail)
    assert (seen.loading.error and seen.loading.error.line) == line
    assert [one.kind for _, one in seen.observations] == [Kind.NOT_LOADED]


BROKEN = {
    "syntax": ("x = 1\ny = )\n", "SyntaxError", "unmatched ')'", 2, 5),
    "indentation": ("def f():\nreturn 1\n", "IndentationError", None, 2, 1),
    "tabs and blanks": ("if 1:\n        x = 1\n\tx = 2\n", "TabError", None, 3, None),
    "return outside": ("x = 1\nreturn x\n", "SyntaxError", "'return' outside function", 2, 1),
    "pasted session": (">>> x = 3\n", "SyntaxError", "invalid syntax", 1, 1),
    "brackets": ("x = " + "(" * 10_000 + ")" * 10_000, "SyntaxError", "too many nested parentheses", 1, None),
    "exception": ("x = 1\n\ny = x / 0\n", "ZeroDivisionError", "division by zero", 3, None),
    "module": ("import numpie\n", "ModuleNotFoundError", "No module named 'numpie'", 1, None),
}


@pytest.mark.parametrize(("program", "kind", "message", "line", "column"), BROKEN.values(), ids=BROKEN)
def test_a_file_that_python_refuses(
    runner: Runner, program: str, kind: str, message: str | None, line: int, column: int | None
) -> None:
    loading = load(runner, program)
    assert loading.kind is Kind.NOT_LOADED
    assert loading.error is not None
    assert (loading.error.type_name, loading.error.line) == (kind, line)
    assert message in (None, loading.error.message)
    assert column in (None, loading.error.column)


def test_nesting_beyond_the_compiler_is_no_crash(runner: Runner) -> None:
    loading = load(runner, "x = " + "-" * 100_000 + "1")
    assert loading.kind is Kind.NOT_LOADED


@pytest.mark.parametrize(
    "program",
    [
        b"\xef\xbb\xbfdef f(): return 1",
        b"# -*- coding: latin-1 -*-\n# caf\xe9\ndef f(): return 1",
        b"def f():\r\n    return 1\r\n",
    ],
    ids=["with a mark", "with a declared encoding", "with the line ends of Windows"],
)
def test_a_file_that_python_reads(runner: Runner, program: bytes) -> None:
    assert observe(runner, program, call("f()")).value == 1


def test_a_long_file_that_is_read_in_time(runner: Runner) -> None:
    assert observe(runner, "def f(): return 1\n#" + "x" * 200_000, call("f()")).value == 1
