"""Which notices of single lines there are, and which of them are clues to the case to mend first."""

from __future__ import annotations

from grader.judge.reading import notices_of_lines
from grader.model.result import Submission

PROGRAM = b"""\
def alone(a):
    return 1
    print(a)
def helper(b):
    return 2
    print(b)
def asked(c):
    helper(c)
    return 3
    print(c)
class Deep:
    def method(self):
        return 4
        print(self)
def through():
    return Deep()
"""
SUBMISSION = Submission("program.py", PROGRAM, "")


def lines(notices: tuple[str, ...]) -> list[str]:
    return [notice.partition(",")[0] for notice in notices]


def test_clues_are_about_the_function_that_is_asked_and_all_that_it_calls() -> None:
    read = notices_of_lines(SUBMISSION, [], "asked")
    assert lines(read.clues) == ["Line 6", "Line 10"]
    assert lines(read.notices) == ["Line 6", "Line 10", "Line 3"]


def test_a_class_that_is_made_is_looked_at_too() -> None:
    assert lines(notices_of_lines(SUBMISSION, [], "through").clues) == ["Line 14"]


def test_nothing_is_a_clue_to_what_is_hidden_or_not_there() -> None:
    for function in (None, "missing"):
        read = notices_of_lines(SUBMISSION, [], function)
        assert (lines(read.notices), read.clues) == (["Line 3", "Line 6", "Line 10"], ())
