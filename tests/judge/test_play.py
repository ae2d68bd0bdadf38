"""Transcripts of games, and what a person at the keyboard is told where the game leaves them."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from grader.judge.verdict import judge_case
from grader.model.case import Case, LineKind, Play, PlayLine
from grader.model.observation import Exchange, Kind, Observation
from grader.model.verdict import Status
from tests.judge.mastermind import EXERCISE, LOADED, call, call_case, judge, raised


def play(text: str) -> Case:
    """A case as its author writes it: `>` is typed, `/…/` a pattern with its meaning, the rest printed."""
    lines = []
    for line in text.strip().split("\n"):
        if line.strip().startswith(">"):
            lines.append(PlayLine(LineKind.TYPED, line.strip()[1:].removeprefix(" ")))
        elif line.strip().startswith("/"):
            pattern, _, meaning = line.strip()[1:].rpartition("/")
            lines.append(PlayLine(LineKind.PATTERN, pattern, meaning.strip()))
        else:
            lines.append(PlayLine(LineKind.PRINTED, "" if line.strip() == '""' else line.strip()))
    return replace(call_case(call("main()"), None), task=Play(tuple(lines)))


def went(
    text: str, kind: Kind = Kind.RETURNED, seen: Observation | None = None, **more: object
) -> Observation:
    """A game as it looked on the screen; what was typed stands behind `?>`."""
    exchanges = []
    printed = ""
    for line in text.strip("\n").split("\n"):
        prompt, typed, answer = line.partition("?>")
        if typed:
            exchanges.append(Exchange(printed + prompt.lstrip(), answer.strip()))
            printed = ""
        else:
            printed += line.strip() + "\n"
    transcript = (*exchanges, Exchange(printed, None))
    return replace(seen or Observation(kind), transcript=transcript, **more)  # type: ignore[arg-type]


GAME = """
> ABCD
1 positions, 2 letters
> ABC
/\\w/ a message
> FBDA
/FBDA.*\\b2\\b/ a line that names the secret and the number of guesses, 2
"""
WENT = """
Welcome!
Your guess?>ABCD
1 positions, 2 letters
Your guess?>ABC
Four letters, please.
Your guess?>FBDA
4 positions, 0 letters
It was FBDA. You needed 2 guesses.
"""


def test_a_game_that_goes_its_way() -> None:
    assert judge(play(GAME), went(WENT)).status is Status.PASSED


def test_a_game_may_end_by_exit() -> None:
    assert judge(play(GAME), went(WENT, Kind.EXITED)).status is Status.PASSED


def test_a_game_may_print_all_answers_again_but_the_last_one_counts() -> None:
    case = play("> ABCD\n1 positions, 2 letters\n> FBDE\n3 positions, 0 letters")
    shown = """
    Enter?>ABCD
    1: ABCD : 1 positions, 2 letters
    Enter?>FBDE
    1: ABCD : 1 positions, 2 letters
    2: FBDE : 3 positions, 0 letters
    Enter
    """
    assert judge(case, went(shown)).status is Status.PASSED
    turned = shown.replace("2: FBDE : 3 positions, 0 letters", "0: FBDE : 2 positions, 0 letters")
    verdict = judge(case, went(turned))
    assert verdict.message == (
        "After the guess `FBDE` the answer was `2 positions, 0 letters`, not `3 positions, 0 letters`: "
        "positions: 1 too few (letters right)."
    )


LEFT = [
    (
        "another answer",
        ("1 positions, 2 letters", "11 positions, 2 letters"),
        "After the guess `ABCD` the answer was `11 positions, 2 letters`, not `1 positions, 2 letters`: "
        "positions: 10 too many (letters right).",
        1,
    ),
    (
        "singular wording",
        ("1 positions, 2 letters", "1 position, 2 letters"),
        "After the guess `ABCD` the answer was `1 position, 2 letters`. "
        "The wording is always plural, even after 1: `positions`, not `position`.",
        1,
    ),
    (
        "no answer",
        ("1 positions, 2 letters", "Wrong!"),
        "After the guess `ABCD` no answer came. Expected is `1 positions, 2 letters`; the game "
        "said: `Wrong!`",
        1,
    ),
    (
        "nothing printed",
        ("1 positions, 2 letters\n", ""),
        "After the guess `ABCD` nothing was printed. Expected is `1 positions, 2 letters`.",
        1,
    ),
    (
        "nothing said about an illegal guess",
        ("Four letters, please.\n", ""),
        "The game said nothing about `ABC`, though it has 3 letters, where 4 are asked for.",
        2,
    ),
    (
        "no number of guesses",
        ("You needed 2 guesses", "You needed 12 guesses"),
        "After the guess `FBDA` the game should print a line that names the secret and the number "
        "of guesses, 2. "
        "Its last line there was `It was FBDA. You needed 12 guesses.`",
        3,
    ),
    (
        "over too early",
        ("Your guess?>FBDA\n4 positions, 0 letters\nIt was FBDA. You needed 2 guesses.\n", ""),
        "After `ABC` the game was over. It should have asked for the next, `FBDA`.",
        2,
    ),
]


@pytest.mark.parametrize(("change", "message", "at"), [row[1:] for row in LEFT], ids=[row[0] for row in LEFT])
def test_where_a_game_left_the_expected_way(change: tuple[str, str], message: str, at: int) -> None:
    assert change[0] in WENT
    verdict = judge(play(GAME), went(WENT.replace(*change)))
    assert (verdict.status, verdict.message, verdict.left_at) == (Status.FAILED, message, at)


def test_the_order_counts() -> None:
    case = play("> ABCD\nfirst\nsecond")
    assert judge(case, went("?>ABCD\nfirst\nsecond")).status is Status.PASSED
    verdict = judge(case, went("?>ABCD\nsecond\nfirst"))
    assert (
        verdict.message
        == "After the guess `ABCD` the game should print `second`. Its last line there was `first`."
    )


def test_an_illegal_guess_that_is_answered_was_accepted() -> None:
    verdict = judge(play("> ABC\n/message/ a message"), went("?>ABC\n0 positions, 0 letters\n"))
    assert verdict.message == "The game accepted `ABC`, though it has 3 letters, where 4 are asked for."


@pytest.mark.parametrize(
    ("seen", "message"),
    [
        (
            raised("IndexError", "string index out of range"),
            "After the guess `ABC`, line 12 (in `evaluate_guess`) ended in `IndexError`: it asks "
            "a text for a place that it hasn't. The first place is 0, the last is one less than its length.",
        ),
        (
            raised("EOFError", "EOF when reading a line"),
            "After the guess `ABC`, nothing more was typed, and `input()` on line 12 ended in an `EOFError`. "
            "A game should end politely then: put `try` and `except EOFError` around it.",
        ),
        (
            Observation(Kind.TIMED_OUT),
            "After the guess `ABC`, the game was still running after 2 seconds, so it was stopped. "
            "Usually a loop never ends: look at what should make its condition false.",
        ),
        (
            Observation(Kind.TIMED_OUT, asked=1000),
            "After the guess `ABC`, nothing more was typed, but the game asked again and again and "
            "never ended.",
        ),
        (
            Observation(Kind.CRASHED, detail="SIGSEGV"),
            "After the guess `ABC`, Python itself crashed while the game was running "
            "(SIGSEGV: it touched memory that isn't its own).",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Observation) else "",
)
def test_a_game_that_broke_off(seen: Observation, message: str) -> None:
    verdict = judge(play("> ABC"), went("Your guess?>ABC\nFour letters, please.\n", seen=seen))
    assert verdict.message == message
    assert verdict.left_at is None, "what was printed before was right"


def test_a_game_that_never_began() -> None:
    verdict = judge(play(GAME), Observation(Kind.MISSING, detail="main"))
    assert verdict.slip == "missing-name"
    silent = judge(play(GAME), went(""))
    assert silent.message == "The program ended without asking for a guess."


def test_a_game_that_is_over_too_early_or_too_late() -> None:
    many = "\n".join(["> ABCD"] * 10) + "\n/FBDA/ a line that names the secret"
    nine = "\n".join(["Your guess?>ABCD\n1 positions, 2 letters"] * 9)
    early = judge(play(many), went(nine + "\nIt was FBDA.\n"))
    assert early.message == (
        "The game was over after the 9th guess, `ABCD`. It should have asked for the next, `ABCD`."
    )
    late = judge(play(many), went(nine + "\nYour guess?>ABCD\n1 positions, 2 letters\nYour guess?", asked=1))
    assert late.message == "The game asked for an 11th guess, though the player has 10."


def test_what_is_wrong_with_a_guess_may_stand_in_the_next_question() -> None:
    case = play("> ABC\n/\\w/ a message\n> ABCDE\n/\\w/ a message\n> FBDA")
    asked = "Your guess?>ABC\nFour letters, please:?>ABCDE\nFour letters, please:?>FBDA\nIt was FBDA."
    assert judge(case, went(asked)).message == ""
    silent = judge(case, went("Your guess?>ABC\nYour guess?>ABCDE\nYour guess?>FBDA\nIt was FBDA."))
    assert (
        silent.message == "The game said nothing about `ABC`, though it has 3 letters, where 4 are asked for."
    )


def test_a_line_that_must_not_be_there_is_shown() -> None:
    wanted = r"/(?is)\A(?!.*\bfour\b)/ a text about six letters"
    verdict = judge(play(f"{wanted}\n> ABC"), went("Welcome!\nFind four letters.\nTry!\n?>ABC\nno\n"))
    assert verdict.message == (
        "At the beginning the game should print a text about six letters. There it says `Find four letters.`"
    )


def test_a_pattern_that_is_missed_in_thousands_of_lines_costs_little_time() -> None:
    case = play("> ABCD\n/(?s)\\A(?=.*EEEE)/ a line that names EEEE")
    started = time.process_time()
    verdict = judge(case, went("Enter?>ABCD\n" + "x\n" * 10_000 + "Over"))
    assert verdict.message == (
        "After the guess `ABCD` the game should print a line that names EEEE. Its last line there was `Over`."
    )
    assert time.process_time() - started < 10


def test_of_a_flood_a_pattern_sees_both_ends() -> None:
    shown = "Enter?>ABCD\nFirst\n" + "x\n" * 10_000 + "Last"
    assert judge(play("> ABCD\n/First/\n/Last/"), went(shown)).message == ""
    middle = shown.replace("x\n" * 5_000, "x\n" * 4_999 + "Middle\n", 1)
    assert judge(play("> ABCD\n/Middle/"), went(middle)).status is Status.FAILED


@pytest.mark.parametrize(
    ("told", "rest"),
    [
        ("You needed 1 guess.", "The number 1 is one too few"),
        ("You needed 3 guesses.", "The number 3 is one too many"),
        ("You needed 5 guesses.", ""),
        ("You needed some guesses.", ""),
        ("You needed 1 or 3 guesses.", ""),
    ],
)
def test_a_number_of_guesses_that_is_one_off(told: str, rest: str) -> None:
    message = judge(play(GAME), went(WENT.replace("You needed 2 guesses.", told))).message
    start, _, end = message.partition(f"It was FBDA. {told}`")
    assert start
    assert end == (
        f" {rest}: with which number does your counter begin, and when does it grow?" if rest else ""
    )


@pytest.mark.parametrize(
    ("screen", "seen", "message"),
    [
        pytest.param(
            "Length?>5\n5.08\n",
            None,
            "After `5` the program should print `1.97`. Its last line there was `5.08`.",
            id="another line",
        ),
        pytest.param("Length?>5\n", None, "After `5` nothing was printed. Expected is `1.97`.", id="no line"),
        pytest.param("Bye.\n", None, "The program ended without reading `5`.", id="nothing asked"),
        pytest.param(
            "Length?>5\n1.97\nLength?",
            raised("EOFError"),
            "After `5`, nothing more was typed, and `input()` on line 12 ended in an `EOFError`. A "
            "program should end politely then: put `try` and `except EOFError` around it.",
            id="asks on",
        ),
    ],
)
def test_where_there_is_no_game_nothing_is_called_a_guess(
    screen: str, seen: Observation | None, message: str
) -> None:
    exercise = replace(EXERCISE, game=None, answer=None, answer_calls=())
    told = judge_case(exercise, play("> 5\n1.97\n"), went(screen, seen=seen), LOADED)
    assert (told.status, told.message) == (Status.FAILED, message)
