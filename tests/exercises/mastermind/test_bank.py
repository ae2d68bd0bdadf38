"""The bank of misconceptions: complete, wrong where it should be, and worded for a student."""

from __future__ import annotations

import itertools
import re

import pytest

from grader.judge.program import written
from tests.exercises.mastermind.programs import answer, bank, exercise

GRADING = {
    # idea: code, guess, right, wrong; the smallest pair on which it shows
    "found-anywhere": ("AB", "AA", (1, 0), (1, 1)),
    "asked-from-the-code": ("AA", "AB", (1, 0), (1, 1)),
    "first-places-compared": ("AA", "BA", (1, 0), (0, 1)),
    "index-in-the-code": ("AA", "AA", (2, 0), (1, 1)),
    "index-in-the-guess": ("AA", "AA", (2, 0), (1, 1)),
    "every-equal-pair": ("AA", "AA", (2, 0), (2, 2)),
    "every-partner-of-the-misplaced": ("AB", "AA", (1, 0), (1, 1)),
    "right-and-misplaced": ("AA", "AA", (2, 0), (2, 2)),
    "two-questions-each": ("AA", "AA", (2, 0), (2, 1)),
    "right-ones-not-used-up": ("AB", "AA", (1, 0), (1, 1)),
    "one-pass-crossing-out": ("AB", "BB", (1, 0), (0, 1)),
    "first-copy-taken": ("AA", "BA", (1, 0), (0, 1)),
    "rest-not-used-up": ("AAB", "BBA", (0, 2), (0, 3)),
    "never-misplaced-once-right": ("AAB", "ABA", (1, 2), (1, 1)),
    "each-letter-once": ("AAB", "ABA", (1, 2), (1, 1)),
    "sets-less-positions": ("AA", "AA", (2, 0), (2, -1)),
    "sets-not-below-zero": ("AAB", "ABA", (1, 2), (1, 1)),
    "smaller-total": ("AAB", "ABB", (2, 0), (2, 1)),
    "sorted-slot-by-slot": ("AB", "BC", (0, 1), (0, 0)),
    "last-place-skipped": ("A", "A", (1, 0), (0, 0)),
    "all-others-misplaced": ("A", "B", (0, 0), (0, 1)),
    "letters-include-positions": ("A", "A", (1, 0), (1, 1)),
    "positions-taken-off-twice": ("A", "A", (1, 0), (1, -1)),
    "misplaced-not-counted": ("AB", "BA", (0, 2), (0, 0)),
    "numbers-swapped": ("A", "A", (1, 0), (0, 1)),
    "number-against-text": ("A", "A", (1, 0), (0, 0)),
    "all-pairs-cut-to-length": ("AA", "AB", (1, 0), (1, 1)),
    "first-place-skipped": ("A", "A", (1, 0), (0, 0)),
    "in-the-code-asked-first": ("A", "A", (1, 0), (0, 1)),
    "returned-in-the-first-round": ("AB", "AB", (2, 0), (1, 0)),
    "equals-plus-for-both": ("AB", "AB", (2, 0), (1, 0)),
    "equals-plus-for-positions": ("AB", "AB", (2, 0), (1, 0)),
    "equals-plus-for-letters": ("AB", "BA", (0, 2), (0, 1)),
    "one-pass-with-a-rest": ("AB", "BB", (1, 0), (1, 1)),
    "guess-not-marked": ("AA", "AB", (1, 0), (1, 1)),
    "seen-in-one-pass": ("AB", "BB", (1, 0), (1, 1)),
    "all-copies-or-none": ("AAB", "BBA", (0, 2), (0, 1)),
}
STATE_TYPES_AND_SECRET = [
    *("secret-crossed-out", "answer-added-to-the-guess", "guess-blanked-out", "counters-outside"),
    *("list-kept-as-default", "new-secret-each-guess", "two-secrets", "one-secret-for-all"),
    *("prints-instead-of-returning", "pieces-instead-of-a-sentence", "compares-instead-of-setting"),
    *("secret-not-returned", "secret-is-a-list", "sample-never-repeats", "shuffled-alphabet"),
    *("marks-in-the-order-of-the-guess", "tells-which-place", "short-guess-crashes", "long-guess-crashes"),
    *("missing-letters-counted", "first-guess-is-a-number", "last-letter-never-drawn", "one-letter-too-far"),
]
GAME_LOOP = [
    *("one-guess-too-few", "last-guess-is-lost", "illegal-guess-costs", "asked-again-without-a-word"),
    *("second-try-unchecked", "small-letters-refused", "upper-not-kept", "any-legal-guess-wins"),
    *("closing-line-as-a-tuple", "singular-for-one", "blank-at-the-end", "print-puts-blanks-between"),
    *("four-left-in-the-text", "secret-shown", "called-without-its-values", "name-that-exists-nowhere"),
    *("no-limit-on-guesses", "asks-inside-the-answer"),
]


def test_the_bank_holds_every_mistake_that_was_seen_in_real_programs_of_this_game() -> None:
    handed = {*GRADING, "four-left-in-the-loop", *STATE_TYPES_AND_SECRET, *GAME_LOOP}
    assert handed <= bank().keys()


@pytest.mark.parametrize(("idea", "pair"), GRADING.items(), ids=GRADING)
def test_the_smallest_pair_shows_the_idea(
    idea: str, pair: tuple[str, str, tuple[int, int], tuple[int, int]]
) -> None:
    code, guess, right, wrong = pair
    solution = exercise().solution.read_text("utf-8")
    assert answer(solution, code, guess) == right
    assert answer(bank()[idea].source, code, guess) == wrong


@pytest.mark.parametrize(
    ("idea", "pair"), [item for item in GRADING.items() if len(item[1][0]) == 3], ids=lambda item: str(item)
)
def test_nothing_shorter_shows_the_idea(idea: str, pair: tuple[str, str, object, object]) -> None:
    solution = exercise().solution.read_text("utf-8")
    for length in (1, 2):
        words = ["".join(letters) for letters in itertools.product("ABCD"[: 2 * length], repeat=length)]
        for code, guess in itertools.product(words, repeat=2):
            assert answer(bank()[idea].source, code, guess) == answer(solution, code, guess), (code, guess)


@pytest.mark.parametrize(
    ("code", "wrong"), [("ABC", "IndexError"), ("ABCDE", (4, 0))], ids=["three-letters", "five-letters"]
)
def test_a_four_left_in_the_loop_crashes_or_skips(code: str, wrong: object) -> None:
    assert answer(exercise().solution.read_text("utf-8"), code, code) == (len(code), 0)
    assert answer(bank()["four-left-in-the-loop"].source, code, code) == wrong


@pytest.mark.parametrize("idea", sorted(bank()))
def test_title_and_hint_can_be_read_on_a_screen(idea: str) -> None:
    one = bank()[idea]
    for title, hint in [(one.title, one.hint), *([one.otherwise] if one.otherwise else [])]:
        assert len(title) <= 90
        assert not title.endswith(".")
        sentences = re.findall(r"[.?:](?=\s|$)", hint)
        assert 1 <= len(sentences) <= 5, "three or four sentences, and perhaps a colon"
        assert hint[-1] in ".?"


@pytest.mark.parametrize("idea", sorted(idea for idea, one in bank().items() if one.only_if))
def test_the_line_that_words_speak_of_is_in_the_program_with_the_idea_alone(idea: str) -> None:
    pattern = bank()[idea].only_if
    called = ["evaluate_guess"]
    assert re.search(pattern, written(bank()[idea].source.encode(), called), re.MULTILINE)
    assert not re.search(pattern, written(exercise().solution.read_bytes(), called), re.MULTILINE)


def pairs_in_hints() -> list[tuple[str, str, str]]:
    pair = re.compile(r"code ([A-F]{2,6}) and the guess ([A-F]{2,6})")
    return [
        (idea, *found)
        for idea, one in bank().items()
        for hint in [one.hint, *(one.otherwise or ())[1:]]
        for found in pair.findall(" ".join(hint.split()))
    ]


@pytest.mark.parametrize(("idea", "code", "guess"), pairs_in_hints())
def test_what_a_hint_lets_one_try_shows_the_idea(idea: str, code: str, guess: str) -> None:
    right = answer(exercise().solution.read_text("utf-8"), code, guess)
    assert answer(bank()[idea].source, code, guess) != right


@pytest.mark.parametrize("idea", sorted(bank()))
def test_a_hint_gives_no_line_of_the_solution_away(idea: str) -> None:
    lines = {
        line.strip() for line in exercise().solution.read_text("utf-8").splitlines() if " " in line.strip()
    }
    assert lines.isdisjoint(re.findall(r"`([^`]+)`", bank()[idea].hint))


def test_no_code_number_of_ours_is_on_screen() -> None:
    for one in bank().values():
        assert not re.search(r"\b[GSL]\d\d\b", one.title + one.hint + one.id)
