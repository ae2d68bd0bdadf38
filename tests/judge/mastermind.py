"""The exercise, cases and observations of the judge's tests, made without the rooms that read and run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from grader.judge.verdict import judge_case
from grader.model.answer import Sentence
from grader.model.case import Call, Case, Expect, Expectation
from grader.model.exercise import Domain, Exercise, Game, Stage
from grader.model.observation import Kind, Loading, Observation, StudentError
from grader.model.place import Place
from grader.model.value import Plain
from grader.model.verdict import Verdict

FOUR = Domain("ABCDEF", 4, repeats=False)
ANY_LENGTH = Domain("ABCDEF", "CODE_LENGTH", repeats=False)
REPEATED = Domain("ABCDEF", "CODE_LENGTH")

EXERCISE = Exercise(
    id="mastermind",
    title="Mastermind",
    folder=Path("exercises/mastermind"),
    file="mastermind.py",
    stages=(
        Stage("no-repeats", "Four letters, none repeated", inputs=(("secret", FOUR), ("guess", FOUR))),
        Stage("code-length", "Codes of any length", inputs=(("secret", ANY_LENGTH), ("guess", ANY_LENGTH))),
        Stage("repeated-letters", "Repeated letters", inputs=(("secret", REPEATED), ("guess", REPEATED))),
    ),
    answer=Sentence("{positions:d} positions, {letters:d} letters"),
    answer_calls=("evaluate_guess",),
    constants=(("CODE_LENGTH", 4),),
    game=Game("create_secret", "evaluate_guess(secret, guess)", attempts=10),
)
LOADED = Loading(Kind.RETURNED, names=("create_secret", "check_guess", "evaluate_guess", "main"))
HERE = Place(Path("cases/mastermind/tried.yaml"), 5, 5)


def call(expression: str, **variables: Plain) -> Call:
    return Call(expression, tuple(variables.items()), (expression.partition("(")[0],))


def guess_case(expected: Plain, words: tuple[str, str] = ("ABCD", "BAAB"), case_id: str = "tried") -> Case:
    secret, guess = words
    asked = call("evaluate_guess(secret, guess)", secret=secret, guess=guess)
    return Case(case_id, "tried", "no-repeats", asked, Expect(expected), HERE)


def call_case(asked: Call, expectation: Expectation | None, case_id: str = "tried") -> Case:
    return Case(case_id, "tried", "no-repeats", asked, expectation, HERE)


def returned(value: Plain, printed: str = "") -> Observation:
    return Observation(Kind.RETURNED, value, printed)


def raised(type_name: str, message: str = "", **more: object) -> Observation:
    error = replace(StudentError(type_name, message, line=12, function="evaluate_guess"), **more)  # type: ignore[arg-type]
    return Observation(Kind.RAISED, error=error)


def judge(case: Case, seen: Observation, loading: Loading = LOADED, exercise: Exercise = EXERCISE) -> Verdict:
    return judge_case(exercise, case, seen, loading)


def texts(verdict: Verdict) -> Mapping[str, str]:
    return {"message": verdict.message, "expected": verdict.expected, "observed": verdict.observed}
