"""Naming the wrong idea: a claim where one known idea alone explains every answer, and none elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.course import read_misconceptions
from grader.grading import grade_submission
from grader.model.exercise import Misconception
from grader.model.result import Diagnosis, Outcome, Submission
from tests.exercises.grading import Desk, desk_for

OUTSIDE = {
    "one less if two are right": "letters = max(0, both - p - (p == 2))",
    "the first letter counts twice": "letters = both - p + (secret[0] in guess[1:] and len({*secret}) < 3)",
    "right only for short codes": "letters = 0 if len(set(secret)) == 2 else both - p",
    "right but for one guess": "letters = 0 if guess == 'BAAB' else both - p",
    "always the same": "p, letters = 1, 1",
}
"""Mistakes that nobody has listed: how a function that knows `p`, the right places, and `both` counts."""


@pytest.fixture(scope="module")
def desk() -> Iterator[Desk]:
    with desk_for("mastermind") as made:
        yield made


def answering(desk: Desk, counting: str) -> str:
    solution = desk.exercise.solution.read_text("utf-8")
    body = (
        "\ndef evaluate_guess(secret, guess):\n"
        "    p = sum(a == b for a, b in zip(secret, guess))\n"
        "    both = sum(min(secret.count(x), guess.count(x)) for x in set(guess))\n"
        f"    {counting}\n"
        '    return f"{p} positions, {letters} letters"\n\n'
    )
    return solution.replace('\nif __name__ == "__main__":', body + '\nif __name__ == "__main__":')


@pytest.mark.parametrize("counting", OUTSIDE.values(), ids=OUTSIDE.keys())
def test_a_mistake_outside_of_the_bank_gets_no_claim(desk: Desk, counting: str) -> None:
    result = desk.grade(answering(desk, counting))
    assert result.start_with
    assert result.diagnosis is None


def test_a_right_program_gets_no_claim(desk: Desk) -> None:
    assert desk.grade(answering(desk, "letters = both - p")).diagnosis is None


def test_the_commonest_mistake_is_named_whoever_wrote_it(desk: Desk) -> None:
    counting = "letters = sum(b in secret for a, b in zip(secret, guess) if a != b)"
    diagnosis = desk.grade(answering(desk, counting)).diagnosis
    assert isinstance(diagnosis, Diagnosis)
    assert diagnosis.misconception == "found-anywhere"
    assert diagnosis.title == "Each letter of the guess counts if it is somewhere in the code"
    assert diagnosis.hint.startswith("With the code ABCD and the guess AFAA there are three A in the guess")


def about_grading(one: Misconception) -> bool:
    return one.stage == "repeated-letters" and set(one.definitions) == {"evaluate_guess"}


def test_every_idea_of_the_bank_about_repeated_letters_is_named(desk: Desk) -> None:
    """By its own name, or by that of one that answers alike everywhere."""
    bank = [one for one in read_misconceptions(desk.exercise) if about_grading(one)]
    assert len(bank) > 15
    unnamed = []
    for one in bank:
        diagnosis = desk.grade(one.source).diagnosis
        if diagnosis is None or diagnosis.misconception != one.id:
            unnamed.append((one.id, diagnosis and diagnosis.misconception))
    assert unnamed == []


def test_of_two_functions_that_fail_the_first_is_explained_by_its_own_answers(desk: Desk) -> None:
    """As every student comes to the third step: answers count too much, and repeats are still refused."""
    counting = "letters = sum(b in secret for a, b in zip(secret, guess) if a != b)"
    refusing = (
        "\ndef create_secret():\n    return ''.join(random.sample(LETTERS, CODE_LENGTH))\n\n"
        "\ndef check_guess(guess):\n"
        "    if len(guess) != CODE_LENGTH or not set(guess) <= set(LETTERS):\n"
        "        return f'Please type {CODE_LENGTH} letters from A to F.'\n"
        "    if len(set(guess)) < len(guess):\n"
        "        return f'Please type {CODE_LENGTH} different letters from A to F.'\n\n"
    )
    guard = '\nif __name__ == "__main__":'
    diagnosis = desk.grade(answering(desk, counting).replace(guard, refusing + guard)).diagnosis
    assert diagnosis is not None
    assert diagnosis.misconception == "found-anywhere"


@pytest.mark.parametrize("counting", OUTSIDE.values(), ids=OUTSIDE.keys())
def test_of_two_functions_that_fail_none_is_explained_by_chance(desk: Desk, counting: str) -> None:
    refusing = "\ndef check_guess(guess):\n    return 'No.'\n\n"
    guard = '\nif __name__ == "__main__":'
    assert desk.grade(answering(desk, counting).replace(guard, refusing + guard)).diagnosis is None


CHECK = (
    "\ndef check_guess(guess):\n    if len(guess) != 4:\n        return 'Four letters, please.'\n"
    "    for letter in guess:\n        if {letter}:\n            return 'Only A to F, please.'\n"
    "    if {twice}:\n        return 'No letter twice, please.'\n    return None\n\n"
)


@pytest.mark.parametrize(
    ("letter", "twice", "idea"),
    [
        ("not 'A' <= letter <= 'Z'", "len(set(guess)) < 4", "letters-to-z"),
        ("not 'A' <= letter <= 'Z'", "guess[0] == guess[1]", None),
        ("letter not in 'ABCDEFXY'", "len(set(guess)) < 4", None),
    ],
    ids=["one idea", "and another mistake", "outside of the bank"],
)
def test_a_rule_that_is_taken_back_later_does_not_hide_an_idea(
    desk: Desk, letter: str, twice: str, idea: str | None
) -> None:
    guard = '\nif __name__ == "__main__":'
    solution = desk.exercise.solution.read_text("utf-8")
    check = CHECK.format(letter=letter, twice=twice)
    diagnosis = desk.grade(solution.replace(guard, check + guard)).diagnosis
    assert (diagnosis and diagnosis.misconception) == idea


def with_body(desk: Desk, body: str) -> str:
    """The solution with another `evaluate_guess`, whose only line this is."""
    solution = desk.exercise.solution.read_text("utf-8")
    return solution.replace(
        '\nif __name__ == "__main__":',
        f'\ndef evaluate_guess(secret, guess):\n    {body}\n\nif __name__ == "__main__":',
    )


def test_an_idea_about_printing_needs_something_printed(desk: Desk) -> None:
    told = [
        desk.grade(with_body(desk, body)).diagnosis
        for body in ("pass", "print('let me see')", "print('0 positions, 0 letters')")
    ]
    assert told == [None, None, None]


def test_the_diagnosis_is_about_stages_that_are_shown(desk: Desk) -> None:
    counting = "letters = sum(b in secret for a, b in zip(secret, guess) if a != b)"
    data = answering(desk, counting).encode()
    submission = Submission(desk.exercise.file, data, "")
    shown = grade_submission(desk.exercise, desk.cases, submission, desk.runner, last_stage="code-length")
    assert (shown.status, shown.diagnosis) == (Outcome.PASSED, None)
