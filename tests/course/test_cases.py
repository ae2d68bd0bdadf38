"""What an instructor writes, and the case that is made of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from grader.course import read_case_files, read_cases, read_course, read_exercise
from grader.model.case import (
    Call,
    Case,
    Draws,
    Expect,
    Goal,
    LineKind,
    Matches,
    Play,
    Player,
    PlayLine,
    Prints,
    Raises,
)
from grader.model.exercise import Exercise
from grader.model.place import Place
from grader.model.value import Plain

FILES = Path(__file__).parent.parent / "case_files"


@pytest.fixture(scope="module")
def exercise() -> Exercise:
    return read_exercise(read_course(FILES), "mastermind")


@pytest.fixture
def cases(exercise: Exercise, request: pytest.FixtureRequest) -> list[Case]:
    """Those of the good file that the test's parameter names."""
    found, _ = read_case_files(exercise, sorted((FILES / "good").glob("*.yaml")))
    return [case for case in found if case.place.file.stem == request.param]


def read(tmp_path: Path, exercise: Exercise, text: str) -> list[Case]:
    file = tmp_path / "written.yaml"
    file.write_text(text, "utf-8")
    found, problems = read_case_files(exercise, [file])
    assert problems == ()
    return list(found)


def value(case: Case) -> Plain:
    assert isinstance(case.expectation, Expect)
    return case.expectation.value


@pytest.mark.parametrize("cases", ["the-sheet"], indirect=True)
def test_a_row_of_the_exercise_sheet(cases: list[Case]) -> None:
    assert cases[2] == Case(
        id="repeated-letters.evaluate_guess-ABCD-AFAA",
        name="evaluate_guess('ABCD', 'AFAA')",
        stage="repeated-letters",
        task=Call(
            "evaluate_guess(secret, guess)", (("secret", "ABCD"), ("guess", "AFAA")), ("evaluate_guess",)
        ),
        expectation=Expect("1 positions, 0 letters"),
        place=Place(FILES / "good" / "the-sheet.yaml", 9, 5),
        hint="The code has one A, so it can count once.",
    )
    assert cases[0].hint == "Take out the letters that stand right, then compare what is left."


@pytest.mark.parametrize("cases", ["a-table-with-a-frame"], indirect=True)
def test_rows_of_a_table_stand_where_the_table_stands_among_the_cases(cases: list[Case]) -> None:
    assert [(case.place.line, case.name, case.hint) for case in cases] == [
        (6, "evaluate_guess('FEFE', 'EFEF')", ""),
        (7, "evaluate_guess('ABCD', '')", 'A | B, "so"'),
        (10, "evaluate_guess('ABCF', 'ACCB')", ""),
    ]


@pytest.mark.parametrize("cases", ["texts-that-look-like-other-things"], indirect=True)
def test_a_field_of_type_text_keeps_what_was_typed(cases: list[Case]) -> None:
    guesses = [case.task.variables[0][1] for case in cases if isinstance(case.task, Call)]
    assert guesses == ["0123", "no", "1:30", "", "null", "-", "it's", "1_000"]


@pytest.mark.parametrize("cases", ["texts-that-look-like-other-things"], indirect=True)
def test_other_fields_follow_the_core_rules_of_yaml(cases: list[Case]) -> None:
    inf = float("inf")
    assert [value(case) for case in cases] == [
        *("0123", "no", "2026-11-30", "", None, -1.5, True),
        [1, 16, -2500.0, inf, "1e3", {"deep": ["yes-man", None]}],
    ]


@pytest.mark.parametrize("cases", ["a-list-of-texts"], indirect=True)
def test_a_list_of_texts_keeps_what_was_typed_too(cases: list[Case]) -> None:
    tasks = [case.task for case in cases if isinstance(case.task, Call)]
    assert [task.variables for task in tasks] == [
        (("words", ["0123", "no", "", "1:30"]),),
        (("words", []),),
    ]


@pytest.mark.parametrize("cases", ["numbers-as-answer"], indirect=True)
def test_an_answer_given_as_numbers_is_put_into_words(cases: list[Case]) -> None:
    assert value(cases[0]) == "2 positions, 1 letters"


@pytest.mark.parametrize("cases", ["everything-about-a-case"], indirect=True)
def test_what_stands_at_the_top_is_the_default(cases: list[Case]) -> None:
    first, second, *_ = cases
    assert first.id == "three-letters"
    assert first.name == "Three letters"
    assert (first.hint, first.because, first.category) == ("Count.", "The length is one constant.", "Length")
    assert (first.points, first.hidden, first.timeout) == (2, True, 0.5)
    assert first.set == (("CODE_LENGTH", 3),)
    assert first.given == (("create_secret", "ABC"),)
    assert (second.points, second.set) == (0.5, (("CODE_LENGTH", 4),))


@pytest.mark.parametrize("cases", ["everything-about-a-case"], indirect=True)
def test_everything_that_a_call_can_be_expected_to_do(cases: list[Case]) -> None:
    assert [case.expectation for case in cases] == [
        Expect(None),
        Raises("ValueError"),
        Raises("ValueError", "too long"),
        Raises("ValueError", pattern=".+", meaning="a sentence"),
        Matches(".*3.*"),
        Prints(""),
        Expect(["C"]),
    ]


@pytest.mark.parametrize("cases", ["everything-about-a-case"], indirect=True)
def test_a_call_tells_its_variables_from_the_names_of_the_students_file(cases: list[Case]) -> None:
    task = cases[-1].task
    assert isinstance(task, Call)
    assert task.variables == (("LETTERS", "ABC"), ("guess", "AB"))
    assert task.names == ()
    assert cases[-1].name == "sorted(letter for letter in 'ABC' if letter not in 'AB')"
    first = cases[0].task
    assert isinstance(first, Call)
    assert first.names == ("check_guess",)


@pytest.mark.parametrize("cases", ["draws"], indirect=True)
def test_draws(cases: list[Case]) -> None:
    call = Call("create_secret()", (), ("create_secret",))
    assert [case.task for case in cases] == [
        Draws(call, 600, "[A-F]{4}", "[^A-F]", ("(.)\\1", "F$"), even=True),
        Draws(call, 100, sometimes=("F",)),
    ]
    assert [case.expectation for case in cases] == [None, None]


@pytest.mark.parametrize("cases", ["games"], indirect=True)
def test_games(cases: list[Case]) -> None:
    typed, printed, pattern = LineKind.TYPED, LineKind.PRINTED, LineKind.PATTERN
    assert [case.task for case in cases] == [
        Play(
            (
                PlayLine(typed, "abcd"),
                PlayLine(pattern, "ABCD.*1", "a line with the secret and the number 1"),
            )
        ),
        Play(
            (
                PlayLine(printed, "Welcome"),
                PlayLine(typed, "aabb"),
                PlayLine(pattern, r"\w"),
                PlayLine(typed, ""),
                PlayLine(typed, "A B C D"),
                PlayLine(printed, "4 positions, 0 letters"),
            )
        ),
        Player(Goal.WIN, 3, 10, ("ABC", "ABCDE", ""), "{guess_spaced}"),
        Player(Goal.LOSE),
    ]
    assert [case.given for case in cases] == [
        (("create_secret", "ABCD"),),
        (("create_secret", "ABCD"),),
        (("create_secret", "ABCE"),),
        (("create_secret", "ABCD"),),
    ]


@pytest.mark.parametrize("cases", ["the-call-of-the-case-counts"], indirect=True)
def test_a_case_takes_its_own_task_and_expectation_as_a_whole(cases: list[Case]) -> None:
    assert [(case.name, case.expectation) for case in cases] == [
        ("check_guess('ABC').lower()", Expect("too short")),
        ("check_guess('AB')", Raises("TypeError")),
        ("A game: ABCD", None),
        ("the file's own", Expect("too short")),
    ]


@pytest.mark.parametrize(
    ("types", "exact"),
    [
        ("types: {expect: value}\n", False),
        ("types: {expect: number}\n", False),
        ("types: {expect: integer}\n", True),
    ],
    ids=["value", "number", "integer"],
)
def test_only_declared_whole_numbers_are_insisted_on(
    tmp_path: Path, exercise: Exercise, types: str, exact: bool
) -> None:
    text = f"stage: no-repeats\n{types}call: count(x)\ncases:\n  - {{x: 1, expect: 32}}\n"
    (case,) = read(tmp_path, exercise, text)
    assert case.expectation == Expect(32, exact=exact)


def test_a_secret_that_is_given_is_read_as_the_game_takes_it(tmp_path: Path, exercise: Exercise) -> None:
    (case,) = read(
        tmp_path, exercise, "stage: no-repeats\ncases:\n- {given: {create_secret: 0123}, play: '> 1'}\n"
    )
    assert case.given == (("create_secret", "0123"),)


def test_hidden_cases_show_nothing_of_themselves_in_id_and_name(tmp_path: Path, exercise: Exercise) -> None:
    cases = read(
        tmp_path,
        exercise,
        "stage: no-repeats\ncall: check_guess(guess)\nhidden: true\nexpect: too short\n"
        "cases:\n- {guess: ABC}\n- {guess: A, category: One letter}\n- {guess: AB, id: mine, name: Two}\n",
    )
    assert [(case.id, case.name) for case in cases] == [
        ("no-repeats.hidden-1", "A hidden case"),
        ("no-repeats.hidden-2", "One letter"),
        ("mine", "Two"),
    ]


IDS = [
    ("{guess: ABC}", "check_guess-ABC"),
    ("{guess: ''}", "check_guess-empty"),
    ("{guess: +--}", "check_guess-+--"),
    ("{guess: 12.4}", "check_guess-12.4"),
    ("{guess: A B}", "check_guess-A-B~3afb"),
    ("{guess: A-B}", "check_guess-A-B"),
    ("{guess: ABC, set: {CODE_LENGTH: 3}}", "check_guess-ABC-CODE_LENGTH=3"),
    ("{guess: ABC, given: {create_secret: ABC}}", "check_guess-ABC-create_secret=ABC"),
    ("{call: 'check_guess(word, times)', word: [a, 1, null], times: 2}", "check_guess-a-1-null-2"),
    ("{call: check_guess('ABC')}", "check_guess-ABC~8caf"),
    ("{call: 'check_guess(guess)[0]', guess: ABC}", "check_guess-guess-0~f2aa-ABC"),
    ("{guess: ABC, prints: too short}", "check_guess-ABC-prints"),
    ("{play: '> abc'}", "play-abc"),
    ("{player: {goal: win, games: 2, at: 3, illegal: A, spelling: '{guess_small}'}}", None),
]


@pytest.mark.parametrize(("case", "made"), IDS)
def test_an_id_is_made_from_what_is_asked(
    tmp_path: Path, exercise: Exercise, case: str, made: str | None
) -> None:
    (found,) = read(
        tmp_path,
        exercise,
        f"stage: no-repeats\ncall: check_guess(guess)\nexpect: too short\ncases:\n- {case}\n",
    )
    assert found.id == f"no-repeats.{made or 'player-win-games=2-at=3-illegal-guess_small'}"


def test_the_order_is_that_of_the_stages_then_the_files_then_the_lines(tmp_path: Path) -> None:
    course = tmp_path / "course"
    (course / "exercises" / "mastermind").mkdir(parents=True)
    (course / "cases" / "mastermind").mkdir(parents=True)
    declaration = (FILES / "exercises" / "mastermind" / "exercise.yaml").read_text("utf-8")
    (course / "exercises" / "mastermind" / "exercise.yaml").write_text(declaration, "utf-8")
    for name, stage, guesses in (
        ("a.yaml", "repeated-letters", "AB"),
        ("b.yml", "no-repeats", "DC"),
        ("c.yaml", "no-repeats", "E"),
    ):
        lines = "".join(f"- {{guess: {guess}}}\n" for guess in guesses)
        text = f"stage: {stage}\ncall: check_guess(guess)\nexpect: short\ncases:\n{lines}"
        (course / "cases" / "mastermind" / name).write_text(text, "utf-8")
    read = read_course(course)
    cases = read_cases(read, read_exercise(read, "mastermind"))
    assert [case.name[-3] for case in cases] == ["D", "C", "E", "A", "B"]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("stage: no-repeats\ncases:\n  - player: {games: 2, goal: lose}\n", 3, 24),
        ("stage: no-repeats\nplayer: {goal: lose}\ncases:\n  - {}\n", 2, 1),
    ],
    ids=["in the case", "at the top"],
)
def test_nobody_loses_a_game_without_a_last_attempt(
    tmp_path: Path, exercise: Exercise, text: str, line: int, column: int
) -> None:
    assert exercise.game is not None
    endless = replace(exercise, game=replace(exercise.game, attempts=None))
    file = tmp_path / "endless.yaml"
    file.write_text(text, "utf-8")
    _, (problem,) = read_case_files(endless, [file])
    assert (problem.kind, problem.place.line, problem.place.column) == ("cannot-lose", line, column)
    assert problem.message == (
        "Nobody can lose this game, because exercise.yaml doesn't say how many guesses the player has. "
        "Write `goal: win`, or add `attempts: …` to `game` in exercise.yaml."
    )
    assert read_case_files(exercise, [file])[1] == ()
