"""The same sentence on every Python: what each version says of one and the same slip, as texts.

So this doesn't depend on the Python that runs the tests. 3.14's words are those of its source.
"""

from __future__ import annotations

import sys
import time

import pytest

from grader.judge.exception import explain, sentence
from grader.judge.syntax import unreadable
from grader.model.observation import StudentError
from grader.model.result import Submission

NOT_COMPLETE = "inside of an f-string, what stands in `{…}` isn't complete, or uses the same quotes."
WHOLE_NUMBER = "a whole number is needed there, but "

RAISED = {
    "a parameter that isn't there": (
        "`f` has no parameter `gues`. Is it misspelt?",
        "TypeError",
        [
            "f() got an unexpected keyword argument 'gues'",
            "f() got an unexpected keyword argument 'gues'. Did you mean 'guess'?",
        ],
    ),
    "a parameter that Python's own function hasn't": (
        "`print` has no parameter `ends`. Is it misspelt?",
        "TypeError",
        [
            "'ends' is an invalid keyword argument for print()",
            "print() got an unexpected keyword argument 'ends'. Did you mean 'end'?",
        ],
    ),
    "too few values for Python's own function": (
        "`replace` takes at least 2 arguments, but is called with 1.",
        "TypeError",
        [
            "replace expected at least 2 arguments, got 1",
            "replace() takes at least 2 positional arguments (1 given)",
        ],
    ),
    "a value too many for Python's own function": (
        "`append` takes exactly one argument, but is called with 2.",
        "TypeError",
        [
            "list.append() takes exactly one argument (2 given)",
            "append() takes exactly one argument (2 given)",
        ],
    ),
    "a number where a text is needed": (
        "a text is needed there, but a value of type `int` came.",
        "TypeError",
        ["must be str, not int", "count() argument 1 must be str, not int"],
    ),
    "the smallest of nothing": (
        "`min` has nothing to choose from: what stands in its round brackets is empty.",
        "ValueError",
        ["min() arg is an empty sequence", "min() iterable argument is empty"],
    ),
    "a text as a bound of chance, 3.11": (
        WHOLE_NUMBER + "one with a point or a text came.",
        "ValueError",
        ["non-integer arg 1 for randrange()", "non-integer stop for randrange()"],
    ),
    "a text as a bound of chance": (
        WHOLE_NUMBER + "a value of type `str` came.",
        "TypeError",
        ["'str' object cannot be interpreted as an integer"],
    ),
    "too many values for the names": (
        "on the left of `=` (or after `for`) stand 2 names, but there are more values than that.",
        "ValueError",
        ["too many values to unpack (expected 2)", "too many values to unpack (expected 2, got 3)"],
    ),
    "a key that can't be one": (
        "a `list` can't be a key of a dictionary or an item of a set.",
        "TypeError",
        [
            "unhashable type: 'list'",
            "cannot use 'list' as a dict key (unhashable type: 'list')",
            "cannot use 'list' as a set element (unhashable type: 'list')",
        ],
    ),
    "looked for in a number": (
        "`in` can't look into a value of type `int`.",
        "TypeError",
        [
            "argument of type 'int' is not iterable",
            "argument of type 'int' is not a container or iterable",
        ],
    ),
    "looked for in a list": (
        "it looks for a value in a list that doesn't contain it.",
        "ValueError",
        ["3 is not in list", "list.index(x): x not in list", "list.remove(x): x not in list"],
    ),
    "by zero": (
        "it divides by zero.",
        "ZeroDivisionError",
        ["division by zero", "integer modulo by zero", "integer division or modulo by zero"],
    ),
    "levels without end": (
        "the function calls itself again and again and never comes to an end.",
        "RecursionError",
        [
            "maximum recursion depth exceeded",
            "maximum recursion depth exceeded in comparison",
            "Stack overflow (used 8000 kB)",
        ],
    ),
    "a file named like a module": (
        "Python found your own file `random.py` instead of its module. Give that file another name.",
        "AttributeError",
        [
            "partially initialized module 'random' has no attribute 'choice' (most likely due to a circular "
            "import)",
            "module 'random' has no attribute 'choice' (consider renaming '/home/me/random.py' since it has "
            "the same name as the standard library module named 'random' and prevents importing that "
            "standard library module)",
        ],
    ),
    "a module without that name": (
        "the module `random` has no `choise`. Is it misspelt?",
        "ImportError",
        ["cannot import name 'choise' from 'random' (/usr/lib/python3/random.py)"],
    ),
}


@pytest.mark.parametrize(("told", "kind", "texts"), RAISED.values(), ids=RAISED)
def test_an_exception_is_told_alike(told: str, kind: str, texts: list[str]) -> None:
    name = "choise" if "choise" in told else None
    errors = [StudentError(kind, text, 4, missing_name=name) for text in texts]
    assert [sentence(error) for error in errors] == [told] * len(texts)


def test_our_own_call_is_told_alike() -> None:
    told = [
        explain(StudentError("TypeError", f"score() got an unexpected keyword argument 'guess'{more}"))[1]
        for more in ("", ". Did you mean 'gues'?")
    ]
    assert (
        told
        == ["The exercise calls `score(…)`, but your `score` has no parameter 'guess'. Mend its `def` line."]
        * 2
    )


UNREADABLE = {
    "a text without end": (
        'print(f"abc)',
        "a text begins with a quote, but has no quote at its end.",
        [
            "unterminated string literal (detected at line 1)",
            "unterminated f-string literal (detected at line 1)",
            "unterminated string literal (detected at line 1); perhaps you escaped the end quote",
        ],
    ),
    "a long text without end": (
        'x = f"""abc',
        "a text that begins with three quotes has no end.",
        [
            "unterminated triple-quoted string literal (detected at line 1)",
            "unterminated triple-quoted f-string literal (detected at line 1)",
        ],
    ),
    "the same quotes, 3.11": (
        "print(f'{x['a']}')",
        "inside of an f-string, what stands in `{…}` uses the same quotes as the whole text. Take the other "
        "kind of quotes there; only Python 3.12 and newer can do without.",
        ["f-string: unmatched '['", "f-string: unmatched '('"],
    ),
    "nothing in the braces": (
        'print(f"{}")',
        NOT_COMPLETE,
        ["f-string: empty expression not allowed", "f-string: valid expression required before '}'"],
    ),
    "an operator without a value": (
        'print(f"{x + }")',
        NOT_COMPLETE,
        ["f-string: invalid syntax", "f-string: expecting '=', or '!', or ':', or '}'"],
    ),
    "a backslash in the braces": (
        r'print(f"{\n}")',
        NOT_COMPLETE,
        [
            "f-string expression part cannot include a backslash",
            "unexpected character after line continuation character",
        ],
    ),
    "a comment in the braces": (
        'print(f"{x#}")',
        NOT_COMPLETE,
        ["f-string expression part cannot include '#'", "'{' was never closed"],
    ),
    "a brace that isn't closed": (
        'print(f"{x:")',
        NOT_COMPLETE,
        ["f-string: expecting '}'", "closing parenthesis ')' does not match opening parenthesis '{'"],
    ),
    "another brace that isn't closed": (
        'x = {f"{a}": 1',
        "the bracket `{` is opened, but never closed.",
        ["'{' was never closed"],
    ),
    "a backslash outside of a text": (
        r'print(f"{x}" \ + y)',
        "behind a backslash `\\` the line must end.",
        ["unexpected character after line continuation character"],
    ),
    "a comma that is missing": (
        'print("Attempt " + i "of 10")  # it\'s the user\'s',
        "something is missing between two values, perhaps a comma or an operator.",
        [
            "invalid syntax. Perhaps you forgot a comma?",
            "invalid syntax. Is this intended to be part of the string?",
        ],
    ),
    "quotes in a text": (
        'print("He said "yes" to me")',
        'the text `"He said "` ends at its second quote, but more follows. If that quote belongs into the '
        "text, begin and end the text with the other kind of quotes, `'`.",
        [
            "invalid syntax",
            "invalid syntax. Perhaps you forgot a comma?",
            "invalid syntax. Is this intended to be part of the string?",
        ],
    ),
    "a name twice": (
        "def f(a, a): pass",
        "two parameters have the same name, `a`.",
        [
            "duplicate argument 'a' in function definition",
            "duplicate parameter 'a' in function definition",
        ],
    ),
    "a parameter without a value behind one with": (
        "def f(x=1, y): pass",
        "a parameter that has a value already (`x=1`) must stand behind those that have none.",
        [
            "non-default argument follows default argument",
            "parameter without a default follows parameter with a default",
        ],
    ),
    "an `else` that stands alone": (
        "elif x: pass",
        "there is nothing above it that it belongs to. Is it indented like its `if` or `try`?",
        ["invalid syntax", "'elif' block follows an 'else' block"],
    ),
}


@pytest.mark.parametrize(("line", "told", "texts"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_python_cannot_read_is_told_alike(line: str, told: str, texts: list[str]) -> None:
    submission = Submission("mastermind.py", line.encode(), "")
    start = f"Python can't read mastermind.py, so nothing could be tried. It stops at line 1, `{line}`: "
    errors = [StudentError("SyntaxError", text, 1) for text in texts]
    assert [unreadable(submission, error) for error in errors] == [start + told] * len(texts)


@pytest.mark.parametrize(("line", "texts"), [(line, texts) for line, _, texts in UNREADABLE.values()])
def test_the_running_python_says_one_of_these(line: str, texts: list[str]) -> None:
    if line == "print(f'{x['a']}')" and sys.version_info >= (3, 12):
        compile(line, "mastermind.py", "exec")
        return
    with pytest.raises(SyntaxError) as raised:
        compile(line, "mastermind.py", "exec")
    assert raised.value.msg in texts


@pytest.mark.parametrize("line", ['x = "' + '\\"' * 100_000, 'f"' + "{" * 100_000])
@pytest.mark.parametrize("text", ["invalid syntax", "'{' was never closed"])
def test_a_line_of_any_length_is_told_soon(line: str, text: str) -> None:
    started = time.process_time()
    unreadable(Submission("mastermind.py", line.encode(), ""), StudentError("SyntaxError", text, 1))
    assert time.process_time() - started < 10
