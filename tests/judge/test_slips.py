"""The usual slips of beginners, and the sentence that each of them is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.verdict import judge_all
from grader.judge.wording import show
from grader.model.answer import Marks
from grader.model.case import Expect, Expectation, Matches, Prints, Raises
from grader.model.observation import Evidence, Kind, Loading, Observation
from grader.model.value import Opaque, Plain
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, guess_case, judge, raised, returned

SENTENCE = "1 positions, 2 letters"
ANSWERS: list[tuple[str, Plain, str, str]] = [
    (
        "nothing-returned",
        None,
        "",
        "`evaluate_guess` returned nothing (`None`). Every way through it must end with "
        "`return` and a value.",
    ),
    (
        "printed-instead-of-returned",
        None,
        "1 positions, 2 letters\n",
        "`evaluate_guess` prints its answer and returns nothing (`None`). "
        "Write `return …` in place of `print(…)`: only what is returned can be used further.",
    ),
    (
        "swapped-numbers",
        (2, 1),
        "",
        "The two numbers come in the wrong order, as though swapped: first positions, then letters.",
    ),
    (
        "singular",
        "1 position, 2 letters",
        "",
        "The wording is always plural, even after 1: `positions`, not `position`.",
    ),
    (
        "singular",
        "1 position, 3 letters",
        "",
        "The wording is always plural, even after 1: `positions`, not `position`. "
        "Besides, letters: 1 too many (positions right).",
    ),
    (
        "blank-at-the-end",
        "1 positions, 2 letters ",
        "",
        "The text is right, but for 1 blank (space) too many at the end: '1 positions, 2 letters '.",
    ),
    (
        "blank-at-the-end",
        "  1 positions, 2 letters\n",
        "",
        "The text is right, but for 2 blanks (spaces) too many at the start "
        "and a line break (`\\n`) too many at the end: '  1 positions, 2 letters\\n'.",
    ),
    (
        "doubled-blank",
        "1 positions,  2 letters",
        "",
        "There are two blanks (spaces) in a row where one should be.",
    ),
    (
        "blanks",
        "1 positions,2 letters",
        "",
        "Only blanks (spaces) differ. After '1 positions,' should come ' 2 letters'; there is '2 letters'.",
    ),
    (
        "capitals",
        "1 Positions, 2 letters",
        "",
        "Only capital and small letters differ. After '1' should come "
        "'positions, 2 letters'; there is 'Positions, 2 letters'.",
    ),
    (
        "punctuation",
        "1 positions 2 letters",
        "",
        "Only a punctuation mark differs. After '1' should come 'positions, 2 letters'; "
        "there is 'positions 2 letters'.",
    ),
    (
        "punctuation",
        "1 positions, 2 letters.",
        "",
        "Only a punctuation mark differs. After the right text there is more: '.'.",
    ),
    (
        "turned-sentence",
        "2 letters, 1 positions",
        "",
        "The parts come in the wrong order. The sentence is `{positions} positions, {letters} letters`.",
    ),
    (
        "wording",
        "1 right, 2 wrong",
        "",
        "The words must be `positions` and `letters`, as in '1 positions, 2 letters'; "
        "it returned '1 right, 2 wrong'.",
    ),
    (
        "wording",
        "Answer: 1 positions, 2 letters",
        "",
        "The answer is all that should be returned; there is 'Answer:' before it.",
    ),
    (
        "decimal-number",
        "1.0 positions, 2.0 letters",
        "",
        "The numbers have a decimal point: '1.0 positions, 2.0 letters'. "
        "Expected are whole numbers: use `//` or `int(…)`.",
    ),
    (
        "f-missing",
        "{positions} positions, {letters} letters",
        "",
        "The text has `{positions}` in it, not its value: an `f` is missing before the first quote.",
    ),
    (
        "wording",
        "",
        "",
        "The words must be `positions` and `letters`, as in '1 positions, 2 letters'; it returned ''.",
    ),
    (
        "tuple-of-pieces",
        (1, "positions,", 2, "letters"),
        "",
        "The commas in the `return` line make a tuple of 4 pieces. Return one text, "
        'as in `return f"{positions} positions, {letters} letters"`.',
    ),
    (
        "tuple-of-one",
        ("1 positions, 2 letters",),
        "",
        "A comma at the end of the `return` line makes a tuple of the text. Take it out.",
    ),
    (
        "list-instead-of-tuple",
        [1, 2],
        "",
        "`evaluate_guess` returned [1, 2], a list. Leave out the square brackets: "
        "`return positions, letters`.",
    ),
    (
        "list-instead-of-text",
        ["1 positions", "2 letters", ""],
        "",
        "`evaluate_guess` returned ['1 positions', '2 letters', ''], a list. "
        "Expected is the text '1 positions, 2 letters'. `\"\".join(…)` makes one text of its items.",
    ),
    (
        "number-as-text",
        ("1", "2"),
        "",
        "`evaluate_guess` returned ('1', '2'). Both should be whole numbers, as in (1, 2).",
    ),
    (
        "number-as-text",
        (1, 2.0),
        "",
        "`evaluate_guess` returned (1, 2.0). Both should be whole numbers, as in (1, 2).",
    ),
    (
        "truth-value-returned",
        False,
        "",
        "`evaluate_guess` returned False, a truth value. Expected is the text '1 positions, 2 letters'. "
        "Is there a `==`, `and` or `or` where it shouldn't be?",
    ),
    (
        "generator-returned",
        Opaque("generator"),
        "",
        "`evaluate_guess` should return the text '1 positions, 2 letters'. "
        "It has a `yield`, or returns a loop in round brackets, so a generator came back.",
    ),
    (
        "function-returned",
        Opaque("builtin_function_or_method"),
        "",
        "`evaluate_guess` should return the text '1 positions, 2 letters'. "
        "It returned a function, not its result: round brackets are missing after its name.",
    ),
    (
        "type-returned",
        Opaque("type"),
        "",
        "`evaluate_guess` should return the text '1 positions, 2 letters'. "
        "It returned a class, not an object of it: round brackets are missing after its name.",
    ),
    (
        "lazy-returned",
        Opaque("map"),
        "",
        "`evaluate_guess` returned an object of type `map`. Expected is the text '1 positions, 2 letters'. "
        'Put it into `list(…)` or `"".join(…)`.',
    ),
    (
        "object-returned",
        Opaque("Answer"),
        "",
        "`evaluate_guess` returned an object of type `Answer`. Expected is the text '1 "
        "positions, 2 letters'.",
    ),
    (
        "wrong-kind",
        3,
        "",
        "`evaluate_guess` returned 3. Expected is the text '1 positions, 2 letters', "
        "or the numbers as in `return positions, letters`.",
    ),
    (
        "wrong-kind",
        (1, 2, 3),
        "",
        "`evaluate_guess` returned (1, 2, 3). Expected is the text '1 positions, 2 letters', "
        "or the numbers as in `return positions, letters`.",
    ),
]


@pytest.mark.parametrize(
    ("slip", "observed", "printed", "message"), ANSWERS, ids=lambda value: repr(value)[:40]
)
def test_a_slip_in_an_answer_of_the_game(slip: str, observed: Plain, printed: str, message: str) -> None:
    verdict = judge(guess_case(SENTENCE), returned(observed, printed))
    assert (verdict.slip, verdict.message) == (slip, message)


VALUES: list[tuple[str, Expectation, Observation, str]] = [
    (
        "number-as-text",
        Expect(3),
        returned("3"),
        "`tried` returned '3', a text. Expected is the number, without quotes.",
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
        "nothing-raised",
        Raises("ValueError"),
        returned("no"),
        "`tried` should raise `ValueError`. It raised nothing but returned 'no'.",
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
        "`IndexError`: it asks for a place that the string hasn't. The first place is 0; with 4 items the "
        "last is 3.",
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


MARKS = replace(EXERCISE, answer=Marks((("exact", "+"), ("partial", "-"))), answer_calls=("score",))


@pytest.mark.parametrize(
    ("slip", "observed", "message"),
    [
        ("", "+-", "exact: 1 too few (partial right)"),
        (
            "marks-out-of-order",
            "+-+",
            "The marks are right, but in the wrong order: all `+`, then all `-`.",
        ),
        (
            "marks-out-of-order",
            "-+",
            "The order is wrong: all `+`, then all `-`. Besides, exact: 1 too few (partial right).",
        ),
        ("wording", "++x", "There is 'x' in it; only '+' and '-' may be."),
        (
            "blank-at-the-end",
            "++- ",
            "The text is right, but for 1 blank (space) too many at the end: '++- '.",
        ),
    ],
)
def test_a_slip_in_marks(slip: str, observed: str, message: str) -> None:
    case = call_case(call("score(code, guess)", code="1124", guess="1125"), Expect("++-"))
    verdict = judge(case, returned(observed), exercise=MARKS)
    assert (verdict.slip, verdict.message) == (slip, message)


ENDINGS = [
    (
        Observation(Kind.TIMED_OUT),
        "timed-out",
        "`evaluate_guess` was still running after 2 seconds, so it was stopped. "
        "Usually a loop never ends: look at what should make its condition false.",
        "nothing within 2 seconds",
    ),
    (
        Observation(Kind.OUT_OF_MEMORY),
        "out-of-memory",
        "`evaluate_guess` used more than 512 MB of memory, so it was stopped. "
        "Usually a list or a text keeps growing in a loop that never ends.",
        "nothing: the memory was used up",
    ),
    (
        Observation(Kind.TOO_MUCH_OUTPUT),
        "too-much-output",
        "`evaluate_guess` printed or returned more text than anybody can read, so it was stopped. "
        "Usually a `print` stands in a loop that never ends.",
        "more text than can be shown",
    ),
    (
        Observation(Kind.EXITED, detail="0"),
        "exited",
        "`evaluate_guess` ended the whole program instead of returning, by `exit()` or the like. "
        "Use `return` to leave a function.",
        "nothing: the program ended itself",
    ),
    (
        Observation(Kind.EXITED, detail="bye"),
        "exited",
        "`evaluate_guess` ended the whole program instead of returning, by `exit()` or the like "
        "(with the text 'bye'). Use `return` to leave a function.",
        "nothing: the program ended itself",
    ),
    (
        Observation(Kind.CRASHED, detail="SIGSEGV"),
        "crashed",
        "Python itself crashed while `evaluate_guess` was running "
        "(SIGSEGV: it touched memory that isn't its own).",
        "nothing: Python crashed",
    ),
    (
        Observation(Kind.NO_ANSWER),
        "no-answer",
        "`evaluate_guess` ended without handing over an answer: its process was gone, "
        "or something had been done to its connections.",
        "nothing",
    ),
    (
        Observation(Kind.NOT_LOADED),
        "not-loaded",
        "Your file could not be loaded, so this could not be tried.",
        "nothing: the file could not be loaded",
    ),
    (
        raised("EOFError", "EOF when reading a line"),
        "input-inside-function",
        "`evaluate_guess` calls `input()`, but here nobody types anything. "
        "It gets what it needs as parameters (`secret`, `guess`); ask the player outside of it.",
        "EOFError: EOF when reading a line",
    ),
]


@pytest.mark.parametrize(("seen", "slip", "message", "observed"), ENDINGS, ids=lambda value: repr(value)[:40])
def test_a_call_that_came_to_another_end(seen: Observation, slip: str, message: str, observed: str) -> None:
    verdict = judge(guess_case(SENTENCE), seen)
    assert (verdict.slip, verdict.message, verdict.observed) == (slip, message, observed)


def test_the_time_limit_that_ran_out_is_named() -> None:
    case = replace(guess_case(SENTENCE), timeout=0.5)
    assert "still running after 0.5 seconds," in judge(case, Observation(Kind.TIMED_OUT)).message
    whole = Observation(Kind.TIMED_OUT, detail="20 seconds for the whole program")
    assert "still running after 20 seconds for the whole program," in judge(case, whole).message


def test_a_function_that_asks_for_ever_is_told_about_input() -> None:
    assert (
        judge(guess_case(SENTENCE), Observation(Kind.TIMED_OUT, asked=1000)).slip == "input-inside-function"
    )


@pytest.mark.parametrize(
    ("name", "there", "slip", "message"),
    [
        (
            "evaluate_guess",
            ("main", "evaluateGuess"),
            "misspelt-name",
            "Your file has `evaluateGuess`; the exercise asks for `evaluate_guess`. Rename it.",
        ),
        (
            "evaluate_guess",
            ("evalute_gues",),
            "misspelt-name",
            "Your file has `evalute_gues`; the exercise asks for `evaluate_guess`. Rename it.",
        ),
        (
            "evaluate_guess",
            ("main", "check"),
            "missing-name",
            "Your file has no function `evaluate_guess`.",
        ),
        (
            "evaluate_guess",
            (),
            "missing-name",
            "Your file has no function `evaluate_guess`. It defines nothing yet.",
        ),
        (
            "Guess",
            ("main",),
            "missing-name",
            "Your file has no class `Guess`.",
        ),
        (
            "CODE_LENGTH",
            ("main", "LETTERS"),
            "missing-constant",
            "There is no line `CODE_LENGTH = 4` in your file, outside of all functions.",
        ),
        (
            "CODE_LENGTH",
            ("main", "code_length"),
            "misspelt-name",
            "Your file has `code_length`; the exercise asks for `CODE_LENGTH`: `CODE_LENGTH = 4`.",
        ),
    ],
)
def test_a_name_that_is_not_there(name: str, there: tuple[str, ...], slip: str, message: str) -> None:
    verdict = judge(
        guess_case(SENTENCE), Observation(Kind.MISSING, detail=name), Loading(Kind.RETURNED, names=there)
    )
    assert (verdict.slip, verdict.message) == (slip, message)
    assert verdict.observed == f"no `{name}`"


def test_numbers_are_called_swapped_only_if_they_are_so_everywhere() -> None:
    first = guess_case("1 positions, 2 letters", case_id="first")
    second = guess_case("3 positions, 1 letters", case_id="second")

    def messages(*seen: tuple[int, int]) -> list[str]:
        rows = (("first", returned(seen[0])), ("second", returned(seen[1])))
        return [v.message for v in judge_all(EXERCISE, [first, second], Evidence(LOADED, rows))]

    swapped = "The two numbers come in the wrong order, as though swapped: first positions, then letters."
    assert messages((2, 1), (1, 3)) == [swapped, swapped]
    assert messages((2, 1), (3, 1)) == ["positions: 1 too many, letters: 1 too few", ""]
