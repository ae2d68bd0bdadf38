"""Naming the wrong idea works for every exercise: no game, no `inputs`, numbers and lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.course import read_cases, read_course, read_exercise, read_misconceptions
from grader.grading import grade_submission
from grader.model.result import Result, Submission
from grader.model.verdict import Status
from grader.run import Runner

TILL = {
    "exercises/till/exercise.yaml": """\
title: The till
file: till.py
stages:
  - id: total
    title: Add up the prices
    names: [total]
  - id: change
    title: Give change
    names: [coins]
    inputs:
      amount: {values: [1, 2, 3, 4, 5, 8, 9, 10, 20, 40, 80, 99, 100, 200, 400, 999]}
  - id: refuse
    title: Refuse what can't be paid
    names: [coins]
""",
    "exercises/till/solution/till.py": """\
COINS = [200, 100, 50, 20, 10, 5, 2, 1]


def total(prices):
    return sum(prices)


def coins(amount):
    if amount < 0:
        raise ValueError(f"{amount} is less than 0")
    given = []
    for coin in COINS:
        while amount >= coin:
            given.append(coin)
            amount -= coin
    return given
""",
    "exercises/till/misconceptions/each-coin-once.py": '''\
"""Each coin is given once at most

stage: change
hint: Your coins for 4 cents come to less than 4 cents. May a coin be given again?
"""


def coins(amount):
    given = []
    for coin in COINS:
        if amount >= coin:
            given.append(coin)
            amount -= coin
    return given
''',
    "exercises/till/misconceptions/largest-last.py": '''\
"""The smallest coin is given first

stage: change
hint: Your coins make up the amount. In which order does a cashier look for them?
"""


def coins(amount):
    given = []
    for coin in COINS:
        while amount >= coin:
            given.insert(0, coin)
            amount -= coin
    return given
''',
    "cases/till/total.yaml": """\
exercise: till
stage: total
call: total(prices)
cases:
  - {prices: [250, 99], expect: 349}
  - {prices: [], expect: 0}
""",
    "cases/till/change.yaml": """\
exercise: till
stage: change
call: coins(amount)
cases:
  - {amount: 1, expect: [1]}
  - {amount: 85, expect: [50, 20, 10, 5]}
  - {amount: 4, expect: [2, 2]}
  - {amount: 0, expect: []}
""",
    "cases/till/refuse.yaml": """\
exercise: till
stage: refuse
call: coins(amount)
cases:
  - {amount: -1, raises: ValueError}
""",
}

TEMPERATURE = {
    "exercises/temperature/exercise.yaml": """\
title: Temperatures
file: temperature.py
stages:
  - id: convert
    title: Convert
    names: [to_fahrenheit]
  - id: feeling
    title: Say how it feels
    names: [feels]
""",
    "exercises/temperature/solution/temperature.py": """\
def to_fahrenheit(celsius):
    return celsius * 9 / 5 + 32


def feels(celsius):
    if celsius < 10:
        return "cold"
    return "mild" if celsius < 25 else "warm"
""",
    "exercises/temperature/misconceptions/integer-division.py": '''\
"""Digits behind the point are thrown away

stage: convert
hint: Which of the two divisions did you write?
"""


def to_fahrenheit(celsius):
    return celsius * 9 // 5 + 32
''',
    "exercises/temperature/misconceptions/minus.py": '''\
"""32 is taken away

stage: convert
hint: Is 0 degrees Celsius less than 0 in Fahrenheit?
"""


def to_fahrenheit(celsius):
    return celsius * 9 / 5 - 32
''',
    "exercises/temperature/misconceptions/boundary.py": '''\
"""10 counts as cold

stage: feeling
hint: Is 10 less than 10?
"""


def feels(celsius):
    if celsius <= 10:
        return "cold"
    return "mild" if celsius < 25 else "warm"
''',
    "cases/temperature/convert.yaml": """\
exercise: temperature
stage: convert
call: to_fahrenheit(celsius)
cases:
  - {celsius: 0, expect: 32.0}
  - {celsius: 100, expect: 212.0}
  - {celsius: 37.7, expect: 99.86}
  - {celsius: 21, expect: 69.8}
""",
    "cases/temperature/feeling.yaml": """\
exercise: temperature
stage: feeling
call: feels(celsius)
cases:
  - {celsius: 9, expect: cold}
  - {celsius: 10, expect: mild}
  - {celsius: 25, expect: warm}
""",
}
RIGHT = "def to_fahrenheit(celsius):\n    return celsius * 9 / 5 + 32\n"


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as started:
        yield started


def write(folder: Path, path: str, text: str) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text, "utf-8")


@pytest.fixture
def till(tmp_path: Path) -> Path:
    """That of the instructors' guide: one stage has inputs, and a later one goes on with its function."""
    for path, text in TILL.items():
        write(tmp_path, path, text)
    return tmp_path


@pytest.fixture
def temperature(tmp_path: Path) -> Path:
    for path, text in TEMPERATURE.items():
        write(tmp_path, path, text)
    return tmp_path


def graded(folder: Path, program: str, runner: Runner) -> Result:
    course = read_course(folder)
    (only,) = course.exercises
    exercise = read_exercise(course, only)
    submission = Submission(exercise.file, program.encode(), "0" * 64)
    return grade_submission(exercise, read_cases(course, exercise), submission, runner)


def named(folder: Path, program: str, runner: Runner) -> str | None:
    diagnosis = graded(folder, program, runner).diagnosis
    return diagnosis.misconception if diagnosis else None


def every_idea_is_named(folder: Path, runner: Runner) -> list[str]:
    course = read_course(folder)
    bank = read_misconceptions(read_exercise(course, course.exercises[0]))
    assert [named(folder, one.source, runner) for one in bank] == [one.id for one in bank]
    return [one.id for one in bank]


def test_every_idea_about_the_till_is_named(till: Path, runner: Runner) -> None:
    assert every_idea_is_named(till, runner) == ["each-coin-once", "largest-last"]


def test_every_idea_about_temperatures_is_named(temperature: Path, runner: Runner) -> None:
    assert every_idea_is_named(temperature, runner) == ["boundary", "integer-division", "minus"]


def test_a_student_is_told_title_and_hint(till: Path, runner: Runner) -> None:
    program = (
        "def total(prices):\n    return sum(prices)\n\n"
        "def coins(amount):\n    change = []\n    for coin in (200, 100, 50, 20, 10, 5, 2, 1):\n"
        "        if coin <= amount:\n            change += [coin]\n            amount = amount - coin\n"
        "    return change\n"
    )
    diagnosis = graded(till, program, runner).diagnosis
    assert diagnosis is not None
    assert diagnosis.title == "Each coin is given once at most"
    assert diagnosis.hint.startswith("Your coins for 4 cents come to less than 4 cents.")


@pytest.mark.parametrize(
    ("program", "idea"),
    [
        pytest.param("def to_fahrenheit(c):\n    return 1.8 * c - 32\n", "minus", id="another order of sums"),
        pytest.param("def to_fahrenheit(c):\n    return c * 9 // 5 + 31\n", None, id="nobody's idea"),
        pytest.param("def to_fahrenheit(c):\n    return 32\n", None, id="always the same"),
        pytest.param(RIGHT, None, id="the next stage isn't begun"),
        pytest.param(RIGHT + "def feels(c):\n    return 'cold'\n", None, id="right but for the last stage"),
    ],
)
def test_only_the_same_answers_are_the_same_idea(
    temperature: Path, runner: Runner, program: str, idea: str | None
) -> None:
    assert named(temperature, program, runner) == idea


@pytest.mark.parametrize(
    ("program", "message"),
    [
        pytest.param(
            RIGHT,
            'Your file has no function `feels` yet. The stage "Say how it feels" asks for it. Read in '
            "`statement/feeling.md` what it should do, and begin with a line `def feels(…):`.",
            id="the next stage isn't begun",
        ),
        pytest.param(
            "def feels(c):\n    return 'cold'\n",
            "Your file has no function `to_fahrenheit`. Its only function is `feels`. Is there a "
            "`def to_fahrenheit(…):` line that was lost or renamed?",
            id="an early one is lost",
        ),
        pytest.param(
            "celsius = float(input())\nprint(celsius * 9 / 5 + 32)\n",
            "Your file has no function `to_fahrenheit`. It has no functions yet: start from the file that "
            "came with the exercise, and write your code into its functions.",
            id="no functions at all",
        ),
    ],
)
def test_a_function_that_is_not_there(temperature: Path, runner: Runner, program: str, message: str) -> None:
    result = graded(temperature, program, runner)
    assert next(case.message for case in result.cases if case.id == result.start_with) == message


def test_a_number_of_another_size_is_not_told_of_its_kind(temperature: Path, runner: Runner) -> None:
    result = graded(temperature, "def to_fahrenheit(c):\n    return round(c * 9 / 5 + 32)\n", runner)
    (first,) = [case for case in result.cases if case.id == result.start_with]
    assert (first.slip, first.message) == ("", "Expected is 99.86; it returned 100.")
    assert [case.status for case in result.cases][:2] == [Status.PASSED, Status.PASSED]


def test_an_exercise_without_a_solution_has_no_ideas_to_name(temperature: Path, runner: Runner) -> None:
    """It is what students are handed."""
    (temperature / "exercises/temperature/solution/temperature.py").unlink()
    result = graded(temperature, "def to_fahrenheit(c):\n    return c * 9 // 5 + 32\n", runner)
    assert (result.start_with is not None, result.diagnosis) == (True, None)
