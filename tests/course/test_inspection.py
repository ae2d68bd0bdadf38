"""What an author is told about the form of a course's files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from grader.course import read_course
from grader.course.inspection import Inspection, inspect
from grader.model.place import Problem

EXERCISE = """\
title: Sums
file: sums.py
types: {a: integer, b: integer, expect: integer}
constants: {LIMIT: 9}
stages:
  - {id: add, title: Add, names: [add]}
  - {id: limit, title: A limit, names: [LIMIT]}
"""
SOLUTION = "LIMIT = 9\n\n\ndef add(a, b):\n    return min(a + b, LIMIT)\n"
ADD = "stage: add\ncall: add(a, b)\ncases:\n  - {a: 1, b: 2, expect: 3}\n"
LIMIT = "stage: limit\ncall: add(a, b)\ncases:\n  - {a: 1, b: 2, expect: 2, set: {LIMIT: 2}}\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A course in which nothing is wrong."""
    exercise, cases = tmp_path / "exercises" / "sums", tmp_path / "cases" / "sums"
    for inner in (exercise / "solution", exercise / "starter", exercise / "statement", cases):
        inner.mkdir(parents=True)
    (exercise / "exercise.yaml").write_text(EXERCISE)
    (exercise / "solution" / "sums.py").write_text(SOLUTION)
    (exercise / "starter" / "sums.py").write_text("")
    (exercise / "statement" / "add.md").write_text("Add.")
    (exercise / "statement" / "limit.md").write_text("Stop.")
    (cases / "add.yaml").write_text(ADD)
    (cases / "limit.yaml").write_text(LIMIT)
    return tmp_path


def look(folder: Path, *paths: str) -> Inspection:
    return inspect(read_course(folder), [folder / path for path in paths])


def told(folder: Path, *paths: str) -> list[str]:
    return [shown(folder, problem) for problem in look(folder, *paths).problems]


def shown(folder: Path, problem: Problem) -> str:
    place = problem.place
    file = place.file.relative_to(folder).as_posix()
    return f"{file}:{place.line}:{place.column}: {problem.severity}: {problem.kind}: {problem.message}"


def test_nothing_is_wrong_with_a_good_course(folder: Path) -> None:
    inspection = look(folder)
    assert inspection.problems == ()
    assert (inspection.files, len(inspection.cases)) == (2, 2)


def test_the_shipped_course_is_in_good_form(project: Path) -> None:
    inspection = inspect(read_course(project))
    assert [shown(project, problem) for problem in inspection.problems] == []


def test_names_that_the_solution_doesnt_have(folder: Path) -> None:
    (folder / "cases" / "sums" / "add.yaml").write_text(
        ADD.replace("call: add", "call: ad") + "  - {a: 1, b: 3, expect: 4}\n"
    )
    (folder / "exercises" / "sums" / "exercise.yaml").write_text(EXERCISE.replace("[LIMIT]", "[LIMITS]"))
    assert told(folder) == [
        "exercises/sums/exercise.yaml:7:41: error: unknown-name: The solution has no `LIMITS`. "
        "Did you mean `LIMIT`?",
        "cases/sums/add.yaml:2:1: error: unknown-name: The solution has no `ad`, which this asks for. "
        "Did you mean `add`?",
    ]


def test_exceptions_that_nobody_has(folder: Path) -> None:
    names = ("ValueErorr", "ZipFault", "OSError")
    rows = [f"  - {{a: 1, b: {number}, raises: {name}}}\n" for number, name in enumerate(names, start=3)]
    (folder / "cases" / "sums" / "add.yaml").write_text(ADD + "".join(rows))
    assert told(folder) == [
        "cases/sums/add.yaml:5:18: error: unknown-exception: Neither Python nor the solution has an "
        "exception `ValueErorr`. Did you mean `ValueError`?",
        "cases/sums/add.yaml:6:18: warning: unknown-exception: Neither Python nor the solution has an "
        "exception `ZipFault`. Is that its name?",
    ]


def test_things_that_nobody_uses(folder: Path) -> None:
    declaration = EXERCISE.replace("{a: integer", "{c: text, a: integer").replace(
        "LIMIT: 9", "LIMIT: 9, add: 1"
    )
    more = "  - {id: never, title: Never}\nanswer: {format: '{sum:d}', calls: [LIMIT]}\n"
    (folder / "exercises" / "sums" / "exercise.yaml").write_text(declaration + more)
    (folder / "cases" / "sums" / "limit.yaml").unlink()
    start = "exercises/sums/exercise.yaml"
    assert told(folder) == [
        f"{start}:3:9: warning: unused-type: No case has a field `c`, whose type is declared here. "
        "Take it out.",
        f"{start}:4:13: warning: unused-constant: No case sets `LIMIT`. Write one that does, "
        "or take the constant out.",
        f"{start}:4:13: warning: unused-call: No case calls `LIMIT`. Write one that does, or take it out.",
        f"{start}:7:10: warning: unused-stage: The stage `limit` has no case. Write one.",
        f"{start}:8:10: warning: missing-file: There is no `statement/never.md`, "
        "which tells students what to do. Write it.",
        f"{start}:8:10: warning: unused-stage: The stage `never` has no case. Write one.",
    ]


def test_inputs_of_a_variable_that_no_call_has(folder: Path) -> None:
    inputs = "  - {id: add, title: Add, names: [add], inputs: {aa: {values: [1]}, b: {values: [2]}}}"
    declaration = EXERCISE.replace("  - {id: add, title: Add, names: [add]}", inputs)
    (folder / "exercises" / "sums" / "exercise.yaml").write_text(declaration)
    assert told(folder) == [
        "exercises/sums/exercise.yaml:6:50: warning: unknown-variable: `inputs` has `aa`, which is a "
        "variable of no call. Did you mean `a`?"
    ]


def test_files_that_are_missing(folder: Path) -> None:
    shutil.rmtree(folder / "exercises" / "sums" / "starter")
    shutil.rmtree(folder / "exercises" / "sums" / "solution")
    assert told(folder) == [
        "exercises/sums/exercise.yaml:2:7: error: missing-file: There is no `starter/sums.py`, "
        "which students start from. Write it.",
        "exercises/sums/exercise.yaml:2:7: error: missing-file: There is no `solution/sums.py`, "
        "which is asked what is right. Write it.",
    ]


def test_what_is_wrong_with_the_inputs_is_told_at_their_keys(folder: Path) -> None:
    file = folder / "exercises" / "sums" / "exercise.yaml"
    before = "  - {id: add, title: Add, names: [add]}"

    def of(inputs: str) -> list[str]:
        stage = f"  - id: add\n    title: Add\n    names: [add]\n    inputs:\n      a: {inputs}"
        file.write_text(EXERCISE.replace(before, stage))
        return told(folder)

    at = "exercises/sums/exercise.yaml:10"
    assert of('{alphabet: "XO.", length: 3, repeats: false}') == []
    assert of('{alphabet: "XO.", length: 9, repeats: false}') == [
        f"{at}:36: error: wrong-input: Nothing can be `a`: 9 letters that all differ can't be made of 3. "
        "Write a smaller length or more letters, or take `repeats: false` out."
    ]
    assert of("{alphabet: XOOY, length: LIMIT, first: 2, repeats: false}") == [
        f"{at}:21: error: wrong-input: The alphabet has 'O' more than once. Write each letter once."
    ]
    assert of("{alphabet: XOYZ, length: 3, first: 2, repeats: false}") == [
        f"{at}:35: error: wrong-input: Nothing can be `a`: 3 letters that all differ can't be made of 2. "
        "Write a smaller length or more letters, or take `repeats: false` out."
    ]
    assert of("{values: []}") == [
        f"{at}:19: error: wrong-input: `a` has no values, so there is nothing to try. Write at least one."
    ]
    assert of("{alphabet: XO, length: nine}") == [
        f"{at}:33: error: unknown-name: `nine`, on which `a` depends, isn't among `constants` with a whole "
        "number. Known: `LIMIT`."
    ]
    assert of("{values: [1]}\n      values: {values: [1, 2]}") == [
        "exercises/sums/exercise.yaml:11:7: warning: unknown-variable: `inputs` has `values`, which is a "
        "variable of no call. Known: `a` and `b`."
    ]


def test_what_the_exercise_names_and_nobody_has(folder: Path) -> None:
    file = folder / "exercises" / "sums" / "exercise.yaml"
    file.write_text(EXERCISE + "main: start\nborrow: {from: summs, adapter: adapter.py}\n")
    (folder / "exercises" / "sums" / "statement" / "limit.md").write_text(" \n")
    assert told(folder) == [
        "exercises/sums/exercise.yaml:7:10: warning: empty-file: `statement/limit.md` is empty. "
        "Write there what students have to do.",
        "exercises/sums/exercise.yaml:8:7: error: unknown-name: The solution has no `start`. "
        "Known: `LIMIT` and `add`.",
        "exercises/sums/exercise.yaml:9:16: error: unknown-exercise: There is no exercise `summs` to borrow "
        "from.",
        "exercises/sums/exercise.yaml:9:32: error: missing-file: There is no `adapter.py` beside "
        "`exercise.yaml`. Write it, or take `borrow` out.",
    ]


@pytest.mark.parametrize("call", ["5", "len([1, 2])", "abs(a)"])
def test_a_call_of_nothing_that_students_wrote(folder: Path, call: str) -> None:
    case = f"  - {{call: '{call}', expect: 5{', a: 5' if 'a)' in call else ''}}}\n"
    (folder / "cases" / "sums" / "add.yaml").write_text(ADD + case)
    assert told(folder) == [
        "cases/sums/add.yaml:5:6: error: calls-nothing: This calls nothing of the student's program, so "
        "every program answers the same. Write the call of a function, such as `answer(question)`."
    ]


def test_case_files_in_a_folder_below_are_not_read(folder: Path) -> None:
    below = folder / "cases" / "sums" / "more"
    below.mkdir()
    (folder / "cases" / "sums" / "notes").mkdir()
    (below / "extra.yaml").write_text(ADD)
    where = "Case files are read only where they stand in `cases/EXERCISE/` itself. Move them there."
    assert told(folder) == [f"cases/sums/more:1:1: warning: stray-file: {where}"]
    assert told(folder, "cases/sums/more") == [f"cases/sums/more:1:1: error: unreadable: {where}"]
    assert told(folder, "cases/sums/more/extra.yaml") == [
        f"cases/sums/more/extra.yaml:1:1: error: unreadable: {where}"
    ]


@pytest.mark.parametrize("name", ["exercise.yml", "Exercise.yaml"])
def test_the_file_of_an_exercise_has_a_certain_name(folder: Path, name: str) -> None:
    other = folder / "exercises" / "other"
    shutil.copytree(folder / "exercises" / "sums", other)
    (other / "exercise.yaml").rename(other / "name")
    (other / "name").rename(other / name)
    shutil.copytree(folder / "cases" / "sums", folder / "cases" / "other")
    message = (
        f"exercises/other/{name}:1:1: error: stray-file: This isn't read: the file that declares an exercise "
        "is called `exercise.yaml`. Rename it."
    )
    assert told(folder) == [message]
    assert told(folder, "exercises/other") == [message]
    (problem,) = inspect(read_course(folder), [Path("other")]).problems
    assert problem.message == (
        f"`{(other / name).as_posix()}` isn't read: it has to be called `exercise.yaml`. Rename it."
    )


def test_a_misconception_of_a_name_that_nobody_asks_for(folder: Path) -> None:
    bank = folder / "exercises" / "sums" / "misconceptions"
    bank.mkdir()
    head = '"""Takes one away\n\nstage: add\nhint: Plus?\n"""\n\n\n'
    (bank / "used.py").write_text(
        head + "def minus(a, b):\n    return a - b\n\n\ndef add(a, b):\n    return minus(a, b)\n"
    )
    assert told(folder) == []
    (bank / "used.py").write_text(head + "def addd(a, b):\n    return a - b\n")
    assert told(folder) == [
        "exercises/sums/misconceptions/used.py:8:1: error: unknown-name: The solution has no `addd`, and "
        "nothing here uses it. Did you mean `add`?"
    ]


def test_a_misconception_with_a_misspelt_name(folder: Path) -> None:
    bank = folder / "exercises" / "sums" / "misconceptions"
    bank.mkdir()
    head = '"""Adds once more\n\nstage: add\nhint: Once?\n"""\n\n\n'
    body = "def add(first, last):\n    extra = [one for one in (first, last)]\n    return sum({}) + len({})\n"
    (bank / "more.py").write_text(head + body.format("extra", "nowhere"))
    assert told(folder) == []  # a name that is like no other may be the mistake
    other = "\n\ndef other():\n    return extra\n"
    (bank / "more.py").write_text(head + body.format("extra", "extra") + other)
    assert told(folder) == []  # nor is one that only another function has
    (bank / "more.py").write_text(head + body.format("[*extar, lenn]", "extar"))
    place = "exercises/sums/misconceptions/more.py:10"
    said = "warning: unknown-name: Neither this file nor the solution has"
    assert told(folder) == [
        f"{place}:18: {said} `extar`. Did you mean `extra`?",
        f"{place}:25: {said} `lenn`. Did you mean `len`?",
    ]


def test_a_variable_with_a_name_of_python_s_own(folder: Path) -> None:
    (folder / "cases" / "sums" / "add.yaml").write_text(
        ADD + "  - {call: 'add(a, max)', a: 1, max: 2, expect: 3}\n"
    )
    assert told(folder)[0] == (
        "cases/sums/add.yaml:5:33: error: python-name: `max` is a name of Python's own, so it can't be a "
        "variable of the call. Write another, such as `a_max`, in the call too."
    )


def test_files_that_nobody_reads(folder: Path) -> None:
    (folder / "cases" / "sums" / "add.yaml.txt").write_text(ADD)
    (folder / "cases" / "sum").mkdir()
    assert told(folder) == [
        "cases/sum:1:1: error: unknown-exercise: There is no exercise `sum`. Did you mean `sums`?",
        "cases/sums/add.yaml.txt:1:1: warning: stray-file: Only files with names that end in `.yaml` "
        "are read. Rename it, or move it away.",
    ]


def test_a_faulty_exercise_hides_nothing_of_the_others(folder: Path) -> None:
    shutil.copytree(folder / "exercises" / "sums", folder / "exercises" / "faulty")
    (folder / "exercises" / "faulty" / "exercise.yaml").write_text("title: Faulty\n")
    (folder / "cases" / "sums" / "add.yaml").write_text(ADD.replace("stage: add", "stage: ad"))
    assert [problem.kind for problem in look(folder).problems] == [
        "missing-key",
        "missing-key",
        "unknown-stage",
    ]


def test_the_misconceptions_are_looked_at_too(folder: Path) -> None:
    (folder / "exercises" / "sums" / "misconceptions").mkdir()
    (folder / "exercises" / "sums" / "misconceptions" / "none.py").write_text("LIMIT = 8\n")
    assert told(folder) == [
        "exercises/sums/misconceptions/none.py:1:1: error: missing-key: The title is missing. "
        "It is the first line of the docstring that begins the file."
    ]


def test_a_misconception_that_changes_nothing(folder: Path) -> None:
    (folder / "exercises" / "sums" / "misconceptions").mkdir()
    (folder / "exercises" / "sums" / "misconceptions" / "none.py").write_text(
        '"""Nothing\n\nstage: add\nhint: Look.\n"""\n\n\n'
        "def add(a, b):\n    return min(a + b, LIMIT)  # the same\n"
    )
    assert told(folder) == [
        "exercises/sums/misconceptions/none.py:1:1: error: no-mistake: This is the solution itself, so there "
        "is nothing to catch. Write what the wrong idea changes."
    ]


def test_a_player_of_an_exercise_without_a_game(folder: Path) -> None:
    (folder / "cases" / "sums" / "game.yaml").write_text("stage: add\ncases:\n  - player: {goal: win}\n")
    assert told(folder) == [
        "cases/sums/game.yaml:3:5: error: no-game: `player` has to know the game. Add "
        "`game: {secret: …, answer: …}` to exercise.yaml, or write out a game as `play: |`."
    ]


def test_only_what_was_asked_for_is_told_but_all_is_read(folder: Path) -> None:
    (folder / "cases" / "sums" / "again.yaml").write_text(ADD)
    (folder / "cases" / "sums" / "limit.yaml").write_text(LIMIT.replace("LIMIT: 2", "LIMITS: 2"))
    inspection = look(folder, "cases/sums/add.yaml")
    assert inspection.problems == ()
    assert (inspection.files, len(inspection.cases)) == (1, 1)
    assert told(folder, "cases/sums/again.yaml") == [
        "cases/sums/again.yaml:4:5: error: duplicate: The case in add.yaml, line 4 asks the same. "
        "Take one of them out."
    ]
    assert [problem.kind for problem in look(folder, "cases").problems] == ["duplicate", "unknown-name"]


def test_a_case_file_from_elsewhere_says_to_which_exercise_it_belongs(folder: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.yaml"
    new.write_text("exercise: sums\n" + ADD.replace("expect: 3", "expect: 4"))
    assert told(folder, "new.yaml") == [
        "new.yaml:5:18: error: contradiction: This expects 4; the case in add.yaml, line 4 asks the same and "
        "expects 3. Mend the wrong one."
    ]
    new.write_text(ADD)
    assert told(folder, "new.yaml") == [
        "new.yaml:1:1: error: missing-key: Which exercise is this for? Add `exercise: …` at the top."
    ]
    new.write_text("exercise: sumz\n" + ADD)
    assert told(folder, "new.yaml") == [
        "new.yaml:1:1: error: unknown-exercise: There is no exercise `sumz`. Did you mean `sums`?"
    ]


def test_paths_that_are_no_case_files(folder: Path) -> None:
    (folder / "notes.txt").write_text("")
    assert told(folder, "nowhere.yaml", "notes.txt", "cases/other") == [
        "nowhere.yaml:1:1: error: unreadable: There is no such file.",
        "notes.txt:1:1: error: unreadable: This is no case file. "
        "Name an exercise, a case file or a folder of the course.",
        "cases/other:1:1: error: unknown-exercise: There is no exercise `other`. Known: `sums`.",
    ]


@pytest.mark.parametrize(
    ("path", "files", "problem"),
    [
        ("sums", 2, "exercises/sums/misconceptions/same.py"),
        ("exercises/sums", 2, "exercises/sums/misconceptions/same.py"),
        ("exercises", 2, "exercises/sums/misconceptions/same.py"),
        (".", 2, "exercises/sums/misconceptions/same.py"),
        ("exercises/sums/misconceptions", 0, "exercises/sums/misconceptions/same.py"),
        ("exercises/sums/misconceptions/same.py", 0, "exercises/sums/misconceptions/same.py"),
        ("cases/sums", 2, None),
        ("cases/sums/add.yaml", 1, None),
        ("exercises/sums/exercise.yaml", 0, None),
    ],
)
def test_an_exercise_can_be_named_in_many_ways(
    folder: Path, monkeypatch: pytest.MonkeyPatch, path: str, files: int, problem: str | None
) -> None:
    bank = folder / "exercises" / "sums" / "misconceptions"
    bank.mkdir()
    (bank / "same.py").write_text('"""A\n\nstage: add\nhint: B\n"""\n\nLIMIT = 9\n')
    monkeypatch.chdir(folder)
    found = inspect(read_course(folder), [Path(path)])
    assert found.files == files
    assert [shown(folder, one).partition(":")[0] for one in found.problems] == ([problem] if problem else [])


def test_a_student_s_folder_of_the_same_name_is_not_meant(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "sums").mkdir()
    monkeypatch.chdir(folder)
    assert inspect(read_course(folder), [Path("sums")]).files == 2


def test_in_the_folder_of_the_cases_the_name_is_that_of_a_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder / "cases")
    found = inspect(read_course(folder), [Path("sums")])
    assert (found.files, found.problems) == (2, ())
    monkeypatch.chdir(folder / "cases" / "sums")
    assert inspect(read_course(folder), [Path()]).files == 2


@pytest.mark.parametrize("inside", ["cases/sums", "exercises/sums", "exercises/sums/solution"])
def test_an_exercise_can_be_named_within_its_own_folders(
    folder: Path, monkeypatch: pytest.MonkeyPatch, inside: str
) -> None:
    monkeypatch.chdir(folder / inside)
    found = inspect(read_course(folder), [Path("sums")])
    assert (found.files, found.problems) == (2, ())


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("sum", "There is no file, folder or exercise of this name. Did you mean `sums`?"),
        ("xyz", "There is no file, folder or exercise of this name. Known: `sums`."),
        ("add.yaml", "There is no such file. Did you mean `cases/sums/add.yaml`?"),
        ("cases/sums/limits.yaml", "There is no such file. Did you mean `cases/sums/limit.yaml`?"),
        ("exercises/sum", "There is no exercise `sum`. Did you mean `sums`?"),
    ],
)
def test_what_may_have_been_meant(
    folder: Path, monkeypatch: pytest.MonkeyPatch, path: str, message: str
) -> None:
    monkeypatch.chdir(folder)
    (problem,) = inspect(read_course(folder), [Path(path)]).problems
    assert problem.message == message


def test_paths_in_which_there_is_nothing_to_check(folder: Path) -> None:
    (folder / "cases" / "sums" / "late.yaml.txt").write_text("")
    (folder / "cases" / "sums" / "later").mkdir()
    assert told(folder, "cases/sums/none.yaml", "cases/sums/late.yaml.txt", "cases/sums/later") == [
        "cases/sums/none.yaml:1:1: error: unreadable: There is no such file.",
        "cases/sums/late.yaml.txt:1:1: error: unreadable: Only files with names that end in `.yaml` are "
        "read. Rename it.",
        "cases/sums/later:1:1: error: unreadable: There is no case file in this folder. "
        "Write one, with a name that ends in `.yaml`.",
    ]
    assert told(folder, "exercises/sums/exercise.yaml", "exercises/sums/solution") == []


def test_a_problem_can_be_told_at_a_key_of_a_case(folder: Path) -> None:
    (reading,) = look(folder).readings
    first = reading.cases[0]
    places = [reading.problem(first, key, "x", "y").place for key in ("expect", "call", "hint")]
    assert [(place.line, place.column) for place in places] == [(4, 18), (2, 1), (4, 5)]


def test_a_hundred_faults_in_twenty_files_are_told_in_one_run(folder: Path) -> None:
    for number in range(20):
        rows = [
            f"  - {{a: {number}, b: 1, expct: 3}}",
            f"  - {{a: {number}, b: two, expect: 3}}",
            f"  - {{a: {number}, b: 3, expect: }}",
            f"  - {{a: {number}, b: 4, expect: 3, 4}}",
            f"  - {{a: {number}, expect: 3}}",
        ]
        text = "stage: add\ncall: add(a, b)\ncases:\n" + "\n".join(rows) + "\n"
        (folder / "cases" / "sums" / f"faulty-{number:02}.yaml").write_text(text)
    kinds = [problem.kind for problem in look(folder).problems]
    assert kinds == ["unknown-key", "wrong-type", "empty-value", "stray-value", "missing-variable"] * 20
