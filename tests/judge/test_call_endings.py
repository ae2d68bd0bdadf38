"""Calls that came to another end than an answer, or for which there is no function."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grader.model.observation import Kind, Loading, Observation
from tests.judge.mastermind import guess_case, judge, raised

SENTENCE = "1 positions, 2 letters"
ENDINGS = [
    (
        Observation(Kind.TIMED_OUT),
        "timed-out",
        "`evaluate_guess` was still running after 2 seconds, so it was stopped. "
        "Usually a loop never ends: look at what should make its condition false.",
        "nothing within 2 seconds",
    ),
    (
        Observation(Kind.TIMED_OUT, detail="10 seconds for all draws"),
        "too-slow",
        "`evaluate_guess` was called again and again, and took more than 10 seconds for all draws. "
        "It works, but each call takes long: is there work in it that isn't needed for one answer?",
        "nothing within 10 seconds for all draws",
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
