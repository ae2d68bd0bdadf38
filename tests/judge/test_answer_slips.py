"""The usual slips in an answer of the game, and the sentence that each of them is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.judge.verdict import judge_all
from grader.model.answer import Marks
from grader.model.case import Expect
from grader.model.observation import Evidence
from grader.model.value import Opaque, Plain
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, guess_case, judge, returned

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
        "What came back is a tuple of 4 pieces: commas between them make one. Return one text, "
        'as in `return f"{positions} positions, {letters} letters"`.',
    ),
    (
        "tuple-of-one",
        ("1 positions, 2 letters",),
        "",
        "`evaluate_guess` returned ('1 positions, 2 letters',), a tuple: a comma behind a text makes one "
        "of it. Take it out.",
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
        "A generator came back, as `yield` or a loop in round brackets makes one.",
    ),
    (
        "function-returned",
        Opaque("builtin_function_or_method"),
        "",
        "`evaluate_guess` should return the text '1 positions, 2 letters'. "
        "It returned a function, not its result. To call it, write round brackets behind it.",
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
            "list-as-text",
            "['+', '-']",
            "`score` returned \"['+', '-']\", a text: it shows a list, brackets and all. "
            '`"".join(…)` makes one text of its items.',
        ),
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


def test_numbers_are_called_swapped_only_if_they_are_so_everywhere() -> None:
    first = guess_case("1 positions, 2 letters", case_id="first")
    second = guess_case("3 positions, 1 letters", case_id="second")

    def messages(*seen: tuple[int, int]) -> list[str]:
        rows = (("first", returned(seen[0])), ("second", returned(seen[1])))
        return [v.message for v in judge_all(EXERCISE, [first, second], Evidence(LOADED, rows))]

    swapped = "The two numbers come in the wrong order, as though swapped: first positions, then letters."
    assert messages((2, 1), (1, 3)) == [swapped, swapped]
    assert messages((2, 1), (3, 1)) == ["positions: 1 too many, letters: 1 too few", ""]


def test_a_tuple_of_pieces_is_compared_with_the_sentence() -> None:
    """A pair of numbers would do; but that isn't what the message asks for."""
    verdict = judge(guess_case(SENTENCE), returned((1, "positions,", 2, "letters"), ""))
    assert verdict.expected == SENTENCE
    assert judge(guess_case(SENTENCE), returned((1, 3), "")).expected == "(1, 2)"


def test_a_word_where_no_mark_is_right() -> None:
    asked = call("score(code, guess)", code="1234", guess="5678")
    verdict = judge(call_case(asked, Expect("")), returned("none"), exercise=MARKS)
    assert verdict.message == (
        "Expected is the empty text, with nothing in it; this one is 'none'. Only '+' and '-' may be in it."
    )
