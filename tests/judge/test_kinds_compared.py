"""Comparisons of texts with numbers are named where it is sure that a text stands there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.kinds_compared import kinds_compared
from grader.judge.program import Program
from grader.model.result import CaseResult, Submission
from tests.results import case


def asked(call: str) -> CaseResult:
    return replace(case("ABCD", "ABCD", (4, 0)), call=call)


def told(*lines: str, call: str = "LENGTH = 8; check('12', 7)") -> list[str]:
    source = "def check(code, number):\n" + "".join(f"    {line}\n" for line in lines)
    program = Program(Submission("game.py", source.encode(), ""))
    return [what for _, what in kinds_compared(program, [asked("A game is played."), asked(call)])]


NEVER_EQUAL = (
    "and a text is never equal to a number. Compare it with texts, or make a number of it by `int(…)`."
)
NOT_AMONG = "and no text is among numbers. Compare it with texts, or make a number of it by `int(…)`."


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            ("for c in code:", "    if c not in range(1, 7):", "        return 1"),
            f"Look at line 3, `if c not in range(1, 7):`. `c` is a text there, such as '1', {NOT_AMONG}",
        ),
        (
            ("for i, c in enumerate(code):", "    print(c in [1, 2])"),
            f"Look at line 3, `print(c in [1, 2])`. `c` is a text there, such as '1', {NOT_AMONG}",
        ),
        (
            ("allowed = [1, 2]", "return code in allowed"),
            f"Look at line 3, `return code in allowed`. `code` is a text there, such as '12', {NOT_AMONG}",
        ),
        (
            ("return [x for x, y in zip(code, number) if x == 1]",),
            "Look at line 2, `return [x for x, y in zip(code, number) if x == 1]`. `x` is a text there, such "
            f"as '1', {NEVER_EQUAL}",
        ),
        (
            ("if 1 == code[0]:", "    return 1"),
            f"Look at line 2, `if 1 == code[0]:`. `code[0]` is a text there, such as '1', {NEVER_EQUAL}",
        ),
        (
            ("return code == 12",),
            f"Look at line 2, `return code == 12`. `code` is a text there, such as '12', {NEVER_EQUAL}",
        ),
        (
            ("if type(code) != 'str':", "    return 1"),
            "Look at line 2, `if type(code) != 'str':`. A type is never equal to a text. Leave the quotes "
            "out: `type(code) != str`.",
        ),
        (
            ("at = code.find('1')", "return at > 0"),
            "Look at line 3, `return at > 0`. `find` gives 0 where the first place is meant, and -1 where "
            "nothing is found. If the first place counts too, write `at >= 0`.",
        ),
    ],
)
def test_two_kinds_that_never_meet(lines: tuple[str, ...], sentence: str) -> None:
    assert told(*lines) == [sentence]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("return number == 7",), id="a number is given"),
        pytest.param(("code = int(code)", "return code == 7"), id="made a number"),
        pytest.param(("for c in code:", "    c = int(c)", "    print(c == 7)"), id="its piece made a number"),
        pytest.param(("for c in number:", "    print(c == 7)"), id="a piece of something else"),
        pytest.param(("for c in code:", "    print(c == '7')"), id="a text"),
        pytest.param(("return len(code) == 7",), id="its length"),
        pytest.param(("all = [1]", "all.append('2')", "return code in all"), id="a list that grows"),
        pytest.param(("all = [1]", "all = ['1']", "return code in all"), id="another list"),
        pytest.param(("all = [1, 2]", "all[0] = '1'", "return code in all"), id="a list that changes"),
        pytest.param(("if isinstance(code, int):", "    return code == 7"), id="it may be a number"),
        pytest.param(
            ("for c in code:", "    match int(c):", "        case c:", "            return c == 7"),
            id="a value of a case",
        ),
        pytest.param(
            ("def inner():", "    code = [7]", "    return code[0] == 7", "return inner()"),
            id="another variable in a function inside",
        ),
        pytest.param(("return code[:1] == 7",), id="a slice is left alone"),
        pytest.param(("return [c for c in code if c in '12']",), id="among texts"),
        pytest.param(("return (lambda code: code == 7)(number)",), id="another variable of the same name"),
        pytest.param(("return type(code).__name__ == 'str'",), id="the name of a type"),
        pytest.param(("at = code.find('1')", "at = 3", "return at > 0"), id="a place that may be another"),
        pytest.param(("return code.find('1') >= 0",), id="any place"),
        pytest.param(("return code.count('1') > 0",), id="a count"),
    ],
)
def test_other_comparisons_are_left_alone(lines: tuple[str, ...]) -> None:
    assert told(*lines) == []


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("@with_numbers\ndef check(code):\n    return code == 7\n", id="a decorator"),
        pytest.param(
            "class T:\n    def find(self, x):\n        return x\n\nprint(T().find(3) > 0)\n",
            id="a method of its own",
        ),
    ],
)
def test_what_another_function_may_make_of_it_is_not_known(source: str) -> None:
    assert kinds_compared(Program(Submission("game.py", source.encode(), "")), [asked("check('12')")]) == []


def test_what_is_given_elsewhere_tells_nothing() -> None:
    assert told("return code == 12", call="other('12', 7)") == []
    assert told("return code == 12", call="check('', 7)") == []
