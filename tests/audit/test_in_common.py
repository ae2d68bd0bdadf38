"""What all failing inputs have in common, in words."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from grader.audit.columns import Columns
from grader.audit.in_common import in_common
from grader.model.value import Plain

WORDS: tuple[Plain, ...] = tuple(map("".join, itertools.product("ABC", repeat=3)))
NUMBERS: tuple[Plain, ...] = tuple(range(-5, 6))


def failing(test: Callable[[str, str], bool]) -> tuple[str, ...]:
    columns = [Columns("secret", WORDS), Columns("guess", WORDS)]
    rows = [((str(word),), columns[1].mask(test(str(word), str(other)) for other in WORDS)) for word in WORDS]
    return in_common(columns, rows)


@pytest.mark.parametrize(
    ("test", "said"),
    [
        (lambda secret, guess: False, ()),
        (lambda secret, guess: True, ()),
        (
            lambda secret, guess: len(set(guess)) < 3,
            ("every failure has a repeated letter in the guess, and every such input fails",),
        ),
        (
            lambda secret, guess: secret[0] == guess[0] == "B",
            (
                "every failure has the same letter first in secret and guess",
                "every failure has B in the secret",
                "every failure has B in the guess",
            ),
        ),
        (
            lambda secret, guess: secret == guess,
            ("every failure has the same secret as guess, and every such input fails",),
        ),
    ],
    ids=["no failure", "every input fails", "repeats in the guess", "a letter in front", "the same word"],
)
def test_pairs_of_words(test: Callable[[str, str], bool], said: tuple[str, ...]) -> None:
    assert failing(test) == said


def test_more_copies_in_the_guess_than_in_the_secret() -> None:
    """The commonest wrong idea: "is this letter of the guess anywhere in the secret?"."""

    def differs(secret: str, guess: str) -> bool:
        naive = sum(letter in secret for letter in guess)
        return naive != sum(min(secret.count(letter), guess.count(letter)) for letter in set(guess))

    assert failing(differs) == (
        "every failure has a letter that is more often in the guess than in the secret, and in both, "
        "and every such input fails",
    )


def test_numbers() -> None:
    column = Columns("number", NUMBERS)
    odd_and_negative = column.mask(isinstance(one, int) and one < 0 and one % 2 == 1 for one in NUMBERS)
    assert in_common([column], [((), odd_and_negative)]) == (
        "every failure has a negative number",
        "every failure has an odd number",
    )


def test_lists() -> None:
    column = Columns("items", ([], [1], [1, 2], [2, 2], [3, 1, 3]))
    assert in_common(
        [column],
        [
            (
                (),
                column.mask(
                    len(set(map(str, one))) < len(one) for one in ([], [1], [1, 2], [2, 2], [3, 1, 3])
                ),
            )
        ],
    ) == ("every failure has a repeated element in the items, and every such input fails",)


def test_what_follows_from_something_narrower_is_not_said() -> None:
    """The same word twice has, of course, the same letter first."""
    assert failing(lambda secret, guess: secret == guess) == (
        "every failure has the same secret as guess, and every such input fails",
    )
