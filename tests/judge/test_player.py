"""Whole games against a secret that nobody fixed, and what a person at the keyboard would notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from grader.judge.verdict import judge_case
from grader.model.answer import Numbers
from grader.model.case import Case, Goal, Player
from grader.model.observation import Exchange, Kind, Observation
from grader.model.value import Setting
from grader.model.verdict import Status, Verdict
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, raised

ILLEGAL = ("ABC", "", "ABCG")


def right(secret: str, guess: str) -> Numbers:
    positions = sum(a == b for a, b in zip(secret, guess, strict=True))
    return positions, sum(min(secret.count(x), guess.count(x)) for x in set(guess)) - positions


def rows(guesses: Sequence[str], secrets: Sequence[str], setting: Setting) -> list[list[Numbers]]:
    return [[right(secret, guess) for secret in secrets] for guess in guesses]


def sentence(secret: str, guess: str) -> str:
    return "{} positions, {} letters\n".format(*right(secret, guess))


def won(secret: str, number: int) -> str:
    return f"You found {secret} with guess {number}.\n"


def lost(secret: str) -> str:
    return f"That was your last guess. The secret was {secret}.\n"


def game(
    secret: str,
    typed: Sequence[str],
    closing: str,
    *,
    answer: Callable[[str, str], str] = sentence,
    refusal: str = "Four letters from A to F, please.\n",
    opening: str = "Welcome!\n",
    prompt: str = "Your guess? ",
) -> tuple[Exchange, ...]:
    """A game as a program plays it that answers each legal guess, and the last with its closing words too."""
    exchanges = []
    printed = opening
    for line in typed:
        exchanges.append(Exchange(printed + prompt, line))
        printed = refusal if line in ILLEGAL else answer(secret, line.upper().replace(" ", ""))
    return (*exchanges, Exchange(printed + closing, None))


def case(**player: object) -> Case:
    task = Player(Goal.WIN, **player)  # type: ignore[arg-type]
    return replace(call_case(call("main()"), None), task=task, stage="repeated-letters")


def judged(*games: tuple[Exchange, ...], asked: int = 0, seen: Observation | None = None) -> Verdict:
    transcript = tuple(exchange for one in games for exchange in one)
    observation = replace(seen or Observation(Kind.RETURNED), transcript=transcript, asked=asked)
    return judge_case(EXERCISE, case(games=len(games), illegal=ILLEGAL), observation, LOADED, answers=rows)


TEN = ["ABCD", "ABCE", "ABCF", "BACD", "ECBA", "FBAD", "FBAC", "DFBA", "FBDE", "FBDA"]
WRONG = ["ABCD"] * 10
THREE = ["ABCD", "FDBA", "FBDA"]


@pytest.mark.parametrize(
    "played",
    [
        pytest.param(game("FBDA", THREE, won("FBDA", 3)), id="won"),
        pytest.param(game("FBDA", TEN, won("FBDA", 10)), id="won with the last guess"),
        pytest.param(game("FBDA", WRONG, lost("FBDA")), id="lost"),
        pytest.param(
            game("AABB", ["ABCD", *ILLEGAL, "aa bb"], won("AABB", 2)), id="illegal guesses in between"
        ),
        pytest.param(game("FBDA", ["ABC", "FBDA"], "Found FBDA in one guess!\n"), id="the number as a word"),
        pytest.param(
            game("FBDA", ["ABC", "FBDA"], "Found FBDA at the first try!\n"), id="the number as an ordinal"
        ),
        pytest.param(game("FBDA", WRONG, "It was F B D A\n"), id="the secret written apart"),
        pytest.param(game("FBDA", WRONG, "['F', 'B', 'D', 'A'] it was\n"), id="the secret as a list"),
        pytest.param(game("FBDA", THREE, won("fbda", 3)), id="the secret in small letters"),
    ],
)
def test_a_game_that_is_played_right(played: tuple[Exchange, ...]) -> None:
    verdict = judged(played)
    assert verdict.message == ""
    assert verdict.status is Status.PASSED


def test_the_winning_guess_need_not_be_answered() -> None:
    played = game("FBDA", THREE, won("FBDA", 3), answer=lambda s, g: "" if s == g else sentence(s, g))
    assert judged(played).status is Status.PASSED


def history(ending: str) -> tuple[Exchange, ...]:
    """A program that prints all guesses again before each prompt, an illegal one in between."""
    printed = "*** Mastermind ***\n"
    shown = printed
    exchanges = []
    for number, line in enumerate(["ABCD", "ABC", "FDBA", "FBDA"], 1):
        exchanges.append(Exchange(printed + "Enter it> ", line))
        if line in ILLEGAL:
            printed = "Too short.\n" + shown
        else:
            shown += f"{number:2}: {line} : {sentence('FBDA', line)}"
            printed = shown
    return (*exchanges, Exchange(printed + ending, None))


def test_a_program_may_print_its_history_again() -> None:
    assert judged(history("My secret was FBDA, found in 3!\n")).message == ""
    unnamed = judged(history("You won in 3!\n"))
    assert unnamed.message == "After the guess `FBDA` the game is over, but it doesn't name the secret."


def singular(secret: str, guess: str) -> str:
    return sentence(secret, guess).replace("1 positions", "1 position")


def everywhere(secret: str, guess: str) -> str:
    positions = sum(a == b for a, b in zip(secret, guess, strict=True))
    return f"{positions} positions, {sum(x in secret for x in guess) - positions} letters\n"


def another_secret_each_time(secret: str, guess: str) -> str:
    secrets = {"ABCD": "EEEE", "FDBA": "AABB", "FBDA": "FBDA"}
    return sentence(secrets[guess], guess)


PLAYED_WRONG = [
    (
        "one attempt too few",
        game("FBDA", TEN[:9], lost("FBDA")),
        0,
        "The game was over after 9 guesses; the player has 10.",
        9,
    ),
    (
        "one attempt too many",
        game("FBDA", WRONG, "Your guess?"),
        1,
        "The game asked for an 11th guess, though the player has 10.",
        10,
    ),
    (
        "a right last guess is reported as lost",
        game("FBDA", TEN, lost("FBDA")),
        0,
        "The 10th guess, `FBDA`, was right, but the last words of the game don't name the number "
        "of guesses, 10. "
        "Is a right last guess reported as lost?",
        10,
    ),
    (
        "an illegal guess costs an attempt",
        game("FBDA", [*ILLEGAL, *TEN[:7]], lost("FBDA")),
        0,
        "The game was over after 7 legal guesses; the player has 10. "
        "It seems that the 3 illegal ones cost an attempt too.",
        10,
    ),
    (
        "an illegal guess is asked again without a word",
        game("FBDA", ["ABCD", "ABC", "FBDA"], won("FBDA", 2), refusal=""),
        0,
        "After the guess `ABC` the game asked again without a word, "
        "though `ABC` has 3 letters, where 4 are asked for.",
        2,
    ),
    (
        "an empty line is asked again without a word",
        game("FBDA", ["", "FBDA"], won("FBDA", 1), refusal=""),
        0,
        "After an empty line the game asked again without a word, "
        "though an empty line has 0 letters, where 4 are asked for.",
        1,
    ),
    (
        "an illegal guess is answered",
        game("FBDA", ["ABCD", "ABC", "FBDA"], won("FBDA", 3), refusal="0 positions, 0 letters\n"),
        0,
        "The game accepted `ABC`, though it has 3 letters, where 4 are asked for.",
        2,
    ),
    (
        "any legal guess wins",
        game("FBDA", ["ABCD"], won("FBDA", 1)),
        0,
        "The 1st guess, `ABCD`, ended the game, though it wasn't won and more guesses were left. "
        "The secret was FBDA.",
        1,
    ),
    (
        "singular wording",
        game("FBDA", THREE, won("FBDA", 3), answer=singular),
        0,
        "After the guess `ABCD` the answer was `1 position, 2 letters`. "
        "The wording is always plural, even after 1: `positions`, not `position`.",
        1,
    ),
    (
        "small letters are refused",
        game("FBDA", ["abcd"], "", answer=lambda *_: "Only the letters A to F, please.\n"),
        1,
        "After the guess `abcd` no answer came. Expected is an answer such as `1 positions, 2 letters`; "
        "the game said: `Only the letters A to F, please.`",
        1,
    ),
    (
        "wrong answers",
        game("FBDA", ["AABC", "ABCD", "FDBA", "FBDA"], won("FBDA", 4), answer=everywhere),
        0,
        "The secret was FBDA, so the answer to `AABC` should have been `0 positions, 2 letters`. "
        "It was `0 positions, 3 letters`: letters: 1 too many (positions right).",
        1,
    ),
    (
        "a new secret at each guess",
        game("FBDA", ["ABCD", "FDBA"], "Your guess?", answer=another_secret_each_time),
        1,
        "The answers contradict each other: no secret has both `0 positions, 0 letters` to `ABCD` "
        "and `1 positions, 1 letters` to `FDBA`. All answers of a game are about one secret.",
        2,
    ),
    (
        "an answer that nothing has",
        game("FBDA", ["ABCD"], "Your guess?", answer=lambda *_: "3 positions, 1 letters\n"),
        1,
        "No secret at all has the answer `3 positions, 1 letters` to `ABCD`.",
        1,
    ),
    (
        "the game goes on after it was won",
        game("FBDA", THREE, "Your guess?"),
        1,
        "After the guess `FBDA` the game was won, but it asked for another guess.",
        3,
    ),
    (
        "the secret isn't named",
        game("FBDA", THREE, "You won with 3 guesses!\n"),
        0,
        "After the guess `FBDA` the game is over, but it doesn't name the secret.",
        3,
    ),
    (
        "the last line is a tuple",
        game("FBDA", THREE, "('You found', 'FBDA', 'with guess', 3)\n"),
        0,
        "The last line is printed as a tuple: `('You found', 'FBDA', 'with guess', 3)`. "
        "There is a pair of brackets, or a comma, too many; build one text, such as an f-string.",
        3,
    ),
    (
        "the secret is printed at the beginning",
        game("FBDA", THREE, won("FBDA", 3), opening="FBDA\nWelcome!\n"),
        0,
        "The secret, FBDA, was printed before the game was over: `FBDA`.",
        0,
    ),
    (
        "it doesn't ask at all",
        game("FBDA", [], ""),
        0,
        "The program ended without asking for a guess.",
        0,
    ),
]


@pytest.mark.parametrize(
    ("played", "asked", "message", "at"),
    [row[1:] for row in PLAYED_WRONG],
    ids=[row[0] for row in PLAYED_WRONG],
)
def test_what_a_person_would_notice(played: tuple[Exchange, ...], asked: int, message: str, at: int) -> None:
    verdict = judged(played, asked=asked)
    assert (verdict.message, verdict.left_at, verdict.status) == (message, at, Status.FAILED)


def test_what_follows_when_a_game_asks_on_is_not_the_fault_that_is_named() -> None:
    verdict = judged(game("FBDA", WRONG, "Your guess?"), asked=1, seen=raised("EOFError"))
    assert verdict.message == "The game asked for an 11th guess, though the player has 10."


def test_a_game_that_broke_off() -> None:
    verdict = judged(game("FBDA", ["ABCD", "FDBA"], ""), seen=raised("KeyError", "'FDBA'"))
    assert verdict.message == (
        "After the guess `FDBA`, line 12 (in `evaluate_guess`) ended in `KeyError`: the dictionary "
        "has no key 'FDBA'."
    )
    earlier = judged(game("FBDA", THREE, "", answer=singular), seen=raised("KeyError", "'FDBA'"))
    assert earlier.slip == "singular"


def test_an_example_in_the_prompt_is_not_the_secret() -> None:
    first = game("ABCD", ["FBDA", "ABCD"], won("ABCD", 2), prompt="Your guess (ABCD, say)? ")
    second = game("FBDA", ["ABCD", "FBDA"], won("FBDA", 2), prompt="Your guess (ABCD, say)? ")
    assert judged(first, second).message == ""
    assert judged(game("ABCD", ["ABCD"], won("ABCD", 1), opening="Type letters, e.g. ABCD\n")).message == ""


def test_what_is_wrong_with_a_guess_may_stand_in_the_next_question() -> None:
    exchanges = []
    question = "Your guess? "
    for line in ["ABC", "ABCG", "FBDA"]:
        exchanges.append(Exchange(question, line))
        question = "Four letters from A to F, please: "
    played = (*exchanges, Exchange("4 positions, 0 letters\n" + won("FBDA", 1), None))
    assert judged(played).message == ""


def test_secrets_differ_between_games() -> None:
    same = game("FBDA", THREE, won("FBDA", 3))
    assert judged(same, same, same).status is Status.PASSED
    assert judged(same, same, same, same).message == (
        "In all 4 games the secret was FBDA. Each game must draw a new one."
    )


def test_games_that_did_not_come_to_an_end_are_missing_evidence() -> None:
    one = Observation(Kind.RETURNED, transcript=game("FBDA", THREE, won("FBDA", 3)))
    verdict = judge_case(EXERCISE, case(games=2), one, LOADED, answers=rows)
    assert verdict.status is Status.FAILED
    assert verdict.message == "Only 1 game of 2 came to an end."


def test_without_right_answers_nothing_is_judged() -> None:
    with pytest.raises(ValueError, match="needs the exercise's game"):
        judge_case(EXERCISE, case(), Observation(Kind.RETURNED), LOADED)


def refused(*said: str, typed: Sequence[str] = ("ABCD", "FDBA", "ABC", "FBDA")) -> Verdict:
    """A game for FBDA in which one after the other is said to what isn't legal."""
    exchanges = []
    printed, words = "Welcome!\n", iter(said)
    for line in typed:
        exchanges.append(Exchange(printed + "Your guess? ", line))
        printed = next(words) if line in ILLEGAL else sentence("FBDA", line)
    return judged((*exchanges, Exchange(printed + won("FBDA", 3), None)))


@pytest.mark.parametrize(
    "said",
    [
        pytest.param(
            "Four letters, please.\nABCD 1 positions, 2 letters\nFDBA 2 positions, 2 letters\n",
            id="all answers so far",
        ),
        pytest.param("Four letters, please.\n1: FDBA 2 positions, 2 letters\n", id="the last answer"),
        pytest.param("Four letters, please. 2 positions, 2 letters\n", id="the last answer in the same line"),
        pytest.param("Four letters! The answer to CAFE is 0 positions, 3 letters.\n", id="an example"),
    ],
)
def test_answers_given_before_may_be_shown_again_after_an_illegal_guess(said: str) -> None:
    assert refused(said).message == ""


@pytest.mark.parametrize(
    ("said", "message"),
    [
        pytest.param(
            "0 positions, 3 letters\n",
            "The game accepted `ABC`, though it has 3 letters, where 4 are asked for.",
            id="a new answer",
        ),
        pytest.param(
            "ABCD 1 positions, 2 letters\nFDBA 2 positions, 2 letters\nABC 1 positions, 2 letters\n",
            "The game accepted `ABC`, though it has 3 letters, where 4 are asked for.",
            id="all answers so far and a new one that is the same as one of them",
        ),
        pytest.param(
            "1 positions, 2 letters\n",
            "After the guess `ABC` the game asked again without a word, though `ABC` has 3 letters, "
            "where 4 are asked for.",
            id="nothing but an answer given before",
        ),
    ],
)
def test_an_answer_beyond_those_given_before_accepts_an_illegal_guess(said: str, message: str) -> None:
    assert refused(said).message == message
