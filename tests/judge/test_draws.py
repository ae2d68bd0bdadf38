"""What is said about secrets that are drawn at random, and how sure it is."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from grader.judge.evenness import ALARM, log_chance, uneven
from grader.model.case import Case, Draws
from grader.model.observation import Kind, Observation
from grader.model.value import Plain
from grader.model.verdict import Status
from tests.judge.mastermind import call, call_case, judge, raised

LETTERS = "ABCDEF"


def case(stage: str, **wanted: object) -> Case:
    draws = Draws(call("create_secret()"), 600, **wanted)  # type: ignore[arg-type]
    return replace(call_case(call("create_secret()"), None), task=draws, stage=stage)


def drawn(draw: Callable[[random.Random], Plain], count: int = 600) -> Observation:
    chance = random.Random(7)
    return Observation(Kind.RETURNED, [draw(chance) for _ in range(count)])


def fair(chance: random.Random) -> str:
    return "".join(chance.choices(LETTERS, k=4))


def without_repeats(chance: random.Random) -> str:
    return "".join(chance.sample(LETTERS, 4))


LAST = case("repeated-letters", each="[A-F]{4}", sometimes=(r"(.).*\1", "F"), even=True)


def test_fair_secrets_pass() -> None:
    assert judge(LAST, drawn(fair)).status is Status.PASSED
    first_stage = case("no-repeats", each="[A-F]{4}", never=r"(.).*\1", even=True)
    assert judge(first_stage, drawn(without_repeats)).status is Status.PASSED


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        pytest.param(without_repeats, "Of 600 secrets none had a letter twice.", id="never a letter twice"),
        pytest.param(
            lambda _: "ABCD",
            "Every secret was 'ABCD'. Each call must draw afresh: is it drawn only once, outside "
            "of the function?",
            id="always the same",
        ),
        pytest.param(
            lambda chance: "".join(chance.choices("ABCDE", k=4)),
            "The letter F never turned up in 600 secrets.",
            id="the last letter is left out",
        ),
        pytest.param(
            lambda chance: "".join(chance.choices("ABCDEG", k=4)),
            "The 5th secret was 'DGDC'; it has 'G', which is none of ABCDEF.",
            id="another letter",
        ),
        pytest.param(
            lambda chance: fair(chance) + "A",
            "The 1st secret was 'BADAA'; it has 5 letters, where 4 are asked for.",
            id="too long",
        ),
        pytest.param(
            lambda chance: "".join(sorted(fair(chance))),
            "Of 600 secrets 331 had the letter A at place 1; about 100 would be fair. "
            "So some letters are likelier than others.",
            id="not even",
        ),
        pytest.param(
            lambda _: None,
            "`create_secret` returned nothing (`None`). Every way through it must end with "
            "`return` and a value.",
            id="nothing returned",
        ),
        pytest.param(
            lambda chance: list(fair(chance)),
            "`create_secret` returned ['B', 'A', 'D', 'A']. Expected is one text, such as 'AAAA'. "
            'Its letters can be put together by `"".join(…)`.',
            id="a list",
        ),
        pytest.param(
            lambda _: 1234,
            "`create_secret` returned 1234. Expected is one text, such as 'AAAA'.",
            id="a number",
        ),
    ],
)
def test_what_is_wrong_with_the_secrets(draw: Callable[[random.Random], Plain], message: str) -> None:
    verdict = judge(LAST, drawn(draw))
    assert verdict.status is Status.FAILED
    assert verdict.message == message


def test_what_must_never_be_drawn() -> None:
    verdict = judge(case("no-repeats", never=r"(.).*\1"), drawn(fair))
    assert verdict.message == "Of 600 secrets 417 had a letter twice, such as 'BADA'. That must never be."


def test_a_draw_that_fails_is_explained_like_a_call() -> None:
    verdict = judge(LAST, raised("ValueError", "Sample larger than population or is negative"))
    assert verdict.message == (
        "Line 12 (in `evaluate_guess`) ended in `ValueError`: `random.sample` never takes the same "
        "item twice, "
        "so it can't draw more items than there are."
    )
    missing = judge(LAST, Observation(Kind.MISSING, detail="create_secret"))
    assert missing.slip == "missing-name"


def test_numbers_can_be_drawn_too() -> None:
    dice = replace(call_case(call("roll()"), None), task=Draws(call("roll()"), 600, each="[1-6]", even=True))
    assert judge(dice, drawn(lambda chance: chance.randint(1, 6))).status is Status.PASSED
    loaded = judge(dice, drawn(lambda chance: min(6, chance.randint(1, 9))))
    assert loaded.message.startswith("Of 600 draws 2")


@pytest.mark.parametrize(
    ("draws", "letters", "length"), [(200, 6, 4), (600, 6, 3), (600, 9, 6), (1000, 2, 1)]
)
def test_a_fair_program_is_blamed_less_than_once_in_a_million(draws: int, letters: int, length: int) -> None:
    """The exact chance that one letter at one place alarms, times the number of letters and places."""
    limit = math.log(ALARM / (2 * letters * length))
    alarming = sum(
        math.comb(draws, count) * (letters - 1) ** (draws - count)
        for count in range(draws + 1)
        if log_chance(count, draws, letters) < limit
    )
    assert alarming * letters * length * 1_000_000 < letters**draws
    assert alarming


def test_fair_draws_are_never_called_uneven() -> None:
    chance = random.Random(1)
    for _ in range(300):
        assert uneven([fair(chance) for _ in range(200)], LETTERS) is None


def test_one_letter_at_double_the_chance_is_found() -> None:
    chance = random.Random(1)
    words: Sequence[str] = [
        "".join(chance.choices(LETTERS, weights=[2, 1, 1, 1, 1, 1], k=4)) for _ in range(600)
    ]
    found = uneven(words, LETTERS)
    assert found is not None
    assert found[0] == "A"


def test_one_letter_that_is_written_four_times_is_no_secret_of_different_letters() -> None:
    """Each letter comes equally often at each place, and yet one draw is too few."""
    wanted = case("repeated-letters", sometimes=(r"(.)(?!\1).",))
    verdict = judge(wanted, drawn(lambda chance: chance.choice("ABCDEF") * 4))
    assert verdict.message == (
        "Every secret has the same letter at each place, such as 'CCCC'. Draw anew for each place."
    )
    assert judge(wanted, drawn(fair)).status is Status.PASSED


def test_digits_are_called_digits() -> None:
    wanted = case("repeated-letters", sometimes=("16", r"(.).*\1"))
    lowest = judge(wanted, drawn(lambda chance: "".join(chance.choices("12345", k=4))))
    assert lowest.message == "The digit 6 never turned up in 600 secrets."
    apart = judge(wanted, drawn(lambda chance: chance.choice(["6611", "2362"])))
    assert apart.message == "Of 600 secrets none had a 1 with a 6 right behind it."
    doubled = case("repeated-letters", sometimes=("11",))
    single = judge(doubled, drawn(lambda chance: chance.choice(["1623", "2163"])))
    assert single.message == "Of 600 secrets none had the digit 1 twice in a row."
    long = judge(
        case("repeated-letters", sometimes=("162",)), drawn(lambda chance: chance.choice(["1261", "6123"]))
    )
    assert long.message == "Of 600 secrets none had `162` in it."
    twice = judge(wanted, drawn(lambda chance: chance.choice(["1623", "2163"])))
    assert twice.message == "Of 600 secrets none had a digit twice."


def test_what_a_single_draw_gives_is_said_by_the_name_of_the_case() -> None:
    number = call("len({create_secret() for _ in range(1000)})")
    task = Draws(number, 1, each=r"[6-9]\d\d|1000")
    few = replace(call_case(number, None), name="How many different secrets there are", task=task)
    verdict = judge(few, Observation(Kind.RETURNED, [216]))
    assert verdict.message == "How many different secrets there are: 216, and that isn't right."
    assert (verdict.expected, verdict.observed) == ("", "216")
    assert judge(few, Observation(Kind.RETURNED, [697])).status is Status.PASSED
