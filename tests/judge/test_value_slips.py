"""The usual slips in what any other call returns or raises, and the sentence that each of them is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.wording import show
from grader.model.case import Expect, Expectation, Matches, Prints, Raises
from grader.model.observation import Observation
from tests.judge.mastermind import call, call_case, judge, raised, returned

VALUES: list[tuple[str, Expectation, Observation, str]] = [
    (
        "number-as-text",
        Expect(3),
        returned("3"),
        "`tried` returned '3', a text. Expected is the number, without quotes.",
    ),
    (
        "colour-codes",
        Expect("++"),
        returned("\x1b[92m++\x1b[0m"),
        "The text is right, but there are colour codes in it, such as '\\x1b[92m'. Leave them out of what is "
        "returned; they can be added where it is printed.",
    ),
    (
        "colour-codes",
        Expect("++"),
        returned("\x1b[1;31m+"),
        "There are colour codes in it, such as '\\x1b[1;31m'. Leave them out of what is "
        "returned; they can be "
        "added where it is printed.",
    ),
    (
        "list-instead-of-text",
        Expect("++"),
        returned([]),
        "`tried` returned [], a list. Expected is the text '++'. `\"\".join(…)` makes one text of its items.",
    ),
    (
        "list-as-text",
        Expect("++"),
        returned("(2, 0)"),
        "`tried` returned '(2, 0)', a text: it shows a tuple, brackets and all. Expected is the text '++'.",
    ),
    ("", Expect("++"), returned("(2)"), "It should be '++'; it is '(2)'."),
    (
        "look-alike",
        Expect("A-B"),
        returned("\u0410-B"),
        "The '\u0410' in it only looks like 'A': it is another character, as word processors, web pages and "
        "keyboards of other languages make it. Put the right one there.",
    ),
    (
        "object-without-text",
        Expect("++"),
        returned("<code_breaker.Feedback object at 0x7f76913ce2d0>"),
        "There is no text for an object of your class `Feedback`, so Python shows where it lies in memory. "
        "Give the class a method `__str__` that returns its text.",
    ),
    (
        "object-returned",
        Expect("++"),
        returned("<zip object at 0x7f76913ce2d0>"),
        "`tried` returned '<zip object at 0x7f76913ce2d0>', a text: it shows where an object of type `zip` "
        "lies "
        "in memory. Expected is the text '++'.",
    ),
    ("text-as-number", Expect("3"), returned(3), "`tried` returned 3, a number. Expected is the text '3'."),
    (
        "decimal-number",
        Expect(3, exact=True),
        returned(3.0),
        "`tried` returned 3.0, with a decimal point. Expected is a whole number: use `//` or `int(…)`.",
    ),
    (
        "",
        Expect([1, 3], exact=True),
        returned([1, 3.0]),
        "The 2nd item (place 1) should be 3; it is 3.0, a number with a decimal point.",
    ),
    (
        "wrong-kind",
        Expect(3),
        returned("3.0 cm"),
        "`tried` returned '3.0 cm', text. Expected is a number.",
    ),
    (
        "wrong-kind",
        Expect(3, exact=True),
        returned("3 cm"),
        "`tried` returned '3 cm', text. Expected is a whole number.",
    ),
    ("", Expect(99.86), returned(100), "Expected is 99.86; it returned 100."),
    ("", Expect(3), returned(3.5), "Expected is 3; it returned 3.5."),
    ("", Expect(3, exact=True), returned(3.5), "Expected is 3; it returned 3.5."),
    ("", Expect(10**400), returned(3.5), f"Expected is {show(10**400)}; it returned 3.5."),
    ("", Expect([1, 3]), returned([1, 3.5]), "The 2nd item (place 1) should be 3; it is 3.5."),
    (
        "",
        Expect([1, 3]),
        returned([1, "3"]),
        "The 2nd item (place 1) should be 3; it is '3', text.",
    ),
    (
        "truth-value-expected",
        Expect(True),
        returned("True"),
        "`tried` returned 'True'. Expected is the truth value `True` itself.",
    ),
    ("", Expect(True), returned(False), "`tried` returned False. Expected is True."),
    (
        "none-expected",
        Expect(None),
        returned(""),
        "'' isn't `None`, though both mean nothing. Here `return None` is asked for.",
    ),
    (
        "none-expected",
        Expect(None),
        returned(True),
        "There is nothing to say here: `return None`, not `True`.",
    ),
    (
        "none-expected",
        Expect(None),
        returned("None"),
        "The quotes make a text of it. Write `return None` without quotes.",
    ),
    (
        "none-expected",
        Expect(None),
        returned("too short"),
        "`tried` returned text. Here it should find nothing, and `return None`.",
    ),
    (
        "list-instead-of-text",
        Expect("AB"),
        returned(["A", "B"]),
        "`tried` returned ['A', 'B'], a list. Expected is the text 'AB'. "
        '`"".join(…)` makes one text of its items.',
    ),
    (
        "wrong-kind",
        Expect("AB"),
        returned({"A": 1}),
        "`tried` returned {'A': 1}, a dictionary. Expected is the text 'AB'.",
    ),
    ("wrong-kind", Expect([1]), returned((1,)), "`tried` returned (1,), a tuple. Expected is a list."),
    ("", Expect(3), returned(5), "2 too many."),
    ("", Expect(0.5), returned(0.75), "Expected is 0.5; it returned 0.75."),
    ("", Expect([1, 2, 3]), returned([1, 2]), "Expected are 3 items; there are 2."),
    ("", Expect([1]), returned([1, 2]), "Expected is 1 item; there are 2."),
    ("", Expect([1, 2]), returned([1]), "Expected are 2 items; there is 1."),
    (
        "",
        Expect([1, 2, 3]),
        returned([1, 3, 2]),
        "The 2nd item (place 1) should be 2; it is 3. All items are there, but in another order.",
    ),
    ("", Expect([1, 2]), returned([1, "2"]), "The 2nd item (place 1) should be 2; it is '2', text."),
    ("", Expect({"a": 1}), returned({}), "The key 'a' is missing."),
    ("", Expect({"a": 1}), returned({"a": 2}), "The value of 'a' should be 1; it is 2."),
    ("", Expect({"a": 1}), returned({"a": 1, "b": 2}), "The key 'b' is too much."),
    ("", Expect({1, 2}), returned({1}), "The item 2 is missing."),
    (
        "",
        Expect("hello"),
        returned("help"),
        "It should be 'hello'; it is 'help'.",
    ),
    (
        "",
        Expect("freezing"),
        returned("cold"),
        "It should be 'freezing'; it is 'cold'.",
    ),
    (
        "",
        Expect("It is freezing in the garden today."),
        returned("Outside it is freezing, so stay in the house."),
        "It should begin with 'It is freezing in the garden' …; "
        "it begins with 'Outside it is freezing, so stay' ….",
    ),
    (
        "input-inside-function",
        Expect("hello"),
        replace(returned("help"), asked=1),
        "`tried` calls `input()`, but here nobody types anything. "
        "It gets what it needs as parameters (`x`); ask the player outside of it.",
    ),
    (
        "nothing-raised",
        Raises("ValueError"),
        returned(None),
        "`tried` should raise `ValueError`. It raised nothing and returned nothing.",
    ),
    (
        "returned-instead-of-raised",
        Raises("ValueError"),
        returned("no"),
        "`tried` returned 'no'; it should raise a `ValueError` with that text. Write `raise ValueError(…)` "
        "in place of `return …`.",
    ),
    (
        "wrong-exception-text",
        Raises("ValueError", "7"),
        raised("ValueError", "bad"),
        "`ValueError` is right, but it should contain '7'. Its text is 'bad'.",
    ),
    (
        "wrong-exception",
        Raises("ValueError"),
        raised("IndexError", "string index out of range"),
        "`ValueError` should be raised. Line 12 (in `evaluate_guess`) ended in "
        "`IndexError`: it asks a text for a place that it hasn't. The first place is 0, the last is one less "
        "than its length.",
    ),
    ("nothing-printed", Prints("a\nb"), returned(None), "`tried` printed nothing."),
    (
        "returned-instead-of-printed",
        Prints("a\nb"),
        returned("a\nb"),
        "`tried` returns the text; here it should print it.",
    ),
    ("", Prints("a\nb"), returned(None, "a\nc\n"), "Line 2 of what is printed should be 'b'; it is 'c'."),
    ("", Prints("a\nb"), returned(None, "a\n"), "After line 1 there should follow 'b'."),
    (
        "",
        Prints("a\nb"),
        returned(None, "a\nb\nc"),
        "After line 2 nothing more should be printed; there is 'c'.",
    ),
    (
        "no-text",
        Matches(".*", "a sentence that says what is wrong"),
        returned(None),
        "`tried` should return a sentence that says what is wrong. It returned nothing (`None`).",
    ),
    (
        "printed-instead-of-returned",
        Matches(".*"),
        returned(None, "too short"),
        "`tried` prints its answer and returns nothing (`None`). "
        "Write `return …` in place of `print(…)`: only what is returned can be used further.",
    ),
    ("", Matches("b", "a b"), returned("a"), "`tried` should return a b. It returned 'a'."),
]


@pytest.mark.parametrize(
    ("slip", "expectation", "seen", "message"), VALUES, ids=lambda value: repr(value)[:40]
)
def test_a_slip_in_a_value(slip: str, expectation: Expectation, seen: Observation, message: str) -> None:
    verdict = judge(call_case(call("tried(x)", x=1), expectation), seen)
    assert (verdict.slip, verdict.message) == (slip, message)
