"""`grade check`: what is said of case files that read well but aren't right."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.audit.check import check_course
from grader.audit.disagreement import disagreement
from grader.course import read_course, read_exercise
from grader.course.reading import read_closely
from grader.model.audit import CheckReport
from grader.model.observation import Kind, Observation
from grader.model.verdict import Status, Verdict
from grader.run import Runner
from tests.audit.small_course import GOOD_CASES, GOOD_SIGNS, SOLUTION, write_course

HEAD = "exercise: places\nstage: places\ncall: places(one, other)\ncases:\n"


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    with Runner() as started:
        yield started


def check(folder: Path, runner: Runner, *paths: str) -> CheckReport:
    return check_course(read_course(folder), [folder / path for path in paths], runner)


def said(report: CheckReport) -> list[str]:
    return [
        f"{problem.place.file.name}:{problem.place.line}:{problem.place.column} "
        f"{problem.severity.value} {problem.kind}: {problem.message}"
        for problem in report.problems
    ]


def test_a_right_course_has_no_problems(tmp_path: Path, runner: Runner) -> None:
    report = check(write_course(tmp_path), runner)
    assert said(report) == []
    assert report.cases == 7


def test_a_wrong_expectation_is_shown_with_the_right_value(tmp_path: Path, runner: Runner) -> None:
    cases = GOOD_CASES + "  - one: ABA\n    other: ABB\n    expect: 3\n"
    report = check(write_course(tmp_path, places=cases, sign=GOOD_SIGNS), runner)
    assert said(report) == [
        "places.yaml:11:5 error wrong-expectation: This expects 3, but the solution answers 2. "
        "Write `expect: 2`, or mend the solution."
    ]


def test_a_wrong_case_that_contradicts_a_right_one_is_told_once(tmp_path: Path, runner: Runner) -> None:
    cases = GOOD_CASES + "  - {id: again, one: AAB, other: ABB, expect: 1}\n"
    report = check(write_course(tmp_path, places=cases, sign=GOOD_SIGNS), runner)
    assert [line.split()[2] for line in said(report)] == ["wrong-expectation:"]


def test_an_exception_that_is_not_raised_is_shown(tmp_path: Path, runner: Runner) -> None:
    cases = GOOD_CASES + "  - {one: ABA, other: ABB, raises: ValueError}\n"
    report = check(write_course(tmp_path, places=cases, sign=GOOD_SIGNS), runner)
    assert said(report) == [
        "places.yaml:9:28 error wrong-expectation: This expects ValueError, but this is what the solution "
        "does: 2. Mend the case or the solution."
    ]


@pytest.mark.parametrize(
    ("inputs", "message"),
    [
        (
            "one: AAC, other: AAB",
            "`one: 'AAC'` isn't legal in the stage places: it has 'C', which is none of AB.",
        ),
        (
            "one: AA, other: AAB",
            "`one: 'AA'` isn't legal in the stage places: it has 2 letters, where 3 are asked for.",
        ),
    ],
    ids=["letter", "length"],
)
def test_inputs_that_are_not_legal_in_their_stage(
    tmp_path: Path, runner: Runner, inputs: str, message: str
) -> None:
    folder = write_course(tmp_path, places=HEAD + f'  - {{{inputs}, expect: "2"}}\n', sign=GOOD_SIGNS)
    declaration = folder / "exercises" / "places" / "exercise.yaml"
    declaration.write_text(
        'answer: {format: "{equal:d}", calls: [places]}\n' + declaration.read_text("utf-8"), "utf-8"
    )
    illegal = [line for line in said(check(folder, runner)) if "illegal-input" in line]
    assert illegal == [
        f"places.yaml:5:6 error illegal-input: {message} "
        "Choose another value, or move the case to a later stage."
    ]


def test_a_function_that_is_not_an_answer_may_be_given_anything(tmp_path: Path, runner: Runner) -> None:
    cases = GOOD_CASES + "  - {one: XYZ, other: XY, expect: 2}\n"
    assert said(check(write_course(tmp_path, places=cases, sign=GOOD_SIGNS), runner)) == []


def test_a_solution_that_cannot_be_loaded_is_shown_with_its_line(tmp_path: Path, runner: Runner) -> None:
    folder = write_course(tmp_path)
    solution = folder / "exercises" / "places" / "solution" / "places.py"
    solution.write_text(SOLUTION + "\n1 / 0\n", "utf-8")
    told = [line for line in said(check(folder, runner)) if "solution-fails" in line]
    assert len(told) == 1
    assert told[0].startswith("places.py:21:1 error solution-fails: The solution can't be loaded.")


def test_a_starter_that_leaves_nothing_to_do_is_warned_about(tmp_path: Path, runner: Runner) -> None:
    folder = write_course(tmp_path)
    starter = SOLUTION.replace("equal += 1", "equal += 2")
    (folder / "exercises" / "places" / "starter" / "places.py").write_text(starter, "utf-8")
    assert said(check(folder, runner)) == [
        "places.py:1:1 warning starter-passes: The starter passes every case of the stage sign, so there is "
        "nothing to do in it. Take out of the starter what students should write, or add a case that it "
        "fails."
    ]


def test_a_first_stage_may_be_about_a_program_that_works(tmp_path: Path, runner: Runner) -> None:
    folder = write_course(tmp_path)
    starter = SOLUTION.partition("def sign")[0]
    (folder / "exercises" / "places" / "starter" / "places.py").write_text(starter, "utf-8")
    assert said(check(folder, runner)) == []


def test_a_starter_that_is_the_solution_leaves_nothing_to_do_in_any_stage(
    tmp_path: Path, runner: Runner
) -> None:
    folder = write_course(tmp_path)
    (folder / "exercises" / "places" / "starter" / "places.py").write_text(SOLUTION, "utf-8")
    easy = "The starter passes every case of the stage {}, so there is nothing to do in it."
    found = check(folder, runner).problems
    assert [problem.message.partition(" Take")[0] for problem in found] == [
        easy.format("places"),
        easy.format("sign"),
    ]


def test_a_starter_may_be_an_empty_file(tmp_path: Path, runner: Runner) -> None:
    folder = write_course(tmp_path)
    (folder / "exercises" / "places" / "starter" / "places.py").write_text("\n", "utf-8")
    assert said(check(folder, runner)) == []


@pytest.mark.parametrize(
    ("starter", "line", "said"),
    [
        (
            "LENGTH = 3\ndef places(one, other:\n    pass\n",
            2,
            "Python can't read places.py, so nothing could be tried.",
        ),
        (
            "LENGTH = 3\nwhile True:\n    pass\n",
            1,
            "Nothing could be tried: after 1 seconds your file was still running",
        ),
        ("LENGTH = four\n", 1, "Python stops while it reads your file"),
    ],
    ids=["syntax", "endless", "name"],
)
def test_a_starter_that_cannot_be_loaded(
    tmp_path: Path, runner: Runner, starter: str, line: int, said: str
) -> None:
    folder = write_course(tmp_path)
    file = folder / "exercises" / "places" / "starter" / "places.py"
    file.write_text(starter, "utf-8")
    (problem,) = check(folder, runner).problems
    assert (problem.kind, problem.severity, problem.place.file) == ("starter-fails", "warning", file)
    assert problem.place.line == line
    assert problem.message.startswith(f"The starter can't be loaded, so students begin with an error. {said}")


def test_only_the_files_that_were_named_are_reported(tmp_path: Path, runner: Runner) -> None:
    wrong = HEAD + "  - {one: ABA, other: ABB, expect: 3}\n"
    folder = write_course(tmp_path, wrong=wrong, sign=GOOD_SIGNS)
    assert len(said(check(folder, runner, "cases/places/wrong.yaml"))) == 1
    assert said(check(folder, runner, "cases/places/sign.yaml")) == []


def test_problems_of_all_files_come_at_once_in_order(tmp_path: Path, runner: Runner) -> None:
    files = {
        f"file{number}": HEAD
        + f"  - {{set: {{LENGTH: {number}}}, one: A, other: A, expect: 0}}\n  - {{one: 1}}\n"
        for number in range(1, 4)
    }
    report = check(write_course(tmp_path, sign=GOOD_SIGNS, **files), runner)
    assert [line.split()[0] + " " + line.split()[2] for line in said(report)] == [
        place
        for number in range(1, 4)
        for place in (
            f"file{number}.yaml:5:42 wrong-expectation:",
            f"file{number}.yaml:6:5 missing-variable:",
        )
    ]


DECIMALS = """\
import random


def half(number):
    return number / 2


def thirds(number):
    return [number / 3, "rest"]


def die():
    return str(random.randint(1, 6))


def greet():
    print("Hello")


def loud(word):
    return word.upper()


def lines(words):
    print(*words, sep=chr(10))


def main():
    print("Hello!")
    name = input("Your name? ")
    print(f"Good day, {name}.")
    print("Bye")
"""


def decimals(folder: Path, cases: str) -> Path:
    """A course of one exercise about numbers with decimals, chance and words."""
    contents = {
        "exercises/half/exercise.yaml": (
            "title: Half\nfile: half.py\n"
            "stages: [{id: half, title: Half, names: [half, thirds, die, greet]}]\n"
        ),
        "exercises/half/solution/half.py": DECIMALS,
        "exercises/half/starter/half.py": "",
        "exercises/half/statement/half.md": "Half.",
        "cases/half/half.yaml": f"stage: half\n{cases}",
    }
    for name, text in contents.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_a_whole_number_may_stand_for_an_answer_with_decimals(tmp_path: Path, runner: Runner) -> None:
    cases = (
        "cases:\n"
        "  - {call: half(number), number: 64, expect: 32}\n"
        "  - {call: half(number), number: 66, expect: 33.0}\n"
        "  - {call: thirds(number), number: 3, expect: [1, rest]}\n"
    )
    assert said(check(decimals(tmp_path, cases), runner)) == []


@pytest.mark.parametrize(
    ("cases", "message"),
    [
        (
            "call: half(number)\ncases:\n  - {number: 195.76000000000002, expect: 97.9}\n",
            "half.yaml:4:34 error wrong-expectation: This expects 97.9, but the solution answers 97.88. "
            "Write `expect: 97.88`, round in the call, `call: round(half(number), 1)`, or mend the solution.",
        ),
        (
            "call: half(number)\ntable: |\n  number | expect\n  64 | 33\n",
            "half.yaml:5:8 error wrong-expectation: This expects 33, but the solution answers 32.0. "
            "Write `32.0`, or mend the solution.",
        ),
        (
            "call: greet()\ncases:\n  - {prints: Hi}\n",
            "half.yaml:4:6 error wrong-expectation: This expects Hi to be printed, but this is what the "
            "solution does: it prints Hello. Mend the case or the solution.",
        ),
        (
            "call: greet()\ncases:\n  - {expect: Hello}\n",
            "half.yaml:4:6 error wrong-expectation: This expects Hello, but the solution returns nothing. It "
            "prints Hello: to ask for that, write `prints: …`.",
        ),
        (
            "call: lines(words)\ncases:\n  - {words: [a, b], prints: a b}\n",
            "half.yaml:4:21 error wrong-expectation: This expects a b to be printed, but this is what the "
            'solution does: it prints "a\\nb". The lines run together: write `prints: |`, and the lines '
            "below it, indented.",
        ),
        (
            "call: loud(word)\ntable: |\n  word | expect\n  a    | A\n  b    | B\n  12   | 12\n",
            "half.yaml:7:10 error wrong-expectation: This expects 12, but this is what the solution does: "
            "AttributeError: 'int' object has no attribute 'upper'. `word` is a number here, and a text in "
            'other cases. For the text write "12".',
        ),
        (
            "call: greet()\ncases:\n  - {raises: ValueError}\n",
            "half.yaml:4:6 error wrong-expectation: This expects ValueError, but this is what the solution "
            "does: null. Mend the case or the solution.",
        ),
        (
            "cases:\n  - play: |\n      Hello!\n\n      > Ada\n      Good night\n      Bye\n",
            "half.yaml:7:7 error solution-fails: The solution fails this case. ",
        ),
        (
            "call: die()\ncases:\n  - {draws: 20, sometimes: '6'}\n",
            "half.yaml:4:6 warning too-few-draws: 20 draws can miss `6` by chance: a right program would "
            "fail this case 3% of the time. Write `draws: 80`.",
        ),
        (
            "call: die()\ncases:\n  - {draws: 90, even: true}\n",
            "half.yaml:4:6 warning too-few-draws: 90 draws can't tell whether every letter is drawn equally "
            "often. Write `draws: 200`.",
        ),
        (
            "call: die()\ncases:\n  - {draws: 300, sometimes: '7'}\n",
            "half.yaml:4:6 error too-few-draws: `7` wasn't in 3000 draws of the solution. Mend the pattern, "
            "or leave it out.",
        ),
        (
            "call: die()\ncases:\n  - {draws: 100000000, each: '[1-6]'}\n",
            "half.yaml:4:6 error too-many-draws: 100000000 draws don't fit into the time and room that a "
            "case has. Write fewer, such as `draws: 600`.",
        ),
        (
            "call: divmod(7, half(number))\ncases:\n  - {number: 4, expect: [3, 1]}\n",
            "half.yaml:4:17 error wrong-expectation: This expects [3, 1], but the solution answers a tuple, "
            "(3.0, 1.0). Write `call: list(divmod(7, half(number)))` and `expect: [3.0, 1.0]`, or mend the "
            "solution.",
        ),
        (
            "call: divmod(7, int(half(number)))\ncases:\n  - {number: 4, expect: [3, 1]}\n",
            "half.yaml:4:17 error wrong-expectation: This expects [3, 1], but the solution answers a tuple, "
            "(3, 1). Write `call: list(divmod(7, int(half(number))))`, or let the solution answer a list.",
        ),
        (
            "types: {expect: text}\ncall: greet()\ncases:\n  - {expect: null}\n",
            "half.yaml:5:6 error wrong-expectation: The solution answers null, but by `types` what is "
            'expected here is text, so this is the text "null". Write `types: {expect: value}` at the top of '
            "this file.",
        ),
        (
            "call: greet()\ncases:\n  - {raises: IndxError}\n",
            "half.yaml:4:6 error unknown-exception: Neither Python nor the solution has an exception "
            "`IndxError`. Did you mean `IndexError`?",
        ),
        (
            "cases:\n  - {call: greets(), expect: 1}\n",
            "half.yaml:3:6 error unknown-name: The solution has no `greets`, which this asks for. Did you "
            "mean `greet`?",
        ),
    ],
    ids=[
        *("decimals", "in-a-table", "printed", "printed-not-returned", "lines-run-together"),
        *("number-among-texts", "nothing", "in-a-game", "few-draws", "even", "never-drawn"),
        *("many-draws", "tuple", "tuple-of-the-same", "null-as-text", "exception-misspelt", "name-misspelt"),
    ],
)
def test_a_case_that_the_solution_does_not_pass(
    tmp_path: Path, runner: Runner, cases: str, message: str
) -> None:
    (found,) = said(check(decimals(tmp_path, cases), runner))
    found = re.sub(r"[234]% of", "3% of", re.sub(r"draws: [79]0`", "draws: 80`", found))  # by chance
    assert found.startswith(message), found


def test_a_game_that_is_not_written_to_its_end(tmp_path: Path, runner: Runner) -> None:
    warning, error = said(check(decimals(tmp_path, "cases:\n  - play: |\n      Hello!\n"), runner))
    assert warning.startswith("half.yaml:3:5 warning nothing-typed: ")
    assert error.startswith("half.yaml:3:5 error solution-fails: ")
    assert error.endswith("put `try` and `except EOFError` around it. Or write the game to its end.")


def test_an_answer_by_chance_is_no_value_to_expect(tmp_path: Path, runner: Runner) -> None:
    (found,) = said(check(decimals(tmp_path, "call: die()\ncases:\n  - {expect: '9'}\n"), runner))
    assert re.fullmatch(
        r"half\.yaml:4:6 error by-chance: The solution answers by chance, \S+ and then \S+, so no case can "
        r"expect one value\. Make the call often, and say what every answer has to be: `draws: 200` and "
        r'`each: "…"`\.',
        found,
    )


def test_games_that_do_not_fit_into_the_time_of_a_submission(tmp_path: Path, project: Path) -> None:
    exercise = read_exercise(read_course(project), "mastermind")
    file = tmp_path / "many.yaml"
    file.write_text("stage: no-repeats\ncases:\n  - player: {goal: win, games: 1000}\n", "utf-8")
    reading = read_closely(exercise, [file])
    (case,) = reading.cases
    verdict = Verdict(case.id, Status.FAILED, message="The loop never ends.")
    problem = disagreement(reading, case, Observation(Kind.TIMED_OUT), verdict)
    assert (problem.place.line, problem.place.column, problem.message) == (
        3,
        5,
        "1000 games don't fit into the time that a submission has. Write fewer: `games: …`, or give the case "
        "a `timeout`.",
    )


def test_a_solution_that_is_no_utf_8_is_told_of_once(tmp_path: Path, runner: Runner) -> None:
    course = write_course(tmp_path)
    (solution,) = course.rglob("solution/*.py")
    solution.write_bytes(solution.read_bytes() + b"# caf\xe9\n")
    assert [line.split(":")[2:] for line in said(check(course, runner)) if "UTF-8" in line] == [
        [
            "6 error encoding",
            " The byte 0xe9 isn't UTF-8, the encoding of case files. Save the file as UTF-8 in your editor.",
        ]
    ]


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_case_file_that_is_a_link_to_itself(tmp_path: Path, runner: Runner) -> None:
    course = write_course(tmp_path)
    (tmp_path / "cases" / "places" / "own.yaml").symlink_to("own.yaml")
    assert [line.split(" (")[0] for line in said(check(course, runner))] == [
        f"own.yaml:1:1 error unreadable: The file can't be read: {os.strerror(errno.ELOOP)}."
    ]
