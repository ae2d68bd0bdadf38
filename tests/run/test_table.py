"""Every input through one expression."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grader.model.exercise import Limits
from grader.model.observation import Kind, Observation
from grader.model.value import Plain
from grader.run import Runner
from tests.run.asking import QUICK

WORDS = ["AA", "AB", "BA", "BB"]


def tabulate(
    runner: Runner,
    program: str,
    expression: str = "f(a, b)",
    axes: Sequence[tuple[str, Sequence[Plain]]] = (("a", WORDS), ("b", WORDS)),
    limits: Limits = QUICK,
    **constants: Plain,
) -> list[tuple[tuple[Plain, ...], list[Observation]]]:
    table = runner.tabulate(
        program.encode(), "program.py", expression, ["f"], axes, limits=limits, set=tuple(constants.items())
    )
    rows = list(table)
    return [(row.values, [table.answers[code] for code in row.codes]) for row in rows]


def values(rows: list[tuple[tuple[Plain, ...], list[Observation]]]) -> list[list[Plain]]:
    return [[answer.value for answer in answers] for _, answers in rows]


def test_rows_come_in_order(runner: Runner) -> None:
    rows = tabulate(runner, "def f(a, b): return a + b")
    assert [outer for outer, _ in rows] == [(word,) for word in WORDS]
    assert values(rows) == [[a + b for b in WORDS] for a in WORDS]


def test_three_variables_make_rows_of_the_last(runner: Runner) -> None:
    axes = [("a", [1, 2]), ("b", [10, 20]), ("c", [100, 200])]
    rows = tabulate(runner, "def f(*numbers): return sum(numbers)", "f(a, b, c)", axes)
    assert [(outer, [answer.value for answer in answers]) for outer, answers in rows] == [
        ((1, 10), [111, 211]),
        ((1, 20), [121, 221]),
        ((2, 10), [112, 212]),
        ((2, 20), [122, 222]),
    ]


def test_one_variable_makes_one_row(runner: Runner) -> None:
    rows = tabulate(runner, "def f(a): return a == 'AB'", "f(a)", [("a", WORDS)])
    assert [(outer, [answer.value for answer in answers]) for outer, answers in rows] == [
        ((), [False, True, False, False])
    ]


def test_equal_answers_of_other_types_stay_apart(runner: Runner) -> None:
    program = "ANSWERS = [1, True, 1.0, (1, 0), (True, 0), (1.0, 0), '1', None]\ndef f(n): return ANSWERS[n]"
    for order in (list(range(8)), list(range(7, -1, -1))):
        [(_, answers)] = tabulate(runner, program, "f(n)", [("n", order)])
        assert [repr(answer.value) for answer in answers] == [
            repr([1, True, 1.0, (1, 0), (True, 0), (1.0, 0), "1", None][number]) for number in order
        ]


def test_more_answers_than_fit_in_a_byte(runner: Runner) -> None:
    axes = [("a", list(range(30))), ("b", list(range(40)))]
    assert values(tabulate(runner, "def f(a, b): return a * 40 + b", axes=axes)) == [
        [a * 40 + b for b in range(40)] for a in range(30)
    ]


def test_constants_are_set(runner: Runner) -> None:
    assert values(tabulate(runner, "N = 1\ndef f(a): return N", "f(a)", [("a", ["A"])], N=5)) == [[5]]


def test_an_exception_is_an_answer(runner: Runner) -> None:
    rows = tabulate(runner, "def f(a, b):\n if a == b == 'AB': 1 / 0\n return 1")
    kinds = [[answer.kind for answer in answers] for _, answers in rows]
    assert kinds == [[Kind.RAISED if a == b == "AB" else Kind.RETURNED for b in WORDS] for a in WORDS]
    error = rows[1][1][1].error
    assert error is not None
    assert (error.type_name, error.line) == ("ZeroDivisionError", 2)


def test_an_input_that_ends_the_process_is_found(runner: Runner) -> None:
    program = """
import os
def f(a, b):
    while a == 'AB' and b == 'BA': pass
    if a == b == 'BB': os._exit(3)
    return a
"""
    rows = tabulate(runner, program, limits=Limits(case=0.3))
    assert [[answer.kind for answer in answers] for _, answers in rows] == [
        [Kind.RETURNED] * 4,
        [Kind.RETURNED, Kind.RETURNED, Kind.TIMED_OUT, Kind.RETURNED],
        [Kind.RETURNED] * 4,
        [Kind.RETURNED, Kind.RETURNED, Kind.RETURNED, Kind.EXITED],
    ]


def test_a_program_that_loops_everywhere_is_over_soon(runner: Runner) -> None:
    rows = tabulate(runner, "def f(a, b):\n while True: pass", limits=Limits(case=0.2))
    kinds = [answer.kind for _, answers in rows for answer in answers]
    assert kinds == [Kind.TIMED_OUT] * 3 + [Kind.SKIPPED] * 13


def test_what_can_not_be_asked_is_said_of_every_input(runner: Runner) -> None:
    for program, kind, detail in (
        ("def g(): pass", Kind.MISSING, "f"),
        ("", Kind.NOT_LOADED, "empty"),
        ("def f(a, b): return 1", Kind.MISSING, "N"),
    ):
        constants = {"N": 1} if detail == "N" else {}
        rows = tabulate(runner, program, **constants)  # type: ignore[arg-type]  # a constant
        assert {(answer.kind, answer.detail) for _, answers in rows for answer in answers} == {(kind, detail)}


def test_a_loaded_program_answers_question_after_question(runner: Runner) -> None:
    program = b"def f(a, b): return a + b\ndef g(a): return a * 2"
    with runner.answering(program, "program.py", limits=QUICK) as answering:
        for expression, names, axes, expected in (
            ("f(a, b)", ["f"], [("a", [1]), ("b", [2, 3])], [3, 4]),
            ("g(a)", ["g"], [("a", [5])], [10]),
        ):
            codes = [code for piece in answering.ask(expression, names, axes) for code in piece]
            assert [answering.answers[code].value for code in codes] == expected


def test_a_list_or_a_dictionary_is_new_in_each_call(runner: Runner) -> None:
    program = "def f(a, b):\n    a.append(b['n'])\n    b['n'] += 1\n    return a + [b['n']]"
    axes: list[tuple[str, list[Plain]]] = [("a", [[1], [2]]), ("b", [{"n": 7}, {"n": 8}])]
    assert values(tabulate(runner, program, axes=axes)) == [
        [[1, 7, 8], [1, 8, 9]],
        [[2, 7, 8], [2, 8, 9]],
    ]


def test_what_is_printed_belongs_to_the_answer_if_that_is_asked_for(runner: Runner) -> None:
    program = b"def f(a):\n    print('a' * a)"
    table = runner.tabulate(program, "p.py", "f(a)", ["f"], [("a", [2, 0, 2])], limits=QUICK, printed=True)
    [row] = table
    assert [table.answers[code].printed for code in row.codes] == ["aa\n", "\n", "aa\n"]
    assert row.codes[0] == row.codes[2]
    plain = runner.tabulate(program, "p.py", "f(a)", ["f"], [("a", [2, 0])], limits=QUICK)
    assert [plain.answers[code].printed for row in plain for code in row.codes] == ["", ""]


FORGED = {
    "more than was asked for": b'["rows",1,"' + b"00" * 20 + b'",["l",[["l",["returned","",null,1]]]]]',
    "rows without an answer": b'["rows",1,"",["l",[]]]',
    "the end before all is said": b'["done"]',
    "numbers of no size": b'["rows",0,"00",["l",[["l",["returned","",null,1]]]]]',
    "numbers of a size below nothing": b'["rows",-1,"00",["l",[["l",["returned","",null,1]]]]]',
    "half a number": b'["rows",4,"0000",["l",[["l",["returned","",null,1]]]]]',
    "blanks for numbers": b'["rows",1,"    ",["l",[]]]',
    "meanings of no answer": b'["rows",1,"00",["l",['
    + b",".join([b'["l",["returned","",null,1]]'] * 9)
    + b"]]]",
}


@pytest.mark.parametrize("ends", ["", "; os._exit(0)"], ids=["goes on", "ends"])
@pytest.mark.parametrize("message", FORGED.values(), ids=FORGED)
def test_a_forged_table_has_the_rows_that_were_asked_for(runner: Runner, message: bytes, ends: str) -> None:
    program = f"import os\ndef f(a, b):\n    os.write(3, {message!r} + b'\\n'){ends}\n    return 1"
    rows = tabulate(runner, program, limits=Limits(case=0.3))
    assert [outer for outer, _ in rows] == [(word,) for word in WORDS]
    kinds = {answer.kind for _, answers in rows for answer in answers}
    assert kinds <= {Kind.NO_ANSWER, Kind.EXITED, Kind.SKIPPED, Kind.CRASHED}


def test_a_program_that_ends_only_when_asked_together_is_soon_given_up(runner: Runner) -> None:
    program = """
import os, sys
def f(a):
    frame = sys._getframe(1)
    if frame.f_code.co_name == "<listcomp>" or "_inner" in frame.f_locals:
        os._exit(0)
    return a
"""
    rows = tabulate(runner, program, "f(a)", [("b", list(range(100))), ("a", [1])])
    kinds = [answer.kind for _, answers in rows for answer in answers]
    assert kinds == [Kind.RETURNED] * 11 + [Kind.SKIPPED] * 89


def test_a_program_that_talks_on_and_on_can_still_be_asked_much(runner: Runner) -> None:
    """What it is asked doesn't fit into a pipe at once; nor does what it says, which has to be read first."""
    program = """
import os, threading
def talk():
    while True:
        os.write(3, b'["rows",1,"",["l",[]]]\\n' * 1000)
threading.Thread(target=talk, daemon=True).start()
def f(a):
    return a
"""
    rows = tabulate(runner, program, "f(a)", [("a", [f"{number:01000}" for number in range(1000)])])
    assert {answer.kind for _, answers in rows for answer in answers} <= {
        Kind.NO_ANSWER,
        Kind.NOT_LOADED,
        Kind.SKIPPED,
        Kind.CRASHED,
    }
