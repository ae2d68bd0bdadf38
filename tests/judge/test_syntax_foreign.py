"""Lines that are written as in Java, C or JavaScript get Python's words, and others are left alone."""

from __future__ import annotations

import pytest

from grader.judge.syntax import unreadable
from grader.judge.syntax_foreign import BRACES, foreign, opens_a_block
from grader.judge.syntax_habit import habit, without_texts
from grader.model.observation import StudentError
from grader.model.result import Submission

EXAMPLE = "as in `for i in range(4):`."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "for (int i = 0; i < 4; i++) {",
            f"a `for` in Python has no three parts. It goes through values, {EXAMPLE}",
        ),
        ("for i = 0 to 3:", f"behind `for` comes a name and then `in`, {EXAMPLE}"),
        (
            "for (i in range(4)):",
            "there are no round brackets around what `for` goes through: `for i in range(4):`.",
        ),
        ("for i in range n:", "`range` needs round brackets: `range(n)`."),
        ("if (a == b) {", BRACES),
        ("} else {", BRACES),
        ("def score(secret, guess) {", BRACES),
        ("int plus = 0;", "Python has no `int` before a variable. Write only `plus = …`."),
        ("let x;", "Python has no `let` before a variable. Write only `x = …`."),
        ("def f(str a, str b):", "Python has no `str` before a parameter. Write only `a`."),
        ("def f(a, int b):", "Python has no `int` before a parameter. Write only `b`."),
        ("// count the marks", "a comment begins with `#` in Python."),
        ("x = 3 // three letters", "a comment begins with `#` in Python."),
        ("catch (e):", "Python's word is `except`, and not `catch`."),
        ("switch (x):", "Python has no `switch`. Use `if`, and `elif` for each further possibility."),
        ("s = new Secret(4)", "Python has no `new`. Write only `Secret(…)`."),
        ("while x < 4 do:", "Python has no `do`. Such a line ends with a colon `:`."),
        ("if !won:", "Python writes `not` for `!`."),
        ("x = a > b ? a : b", "Python has no `? :`. Write `a if condition else b`."),
        ("x =: 3", "to give a value to a name, write a single `=`."),
        ("my-guess = 3", "a name can't have a `-` in it. With `_` it can: `my_guess`."),
        ("raise ValueError 'too long'", 'the text stands in round brackets: `raise ValueError("…")`.'),
        ("guess = input 'Guess: '", "`input` needs round brackets: `input(…)`."),
        ("throw ValueError('too long')", "Python's word is `raise`, and not `throw`."),
        ("if guess[i] != = secret[i]:", "Python writes `!=` for `!= =`."),
    ],
)
def test_a_line_of_another_language(line: str, sentence: str) -> None:
    assert habit(line) == sentence


@pytest.mark.parametrize(
    "line",
    [
        "for i in range(4):",
        "for a, b in zip(secret, guess):",
        "for (a, b) in zip(secret, guess):",
        "x = {",
        "if x in {",
        "return {",
        "x = 7 // y",
        "x = 7 // a if b else c",
        "def f(a: int, b: str = 'x'):",
        "new = 3",
        "print(new (x))",
        "x = a - b",
        "if x != 3:",
        'x = "if (a) {"',
        "int(x)",
        "let = 3",
        "while not done:",
        "x[a:b] = c",
        "raise ValueError('x')",
        "final guess",
        "let me explain",
        "catch = f(",
        "catch(x y)",
        "switch = 3 +",
        "switch(x",
        "for x in then",
        "if x and then",
        "while todo and not do",
        "if set(x) - {",
        "if x: yield {",
        "x = total // len words",
        "y = (x // first second",
        "print(new len(x))",
        "input(Your guess? (4 letters): )",
        "print(Was it right? Then: good)",
        "print(What is it? Tell: me)",
    ],
)
def test_lines_of_python_are_left_alone(line: str) -> None:
    bare = without_texts(line)
    assert foreign(line, bare) is None
    assert not opens_a_block(bare)


def test_python_stops_behind_the_brace() -> None:
    source = "if (a == b) {\n\n    plus = plus + 1\n}\n"
    error = StudentError(
        "SyntaxError", "invalid syntax. Maybe you meant '==' or ':=' instead of '='?", line=3
    )
    assert unreadable(Submission("game.py", source.encode(), ""), error).endswith(
        f"It stops at line 3, `plus = plus + 1`: the `{{` at the end of line 1 isn't right. {BRACES}"
    )


def told(source: str) -> str:
    """What is said of it, from where Python stops."""
    try:
        compile(source, "game.py", "exec")
    except SyntaxError as error:
        seen = StudentError("SyntaxError", error.msg, line=error.lineno)
        return unreadable(Submission("game.py", source.encode(), ""), seen).partition("It stops at ")[2]
    raise AssertionError(f"{source!r} is Python")


UNKNOWN = "Something here isn't Python. Look at this line and at the end of the line above it."


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("if x:\n    y = 1\nelif x > 3 y:\n    y = 2\n", f"line 3, `elif x > 3 y:`. {UNKNOWN}"),
        ("try:\n    y = 1\nexcept Oops e:\n    y = 2\n", f"line 3, `except Oops e:`. {UNKNOWN}"),
        (
            "try:\n    y = 1\nexcept Oops, Other:\n    y = 2\n",
            "line 3, `except Oops, Other:`. Several kinds of errors stand in round brackets, as in `except "
            "(ValueError, TypeError):`.",
        ),
        (
            "for x in y:\n    y = 1\nelif x:\n    y = 2\n",
            "line 3, `elif x:`. There is nothing above it that it belongs to. Is it indented like its `if` "
            "or `try`?",
        ),
        ("while (n := f(x):\n    pass\n", f"line 1, `while (n := f(x):`. {UNKNOWN}"),
        ("if max(x, key=len) y:\n    pass\n", f"line 1, `if max(x, key=len) y:`. {UNKNOWN}"),
        ('if "a=b" in x y:\n    pass\n', f'line 1, `if "a=b" in x y:`. {UNKNOWN}'),
        (
            'for "A" in x:\n    pass\n',
            'line 1, `for "A" in x:`. A name must stand where something gets its value, as `i` in `for i in '
            "range(4):`.",
        ),
        (
            'print(f"{{x}")\n',
            'line 1, `print(f"{{x}")`: in the f-string, a `}` closes nothing: no single `{` is open '
            "before it.",
        ),
        (
            "x--\n",
            "line 1, `x--`: Python has no `++` and `--`. To count down, write `x -= 1`.",
        ),
        ("for each letter in x:\n    pass\n", f"line 1, `for each letter in x:`. {UNKNOWN}"),
        ("f = x => x + 1\n", f"line 1, `f = x => x + 1`: {UNKNOWN[0].lower()}{UNKNOWN[1:]}"),
        ("x += = 3\n", f"line 1, `x += = 3`: {UNKNOWN[0].lower()}{UNKNOWN[1:]}"),
        (
            "def f(list items):\n    pass\n",
            "line 1, `def f(list items):`. Python has no `list` before a parameter. Write only `items`.",
        ),
    ],
)
def test_nothing_untrue_is_said_of_lines_that_have_another_fault(source: str, sentence: str) -> None:
    assert told(source) == sentence
