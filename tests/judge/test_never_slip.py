"""Lines that are never reached, and loops whose condition never changes."""

from __future__ import annotations

import pytest

from grader.judge.never_slip import never_changed, never_reached, never_true
from grader.judge.program import Program
from grader.model.result import Submission


def read(*lines: str) -> Program:
    source = "def game(guess):\n" + "".join(f"    {line}\n" for line in lines)
    return Program(Submission("game.py", source.encode(), ""))


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            ("return ''", "plus = 0", "return plus"),
            "Line 3, `plus = 0`, and what follows it in its block are never reached: `return ''` "
            "in line 2 comes "
            "first.",
        ),
        (
            ("while True:", "    break", "    print(guess)"),
            "Line 4, `print(guess)`, is never reached: `break` in line 3 comes first.",
        ),
        (
            ("return 1", "return 2"),
            "Line 3, `return 2`, is never reached: `return 1` in line 2 comes first.",
        ),
    ],
)
def test_a_line_that_is_never_reached(lines: tuple[str, ...], sentence: str) -> None:
    assert [what for _, what in never_reached(read(*lines))] == [sentence]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("if guess:", "    return 1", "return 2"), id="another block"),
        pytest.param(("while True:", "    return 1", "    break"), id="a needless break"),
        pytest.param(("raise NotImplementedError", "yield 1"), id="a generator"),
        pytest.param(("if guess: return 1; print(2)",), id="on the same line"),
        pytest.param(("return 1", "'''A text.'''", "pass"), id="nothing that does anything"),
    ],
)
def test_lines_that_may_be_reached(lines: tuple[str, ...]) -> None:
    assert never_reached(read(*lines)) == []


def test_a_condition_that_never_changes() -> None:
    program = read("attempt = 1", "while attempt <= 10:", "    print(guess)")
    assert never_changed(program) == [
        (
            3,
            "Look at line 3, `while attempt <= 10:`. Nothing in this loop changes `attempt`, so "
            "the condition "
            "stays as it is.",
        )
    ]
    two = read("attempt = 1", "last = 5", "while attempt <= last:", "    print(guess)")
    assert "changes `attempt` or `last`, so" in never_changed(two)[0][1]
    assert (
        "changes `attempt`, so"
        in never_changed(read("attempt = 1", "while attempt < MOST:", "    pass"))[0][1]
    )


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("n = 1", "while n < 4:", "    n += 1"), id="it grows"),
        pytest.param(
            ("n = 1", "while n < 4:", "    match n + 1:", "        case n:", "            pass"),
            id="in a case",
        ),
        pytest.param(("n = []", "while n < [4]:", "    n.append(1)"), id="a call"),
        pytest.param(("n, m = [], [1]", "while n < m:", "    n.append(1)"), id="a list that grows"),
        pytest.param(("n = Counter()", "while n < 4:", "    n.step()"), id="an object"),
        pytest.param(("n = 1", "while n < 4:", "    for n in guess:", "        pass"), id="in a loop"),
        pytest.param(("n = 1", "while n < 4:", "    print(n := n + 1)"), id="within an expression"),
        pytest.param(("global n", "n = 1", "while n < 4:", "    count()"), id="others may change it"),
        pytest.param(("while len(guess) < 4:", "    pass"), id="a call"),
        pytest.param(("while guess != '1234':", "    pass"), id="no numbers"),
        pytest.param(("while n < 4:", "    count()"), id="not its own"),
        pytest.param(("while True:", "    pass"), id="no variable"),
    ],
)
def test_conditions_that_may_change(lines: tuple[str, ...]) -> None:
    assert never_changed(read(*lines)) == []


@pytest.mark.parametrize(
    ("condition", "counts"),
    [
        ("check(guess)", "counts as false"),
        ("not check(guess)", "counts as false"),
        ("guess and check(3)", "counts as false"),
        ("check(3) == True", "is neither `True` nor `False`"),
        ("check(3) == False", "is neither `True` nor `False`"),
    ],
)
def test_a_condition_about_a_function_that_returns_nothing(condition: str, counts: str) -> None:
    source = f"def check(guess):\n    print(guess)\n    return\n\nif {condition}:\n    print('!')\n"
    program = Program(Submission("game.py", source.encode(), ""))
    assert never_true(program) == [
        (
            5,
            f"Look at line 5, `if {condition}:`. `check` has no `return` with a value, so what comes back is "
            f"always nothing (`None`), and that {counts}.",
        )
    ]


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("def check(x):\n    return x\n\nif check(3):\n    pass\n", id="it returns something"),
        pytest.param("def check(x):\n    print(x)\n\nif check(3) is None:\n    pass\n", id="None is meant"),
        pytest.param("def check(x):\n    yield x\n\nif check(3):\n    pass\n", id="a generator"),
        pytest.param(
            "def check(x):\n    pass\n\ncheck = all\nif check([3]):\n    pass\n", id="another by that name"
        ),
        pytest.param("def check(x):\n    raise Oops\n\nif check(3):\n    pass\n", id="it never comes back"),
        pytest.param(
            "def check(x):\n    pass\n\nplay = lambda check: 1 if check(3) else 2\n",
            id="a lambda's parameter",
        ),
        pytest.param("if check(3):\n    pass\n", id="a function from elsewhere"),
    ],
)
def test_a_condition_that_may_be_true(source: str) -> None:
    assert never_true(Program(Submission("game.py", source.encode(), ""))) == []
