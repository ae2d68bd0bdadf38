"""How an author writes feedback in YAML, where nothing, `-` and `+` mean something of their own."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.course import read_cases, read_course, read_exercise
from grader.model.case import Case, Expect
from grader.model.place import CourseFault
from tests.conftest import PROJECT

HEAD = "exercise: code-breaker\nstage: score\ncall: score(secret, guess)\n"
CASE = HEAD + "cases:\n  - secret: 1234\n    guess: 8765\n    expect:"
FORM = (
    "isn't an answer of `score`. Expected is `+` for each exact, then `-` for each partial, such as `++-`; "
    '`""` if there is none. Write it in this form, in quotes.'
)


def cases_of(text: str, folder: Path) -> tuple[Case, ...]:
    shutil.copytree(PROJECT / "exercises", folder / "exercises")
    (folder / "cases" / "code-breaker").mkdir(parents=True)
    (folder / "cases" / "code-breaker" / "written.yaml").write_text(text, "utf-8")
    course = read_course(folder)
    return read_cases(course, read_exercise(course, "code-breaker"))


@pytest.mark.parametrize(
    ("written", "feedback"),
    [('""', ""), ("''", ""), ('"-"', "-"), ("+", "+"), ("--", "--"), ("++--", "++--"), ('"++"', "++")],
)
def test_feedback_is_written_as_it_is(tmp_path: Path, written: str, feedback: str) -> None:
    (case,) = cases_of(f"{CASE} {written}\n", tmp_path)

    assert case.expectation == Expect(feedback)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        pytest.param(
            f"{CASE}\n",
            7,
            "`expect` is empty; a value was expected. For the empty text write "
            '`expect: ""`, for the None of Python `expect: null`.',
            id="left empty",
        ),
        pytest.param(
            f"{CASE} -\n",
            7,
            'A list can\'t begin here. If the text begins with `-`, put it in quotes, as in `expect: "-"`; '
            "if it is a list, begin it on the next line.",
            id="a lone minus",
        ),
        pytest.param(
            HEAD + "cases:\n  - {secret: 1234, guess: 8765, expect: -}\n",
            5,
            "`-` is read differently by different versions of YAML. "
            'If it is a text, put it in quotes: `expect: "-"`; if it is a number, write it in plain digits.',
            id="a lone minus between braces",
        ),
        pytest.param(f"{CASE} -+\n", 7, f"`-+` {FORM}", id="the other order"),
        pytest.param(f"{CASE} [1, 1]\n", 7, f"[1, 1] {FORM}", id="two counts"),
    ],
)
def test_what_cannot_be_feedback_is_explained(tmp_path: Path, text: str, line: int, message: str) -> None:
    with pytest.raises(CourseFault) as caught:
        cases_of(text, tmp_path)

    assert [(problem.place.line, problem.message) for problem in caught.value.problems] == [(line, message)]
