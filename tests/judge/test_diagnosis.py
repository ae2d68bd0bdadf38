"""A misconception is named only where it alone explains everything that a submission answered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from grader.judge.diagnosis import Model, behaviour, diagnose
from grader.model.case import Matches
from grader.model.exercise import Misconception
from grader.model.observation import Kind, Observation
from grader.model.result import Diagnosis
from tests.judge.mastermind import EXERCISE, call, raised, returned

RIGHT = ["1 1", "2 0", "0 2", "1 0"]


def model(name: str, *answers: str, alike: str = "") -> Model:
    return Model(
        Misconception(name, f"{name} it is", f"think of {name}", "no-repeats", str(Path())), answers, alike
    )


ONE = model("one", "1 1", "2 1", "0 2", "1 1")
TWO = model("two", "1 1", "2 1", "0 2", "1 0")
THE_ONE = Diagnosis("one", "one it is", "think of one")


@pytest.mark.parametrize(
    ("observed", "models", "claim"),
    [
        pytest.param(["1 1", "2 1", "0 2", "1 1"], [ONE, TWO], THE_ONE, id="explains all"),
        pytest.param(["1 1", "2 1", "0 2", "9 9"], [ONE, TWO], None, id="explains all but one"),
        pytest.param(["1 1", "2 1", "0 1", "1 1"], [ONE, TWO], None, id="does not explain a right answer"),
        pytest.param(["1 1", "2 1", "0 2", None], [ONE, TWO], None, id="two explain what was seen"),
        pytest.param([None, "2 1", None, "1 1"], [ONE, TWO], THE_ONE, id="one explains what was seen"),
        pytest.param(RIGHT, [ONE, model("right", *RIGHT)], None, id="nothing is wrong"),
        pytest.param([None] * 4, [ONE], None, id="nothing was seen"),
        pytest.param(["1 1", "2 1", "0 2", "1 1"], [], None, id="nothing is known"),
        pytest.param(
            ["1 1", "2 1", "0 2", "1 1"],
            [model("zwei", *ONE.answers), ONE],
            THE_ONE,
            id="two that answer alike are one",
        ),
        pytest.param(
            ["1 1", "2 1", "0 2", "1 1"],
            [ONE._replace(alike="x"), model("zwei", *ONE.answers, alike="y")],
            None,
            id="two that answer alike here, but not everywhere",
        ),
        pytest.param(
            ["1 1", "2 1", "0 2", None],
            [ONE._replace(alike="x"), TWO._replace(alike="x")],
            THE_ONE,
            id="two that are alike everywhere",
        ),
    ],
)
def test_a_claim_is_made_only_if_it_is_the_only_one(
    observed: list[str | None], models: list[Model], claim: Diagnosis | None
) -> None:
    assert diagnose(observed, RIGHT, models) == claim


def speaking_of(name: str, pattern: str, *, otherwise: tuple[str, str] | None = None) -> Model:
    one = model(name, *ONE.answers)
    return one._replace(misconception=replace(one.misconception, only_if=pattern, otherwise=otherwise))


LOOP = speaking_of("loop", "^ *while ", otherwise=("no loop", "how often?"))
SET = speaking_of("set", r"\bset\(")


@pytest.mark.parametrize(
    ("models", "written", "claim"),
    [
        pytest.param([LOOP], "def f():\n    while x: y", ("loop it is", "think of loop"), id="there"),
        pytest.param([LOOP], "def f():\n    return 1", ("no loop", "how often?"), id="not there"),
        pytest.param([SET], "def f():\n    return 1", None, id="nothing to be said without it"),
        pytest.param([LOOP, SET], "set(x)", ("set it is", "think of set"), id="the one that is there"),
        pytest.param([LOOP, SET, ONE], "x", ("one it is", "think of one"), id="the one that names nothing"),
        pytest.param([ONE, SET], "set(x)", ("set it is", "think of set"), id="rather what is there"),
    ],
)
def test_words_name_only_what_stands_in_the_program(
    models: list[Model], written: str, claim: tuple[str, str] | None
) -> None:
    made = diagnose(["1 1", "2 1", "0 2", "1 1"], RIGHT, models, written)
    assert (made and (made.title, made.hint)) == claim


def test_what_counts_as_the_same_behaviour() -> None:
    asked = call("evaluate_guess(code, guess)", code="ABCD", guess="ABCE")

    def of(seen: Observation) -> str | None:
        return behaviour(EXERCISE, asked, None, seen)

    assert of(returned("3 positions, 0 letters")) == of(returned((3, 0))) == "answered (3, 0)"
    assert of(returned("3 position, 0 letters")) == "returned '3 position, 0 letters'"
    assert of(returned([3, 0])) != of(returned((3, 0)))
    assert of(raised("IndexError", "this")) == of(raised("IndexError", "that")) == "raised IndexError"
    assert of(Observation(Kind.TIMED_OUT)) == "timed_out"
    assert of(Observation(Kind.SKIPPED)) is None
    assert of(returned(None)) == "returned None"
    assert of(returned(None, "3 positions, 0 letters\n")) == "returned None, printed [(3, 0)]"
    assert of(returned((3, 0), "let me see")) == "answered (3, 0)"
    assert of(returned(1.8 * 37.7)) == of(returned(37.7 * 9 / 5)) == of(returned(67.86))
    assert of(returned([212.0, 5])) == of(returned([212, 5])) != of(returned((212, 5)))
    assert of(returned(99.86)) != of(returned(99.8))
    assert of(replace(returned((3, 0)), asked=1)) == "answered (3, 0), asked for input"


def test_where_the_wording_is_free_only_the_pattern_counts() -> None:
    asked = call("check_guess(guess)", guess="ABC")
    wanted = Matches(r".*\w.*")
    assert behaviour(EXERCISE, asked, wanted, returned("too short")) == "matches: True"
    assert behaviour(EXERCISE, asked, wanted, returned("")) == "matches: False"
    assert behaviour(EXERCISE, asked, wanted, returned(None)) == "returned None"
