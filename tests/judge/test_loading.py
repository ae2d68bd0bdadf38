"""What is said about a file as a whole: real files, loaded by the runner as those of a student are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from grader.judge.loading import notices
from grader.model.exercise import Limits, Stage
from grader.model.observation import Kind, Loading
from grader.model.result import Submission
from grader.run import Runner
from tests.judge.mastermind import EXERCISE

UNREADABLE = "Python can't read mastermind.py, so nothing could be tried. It stops at "
STOPS = "Python stops while it reads your file, before anything can be tried. "


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as runner:
        yield runner


FILES = [
    pytest.param(
        b"def f(x)\n    return x\n",
        "line 1, `def f(x)`: a colon `:` is missing. It stands at the end of each line with `if`,"
        " `for`, `def` and the like.",
        id="a colon is missing",
    ),
    pytest.param(
        b"print((1,2)\n\nx = 3\n",
        "line 1, `print((1,2)`: the bracket `(` is opened, but never closed.",
        id="a bracket is never closed",
    ),
    pytest.param(
        b"x = 3)\n",
        "line 1, `x = 3)`: there is a bracket `)` too many: no bracket is open that it could close.",
        id="a bracket too many",
    ),
    pytest.param(
        b"x = [1, 2)\n",
        "line 1, `x = [1, 2)`: the bracket `)` closes one that was opened with `[`.",
        id="brackets that do not match",
    ),
    pytest.param(
        b'x = "abc\n',
        'line 1, `x = "abc`: a text begins with a quote, but has no quote at its end.',
        id="a text without end",
    ),
    pytest.param(
        b'x = """abc\n\n',
        'line 1, `x = """abc`: a text that begins with three quotes has no end.',
        id="a long text without end",
    ),
    pytest.param(
        b"x = \xe2\x80\x9cabc\xe2\x80\x9d\n",
        "line 1, `x = “abc”`: there are curved quotes, as a word processor makes them. Type them "
        "again as `\"` or `'`.",
        id="curved quotes",
    ),
    pytest.param(
        b"x =\xc2\xa0 3\n",
        "line 1, `x =\xa0 3`: there is an invisible character (U+00A0), often a special blank from a"
        " web page. Delete the blanks of the line and type them again.",
        id="an invisible blank",
    ),
    pytest.param(
        b"if True:\n\tx = 1\n        y = 2\n",
        "line 3, `y = 2`: tabs and blanks are mixed at the beginning of lines. Use blanks only.",
        id="tabs and blanks",
    ),
    pytest.param(
        b"def f():\nreturn 3\n",
        "line 2, `return 3`: what belongs to line 1 must stand below it, indented by 4 blanks.",
        id="a block that is not indented",
    ),
    pytest.param(
        b"x = 1\n  y = 2\n",
        "line 2, `y = 2`: the line begins too far to the right. Lines that belong together begin "
        "below each other; what is inside of a block begins 4 blanks further in.",
        id="indented too far",
    ),
    pytest.param(
        b"if 1:\n    x = 1\n  y = 2\n",
        "line 3, `y = 2`: the line is indented neither like the block above nor like what is "
        "around it. Lines that belong together begin below each other; what is inside of a block "
        "begins 4 blanks further in.",
        id="indented like nothing else",
    ),
    pytest.param(
        b'print "hello"\n',
        'line 1, `print "hello"`: `print` needs round brackets: `print(…)`.',
        id="print as in Python 2",
    ),
    pytest.param(
        b"x = 1\nif x = 1:\n    pass\n",
        "line 2, `if x = 1:`. A single `=` gives a value to a name. To compare, write `==`.",
        id="= where == was meant",
    ),
    pytest.param(
        b"f() = 3\n",
        "line 1, `f() = 3`: on the left of `=` must stand a name; there is a call. To compare, write `==`.",
        id="= after a call",
    ),
    pytest.param(
        b"x = [1 2]\n",
        "line 1, `x = [1 2]`: something is missing between two values, perhaps a comma or an operator.",
        id="a comma is missing",
    ),
    pytest.param(
        b"return 3\n",
        "line 1, `return 3`: `return` stands outside of a function. Is it indented far enough?",
        id="return outside of a function",
    ),
    pytest.param(
        b"break\n",
        "line 1, `break`: `break` stands outside of a loop. Is it indented far enough?",
        id="break outside of a loop",
    ),
    pytest.param(
        b"x = 0123\n",
        "line 1, `x = 0123`: a number can't begin with 0. If it is text, put it in quotes.",
        id="a number that begins with 0",
    ),
    pytest.param(
        b"1x = 3\n",
        "line 1, `1x = 3`: a number runs into a word. A name can't begin with a digit.",
        id="a name that begins with a digit",
    ),
    pytest.param(
        b"try:\n    x = 1\ny = 2\n",
        "line 3, `y = 2`: a `try` needs an `except` below it, indented like the `try`.",
        id="try without except",
    ),
    pytest.param(
        b"x = 1\nelse:\n    y = 2\n",
        "line 2, `else:`. There is nothing above it that it belongs to. Is it indented like its "
        "`if` or `try`?",
        id="else without if",
    ),
    pytest.param(
        b"x = 1 \\ 2\n",
        "line 1, `x = 1 \\ 2`: behind a backslash `\\` the line must end.",
        id="a backslash",
    ),
    pytest.param(
        b">>> x = 3\n>>> print(x)\n3\n",
        "line 1, `>>> x = 3`: the `>>>` belongs to Python's own prompt, and what stands below it "
        "may be its answers. Copy only the code that you typed.",
        id="a pasted session",
    ),
    pytest.param(
        b"if 1:\n    pass\nelse if 2:\n    pass\n",
        "line 3, `else if 2:`. Python writes `elif` for `else if`.",
        id="else if",
    ),
    pytest.param(
        b"x = 1\nx++\n",
        "line 2, `x++`: Python has no `++` and `--`. To count on, write `x += 1`.",
        id="++",
    ),
    pytest.param(
        b"if 1:\n    x = 1\nelse x == 2:\n    x = 3\n",
        "line 3, `else x == 2:`. `else` takes no condition. With a condition it is `elif`, as "
        "in `elif x == 2:`",
        id="a condition behind else",
    ),
    pytest.param(
        b'print(f"The secret "{secret}".")\n',
        'line 1, `print(f"The secret "{secret}".")`: the text `"The secret "` ends at its '
        "second quote, but more follows. If that quote belongs into the text, begin and end "
        "the text with the other kind of quotes, `'`.",
        id="quotes inside of an f-string",
    ),
    pytest.param(
        b"x = 'Don't do that'\n",
        "line 1, `x = 'Don't do that'`: the text `'Don'` ends at its second quote, but more "
        "follows. If that quote belongs into the text, begin and end the text with the other "
        'kind of quotes, `"`.',
        id="an apostrophe",
    ),
    pytest.param(
        b"x = f'{one two, {three}'\n",
        "line 1, `x = f'{one two, {three}'`: the brace of `{one` is opened, but not closed by "
        "`}` before the next one.",
        id="a brace that isn't closed",
    ),
    pytest.param(b"if 3 =! 4:\n    pass\n", "line 1, `if 3 =! 4:`. Python writes `!=` for `=!`.", id="=!"),
    pytest.param(
        b"if 3 < 4 && 4 < 5:\n    pass\n",
        "line 1, `if 3 < 4 && 4 < 5:`. Python writes `and` for `&&`.",
        id="&&",
    ),
    pytest.param(b"x =! True\n", "line 1, `x =! True`: Python writes `not` for `!`.", id="!"),
    pytest.param(
        b"If x == 3:\n    pass\n",
        "line 1, `If x == 3:`. Python's word is `if`, in small letters: `If` isn't the same.",
        id="If",
    ),
    pytest.param(
        b"For x in range(3):\n    pass\n",
        "line 1, `For x in range(3):`. Python's word is `for`, in small letters: `For` isn't the same.",
        id="For",
    ),
    pytest.param(
        b"Def f(x):\n    pass\n",
        "line 1, `Def f(x):`. Python's word is `def`, in small letters: `Def` isn't the same.",
        id="Def",
    ),
    pytest.param(
        b"Return x + 3\n",
        "line 1, `Return x + 3`: Python's word is `return`, in small letters: `Return` isn't the same.",
        id="Return",
    ),
    pytest.param(
        b"Import random\n",
        "line 1, `Import random`: Python's word is `import`, in small letters: `Import` isn't the same.",
        id="Import",
    ),
    pytest.param(
        b"if 3 In x:\n    pass\n",
        "line 1, `if 3 In x:`. Python's word is `in`, in small letters: `In` isn't the same.",
        id="In",
    ),
    pytest.param(
        b"def f(x):\n    retrun x\n",
        "line 2, `retrun x`: Python has no word `retrun`. Is `return` meant?",
        id="a misspelt word",
    ),
    pytest.param(
        b"function f(x):\n    return x\n",
        "line 1, `function f(x):`. Python's word is `def`, and not `function`.",
        id="a word of another language",
    ),
    pytest.param(
        b"if x then:\n    pass\n",
        "line 1, `if x then:`. Python has no `then`. Such a line ends with a colon `:`.",
        id="then",
    ),
    pytest.param(
        b"def main:\n    pass\n",
        "line 1, `def main:`. Round brackets are missing after the name: `def main():`.",
        id="def without brackets",
    ),
    pytest.param(
        b"def f(x y):\n    pass\n",
        "line 1, `def f(x y):`. A comma is missing between `x` and `y`.",
        id="a comma between parameters",
    ),
    pytest.param(
        b"class = 0\n",
        "line 1, `class = 0`: `class` is a word of Python's own, so nothing else can have it "
        "as its name. Take another.",
        id="a word of Python's own as a name",
    ),
    pytest.param(
        b"def f(x, from):\n    pass\n",
        "line 1, `def f(x, from):`. `from` is a word of Python's own, so nothing else can have "
        "it as its name. Take another.",
        id="such a word as a parameter",
    ),
    pytest.param(
        b"def f(x):\n    return = x\n",
        "line 2, `return = x`: `return` takes no `=`. Write the value right behind it, as in `return x`.",
        id="return with =",
    ),
    pytest.param(
        b"```python\nx = 1\n```\n",
        "line 1: the three backticks aren't Python. They mark where code begins "
        "and ends on a web page or in a chat. Copy only the lines between them.",
        id="a pasted answer of a chat",
    ),
    pytest.param(
        b"x = 1\n<<<<<<< HEAD\ny = 2\n=======\ny = 3\n>>>>>>> theirs\n",
        "line 2, `<<<<<<< HEAD`: `git` has left this line here, because two versions of the "
        "file didn't fit together. One stands between `<<<<<<<` and `=======`, the other "
        "between `=======` and `>>>>>>>`. Keep one of them, and delete the other and these "
        "three lines.",
        id="a conflict of git",
    ),
    pytest.param(
        b"Here the guess is compared\nx = 1\n",
        "line 1, `Here the guess is compared`: this line reads like a sentence. A comment "
        "begins with `#`, and a text stands in quotes.",
        id="a sentence",
    ),
    pytest.param(
        b"x = [1]\nif x[0] = 3:\n    pass\n",
        "line 2, `if x[0] = 3:`. A single `=` gives a value to a name. To compare, write `==`.",
        id="= after square brackets",
    ),
    pytest.param(
        b"def f(x):\n    y = 1\nz = 2\n    return y\n",
        "line 4, `return y`: line 3 above it, `z = 2`, begins further to the left than the "
        "lines around it, and that ends the block. If it belongs to it, indent it as far as "
        "the others.",
        id="a line too far to the left",
    ),
    pytest.param(
        b"def f(x):\n    y = 1\nz = 2\nx = 3\n    return y\n",
        "line 5, `return y`: the lines 3 and 4 above it begin further to the left than the "
        "lines around them, and that ends the block. If they belong to it, indent them as far "
        "as the others.",
        id="lines too far to the left",
    ),
    pytest.param(
        b"def f(x):\n    y = 1\n\nz = 2\n    return y\n",
        "line 5, `return y`: the line begins too far to the right. Lines that belong together "
        "begin below each other; what is inside of a block begins 4 blanks further in.",
        id="a line after a function, and one too far to the right",
    ),
    pytest.param(
        b"def f() x:\n    pass\n",
        "line 1, `def f() x:`. Something before the colon isn't Python. Is an operator, a "
        "bracket or a quote missing there?",
        id="a colon that is there",
    ),
    pytest.param(
        b'{"cells": [], "nbformat": 4, "metadata": null}',
        "mastermind.py isn't a Python program, but a Jupyter notebook. Export it as a Python file (.py).",
        id="a notebook",
    ),
    pytest.param(
        b"PK\x03\x04abc",
        "mastermind.py isn't a Python program, but a Word document or a zip archive.",
        id="a Word document",
    ),
    pytest.param(
        b"",
        "mastermind.py is empty. Was it saved after the last change?",
        id="an empty file",
    ),
    pytest.param(
        b"# only\n",
        "There is no code in mastermind.py, only comments, texts or blank lines. Was it saved after the "
        "last change?",
        id="only comments",
    ),
    pytest.param(
        "x = 1".encode("utf-16"),
        "mastermind.py is saved as UTF-16, which Python can't read. Save it again with the encoding UTF-8.",
        id="UTF-16",
    ),
    pytest.param(
        b"x = 1\n\x00",
        "There is a NUL character on line 2 of mastermind.py; a Python program can't contain it. "
        "The file may be damaged: copy the text into a new file.",
        id="a NUL",
    ),
    pytest.param(
        b"# caf\xe9\nx=1\n",
        "Line 1 of mastermind.py has a character, such as é or ä, that isn't saved as UTF-8. Save"
        " the file again with the encoding UTF-8.",
        id="Latin-1",
    ),
    pytest.param(
        b"x = " + b"(" * 10000 + b")" * 10000,
        "line 1, `x = (((((((((((((((((((((((((((((((((((((((((((((( … 19,914 characters left out"
        " … ))))))))))))))))))))))))))))))))))))))))`: brackets are nested far too deeply.",
        id="nested brackets",
    ),
    pytest.param(
        b"import numpie\n",
        "Line 1 ended in `ModuleNotFoundError`: there is no module `numpie` here. Is it misspelt?"
        " The exercise needs only what comes with Python. "
        "If it is a file of yours, put its code into this one: only this one is graded.",
        id="a module that is not there",
    ),
    pytest.param(
        b"from random import choise\n",
        "Line 1 ended in `ImportError`: the module `random` has no `choise`. Is it misspelt?",
        id="a name that a module has not",
    ),
    pytest.param(
        b"x = 1\ny = x / 0\n",
        "Line 2 ended in `ZeroDivisionError`: it divides by zero.",
        id="an exception",
    ),
    pytest.param(
        b"print(hello)\n",
        "Line 1 ended in `NameError`: there is no name `hello`. Is it misspelt, has it no "
        "value yet, or are quotes missing?",
        id="a name that exists nowhere",
    ),
    pytest.param(
        b"while True:\n    pass\n",
        "Nothing could be tried: after 0.7 seconds your file was still running before its functions could "
        "be called. Outside of the functions there is a loop that never ends.",
        id="an endless loop",
    ),
    pytest.param(
        b"import os\nos._exit(3)\n",
        "Nothing could be tried: what stands outside of the functions ended all of Python.",
        id="the process ends itself",
    ),
    pytest.param(
        b"import ctypes\nctypes.string_at(0)\n",
        "Nothing could be tried: Python itself crashed (SIGSEGV).",
        id="a crash",
    ),
]


@pytest.mark.parametrize(("source", "sentence"), FILES)
def test_a_file_that_cannot_be_loaded_is_told_why(runner: Runner, source: bytes, sentence: str) -> None:
    loading = runner.observe(source, "mastermind.py", [], Limits(case=0.7)).loading
    (notice,) = notices(EXERCISE, Submission("mastermind.py", source, ""), loading)
    assert notice.removeprefix(UNREADABLE).removeprefix(STOPS) == sentence


def told(loading: Loading) -> tuple[str, ...]:
    return notices(EXERCISE, Submission("mastermind.py", b"x = 1", ""), loading)


def test_a_file_without_anything_odd_gets_no_notice() -> None:
    assert told(Loading(Kind.RETURNED, names=("main",))) == ()


def test_what_costs_no_points_is_noticed() -> None:
    loading = Loading(Kind.RETURNED, names=("main",), asked=1, exited=True, slept=3)
    assert told(loading) == (
        "The game starts as soon as Python reads your file, even if another program only wants to use its "
        'functions. That costs no points. Better: `if __name__ == "__main__": main()`.',
        "There is an `exit()` outside of all functions. That costs no points; "
        "it can be left out, because a program ends by itself after its last line.",
        "Your file sleeps for 3 seconds before anything can be tried. That costs no points, only patience.",
    )


def test_a_game_that_ends_by_exit_is_noticed() -> None:
    (notice,) = notices(
        EXERCISE,
        Submission("mastermind.py", b"", ""),
        Loading(Kind.RETURNED, names=("main",)),
        games_exit=True,
    )
    assert notice == (
        "Your game ends by `exit()`, which ends all of Python. That costs no points; to leave a function, "
        "`return` is enough."
    )


def test_a_game_at_file_level_without_a_function() -> None:
    (notice,) = told(Loading(Kind.RETURNED, names=("code",), asked=1))
    assert notice.startswith("The program starts as soon as Python reads your file, ")


TEMPERATURE = replace(
    EXERCISE,
    file="temperature.py",
    game=None,
    stages=(Stage("convert", "Convert", names=("to_fahrenheit",)), Stage("feeling", "Say", names=("feels",))),
)
IN_VAIN = "Your file asks for input as soon as Python reads it, and nobody answers there. "


@pytest.mark.parametrize(
    ("source", "sentences"),
    [
        pytest.param(
            'celsius = float(input("Celsius? "))\nprint(celsius * 9 / 5 + 32)\n',
            (
                f"{IN_VAIN}Write a function `to_fahrenheit`: what is typed in now, it gets as a parameter, "
                "in its round brackets; what is printed now, it gives back with `return`.",
            ),
            id="no function",
        ),
        pytest.param(
            "def to_fahrenheit(c):\n    return c * 9 / 5 + 32\n\nprint(to_fahrenheit(float(input())))\n",
            (f'{IN_VAIN}Move the lines that ask to the end, below `if __name__ == "__main__":`.',),
            id="a function, and lines that ask",
        ),
        pytest.param("print(5 * 9 / 5 + 32)\n", (), id="only a calculation"),
        pytest.param(
            '"""My work."""\n',
            (
                "There is no code in temperature.py, only comments, texts or blank lines. Was it saved after "
                "the last change?",
            ),
            id="only a text",
        ),
        pytest.param('"""\ndef warm(c):\n    pass\n"""\n', (), id="code in a text"),
        pytest.param("# def warm(c):\n#     pass\n", (), id="code in comments"),
    ],
)
def test_a_program_that_talks_where_functions_are_asked_for(
    runner: Runner, source: str, sentences: tuple[str, ...]
) -> None:
    loading = runner.observe(source.encode(), "temperature.py", [], Limits()).loading
    assert notices(TEMPERATURE, Submission("temperature.py", source.encode(), ""), loading) == sentences


def test_a_line_that_asks_before_the_game_starts_is_named() -> None:
    source = b'import random\nname = input("Your name? ")\n\n\ndef main():\n    pass\n'
    loading = Loading(Kind.RETURNED, names=("random", "name", "main"), asked=1)
    assert notices(EXERCISE, Submission("mastermind.py", source, ""), loading) == (
        'Line 2, `name = input("Your name? ")`, stands outside of all functions, so it asks for input as '
        "soon "
        "as Python reads the file, and nobody answers there. Does it belong into `main`?",
    )


NEVER_STARTED = (
    "Nothing in your file calls `main`, so `python mastermind.py` starts no game. That costs no points. "
    'Better: end with `if __name__ == "__main__": main()`.'
)
MAIN = b"import random\nLETTERS = list('ABCDEF')\n\ndef main():\n    print('Your guess?')\n"


@pytest.mark.parametrize(
    ("more", "found"),
    [
        pytest.param(b"", (NEVER_STARTED,), id="nothing"),
        pytest.param(
            b"main\n",
            (
                (
                    "Line 6, `main`, does nothing: it only names `main`. To call it, write round "
                    "brackets: `main()`."
                ),
            ),
            id="brackets forgotten",
        ),
        pytest.param(b"random.seed()\nprint('Hello')\n", (NEVER_STARTED,), id="other lines"),
        pytest.param(b"main()\n", (), id="called"),
        pytest.param(b"if __name__ == '__main__':\n    main()\n", (), id="called below the guard"),
        pytest.param(b"def start():\n    main()\n\nstart()\n", (), id="called by another function"),
        pytest.param(b"run = main\nrun()\n", (), id="by another name"),
        pytest.param(b"globals()['main']()\n", (), id="by its name in quotes"),
        pytest.param(b"class Game: ...\n\nGame()\n", (), id="another thing that plays"),
    ],
)
def test_a_game_that_nothing_starts_is_noticed(more: bytes, found: tuple[str, ...]) -> None:
    loading = Loading(Kind.RETURNED, names=("LETTERS", "main"))
    assert notices(EXERCISE, Submission("mastermind.py", MAIN + more, ""), loading) == found
