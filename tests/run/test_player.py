"""The player: whole games against secrets that nobody fixed, in an exercise that only these tests know."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from grader.model.answer import Marks, Sentence
from grader.model.case import Case, Goal, Player
from grader.model.exercise import Domain, Exercise, Game, Limits, Stage
from grader.model.observation import Exchange, Kind, Observation
from grader.model.place import Place
from grader.run import Runner

SCORING = """
LENGTH = 3

def tell(code, word):
    right = sum(a == b for a, b in zip(code, word))
    common = sum(min(code.count(letter), word.count(letter)) for letter in set(word))
    return f"{right} right, {common - right} near"
"""
PROGRAM = (
    SCORING
    + """
import random

def draw():
    return "".join(random.choice("XYZW") for _ in range(LENGTH))

def main():
    code = draw()
    for number in range(1, 7):
        word = input("Word? ").upper().replace(" ", "")
        while len(word) != LENGTH:
            print("No.")
            word = input("Word? ").upper().replace(" ", "")
        print(tell(code, word))
        if word == code:
            print("Won:", code, number)
            return
    print("Lost:", code)

main()
"""
)


@pytest.fixture(scope="module")
def exercise(tmp_path_factory: pytest.TempPathFactory) -> Exercise:
    folder = tmp_path_factory.mktemp("words")
    (folder / "solution").mkdir()
    (folder / "solution" / "words.py").write_text(SCORING)
    domain = Domain(alphabet="XYZW", length="LENGTH")
    return Exercise(
        id="words",
        title="Words",
        folder=folder,
        file="words.py",
        stages=(Stage("one", "One", inputs=(("code", domain), ("word", domain))),),
        answer=Sentence("{right:d} right, {near:d} near"),
        constants=(("LENGTH", 3),),
        game=Game("draw", "tell(code, word)", attempts=6),
    )


@pytest.fixture(scope="module")
def playing() -> Iterator[Runner]:
    with Runner() as started:
        yield started


def observe(
    runner: Runner,
    exercise: Exercise,
    player: Player,
    program: str = PROGRAM,
    id: str = "one",
    **constants: int,
) -> Observation:
    place = Place(Path("cases.yaml"), 1, 1)
    case = Case(id, "", "one", player, None, place, set=tuple(constants.items()))
    limits = Limits(case=2.0)
    evidence = runner.observe(program.encode(), "words.py", [case], limits, exercise=exercise)
    return evidence.observations[0][1]


def games(seen: Observation) -> list[list[Exchange]]:
    """The transcript, a list for each game."""
    found: list[list[Exchange]] = [[]]
    for exchange in seen.transcript:
        found[-1].append(exchange)
        if exchange.typed is None:
            found.append([])
    assert found.pop() == []
    return found


def typed(game: list[Exchange]) -> list[str]:
    return [exchange.typed for exchange in game if exchange.typed is not None]


def test_games_are_won_quickly(playing: Runner, exercise: Exercise) -> None:
    seen = observe(playing, exercise, Player(Goal.WIN, games=8))
    assert (seen.kind, seen.asked) == (Kind.RETURNED, 0)
    assert len(games(seen)) == 8
    for game in games(seen):
        last = typed(game)[-1]
        assert game[-1].printed == f"3 right, 0 near\nWon: {last} {len(typed(game))}\n"
    assert len({typed(game)[-1] for game in games(seen)}) > 4


@pytest.mark.parametrize("attempt", [2, 4, 6])
def test_a_game_is_won_at_the_planned_attempt(playing: Runner, exercise: Exercise, attempt: int) -> None:
    for number in range(5):
        seen = observe(playing, exercise, Player(Goal.WIN, at=attempt), id=f"{attempt} {number}")
        [game] = games(seen)
        if attempt > 2:  # the second guess is luck, and luck may run out
            assert game[-1].printed.endswith(f" {attempt}\n")


def test_a_game_is_lost_on_purpose(playing: Runner, exercise: Exercise) -> None:
    for number in range(5):
        [game] = games(observe(playing, exercise, Player(Goal.LOSE), id=str(number)))
        assert len(typed(game)) == 6
        secret = game[-1].printed.partition("Lost: ")[2].strip()
        assert len(secret) == 3
        assert secret not in typed(game)


def test_constants_hold_for_the_player_too(playing: Runner, exercise: Exercise) -> None:
    seen = observe(playing, exercise, Player(Goal.WIN), LENGTH=4)
    assert {len(word) for word in typed(games(seen)[0])} == {4}
    assert "Won" in seen.transcript[-1].printed


@pytest.mark.parametrize(
    ("spelling", "form"), [("{guess_small}", "xyzw"), ("{guess_spaced}", "XYZW "), (" {guess} ", "XYZW ")]
)
def test_guesses_are_spelled_as_asked(playing: Runner, exercise: Exercise, spelling: str, form: str) -> None:
    seen = observe(playing, exercise, Player(Goal.WIN, spelling=spelling))
    assert set("".join(typed(games(seen)[0]))) <= set(form)
    assert "Won" in seen.transcript[-1].printed


def test_illegal_guesses_are_typed_in_between(playing: Runner, exercise: Exercise) -> None:
    illegal = ("XY", "XYZWX", "")
    seen = observe(playing, exercise, Player(Goal.WIN, at=5, illegal=illegal))
    [game] = games(seen)
    words = typed(game)
    assert [word for word in words if word in illegal] == list(illegal)
    assert len(words) == 8
    for before, after in pairwise(game):
        if before.typed in illegal:
            assert after.printed == "No.\nWord? "


def test_a_program_that_asks_on_is_stopped(playing: Runner, exercise: Exercise) -> None:
    program = PROGRAM.replace("range(1, 7)", "range(1, 99)")
    seen = observe(playing, exercise, Player(Goal.LOSE, games=3), program)
    assert (seen.kind, seen.asked) == (Kind.RAISED, 1)
    [game] = games(seen)
    assert len(typed(game)) == 6


def test_a_program_that_ends_early_is_seen_to(playing: Runner, exercise: Exercise) -> None:
    program = PROGRAM.replace("range(1, 7)", "range(1, 6)")
    [game] = games(observe(playing, exercise, Player(Goal.LOSE, games=3), program))
    assert len(typed(game)) == 5


def test_answers_that_contradict_each_other_end_the_game(playing: Runner, exercise: Exercise) -> None:
    program = PROGRAM.replace("print(tell(code, word))", "code = draw(); print(tell(code, word))")
    seen = [observe(playing, exercise, Player(Goal.WIN), program, id=str(number)) for number in range(5)]
    assert any(one.asked for one in seen)
    assert all(len(games(one)) == 1 for one in seen)


def test_a_program_that_answers_in_other_words_is_stopped_at_once(
    playing: Runner, exercise: Exercise
) -> None:
    program = PROGRAM.replace(" right, ", " hit, ")
    [game] = games(observe(playing, exercise, Player(Goal.LOSE), program))
    assert len(typed(game)) == 1


def test_the_last_answer_counts_where_the_history_is_printed_again(
    playing: Runner, exercise: Exercise
) -> None:
    program = PROGRAM.replace("    code = draw()\n", "    code = draw()\n    said = []\n").replace(
        "print(tell(code, word))", "said.append(tell(code, word)); print(*said, sep='\\n')"
    )
    seen = observe(playing, exercise, Player(Goal.WIN, games=3), program)
    assert [game[-1].printed.count("Won") for game in games(seen)] == [1, 1, 1]


def test_the_winning_answer_may_be_left_out(playing: Runner, exercise: Exercise) -> None:
    program = PROGRAM.replace("print(tell(code, word))", "print('' if word == code else tell(code, word))")
    seen = observe(playing, exercise, Player(Goal.WIN, games=3), program)
    assert [game[-1].printed.count("Won") for game in games(seen)] == [1, 1, 1]


def test_whatever_happens_in_a_game_is_seen(playing: Runner, exercise: Exercise) -> None:
    for failing, kind in (
        ("1 / 0", Kind.RAISED),
        ("exit()", Kind.EXITED),
        ("while True: pass", Kind.TIMED_OUT),
    ):
        program = PROGRAM.replace('print("Lost:", code)', failing)
        seen = observe(playing, exercise, Player(Goal.LOSE), program)
        assert seen.kind is kind
        assert len(typed(games(seen)[0])) == 6


def test_games_repeat_themselves(playing: Runner, exercise: Exercise) -> None:
    first, again = (observe(playing, exercise, Player(Goal.WIN, games=2)) for _ in range(2))
    assert first.transcript == again.transcript


def test_forty_games_take_less_than_seconds(playing: Runner, exercise: Exercise) -> None:
    started = time.monotonic()
    seen = observe(playing, exercise, Player(Goal.WIN, games=40))
    assert len(games(seen)) == 40
    assert time.monotonic() - started < 30  # a thirtieth of that on a machine at rest; the benchmark measures


def test_a_game_of_marks_is_played_as_well(playing: Runner, exercise: Exercise, tmp_path: Path) -> None:
    from grader.model.record import replace

    scoring = SCORING.replace(
        'f"{right} right, {common - right} near"', '"+" * right + "-" * (common - right)'
    )
    (tmp_path / "solution").mkdir()
    (tmp_path / "solution" / "words.py").write_text(scoring)
    marks = replace(exercise, id="marks", folder=tmp_path, answer=Marks.of({"right": "+", "near": "-"}))
    program = PROGRAM.replace(SCORING, scoring).replace("print(tell", "print('Answer:', tell")
    seen = observe(playing, marks, Player(Goal.WIN, games=3), program)
    assert [game[-1].printed.count("Won") for game in games(seen)] == [1, 1, 1]


def test_without_a_solution_nobody_can_play(playing: Runner, exercise: Exercise, tmp_path: Path) -> None:
    from grader.model.record import replace

    seen = observe(playing, replace(exercise, folder=tmp_path), Player(Goal.WIN))
    assert (seen.kind, seen.detail) == (Kind.SKIPPED, "there is no reference solution to play by")


def test_the_scorer_answers_for_several_settings_in_turn(runner: Runner, exercise: Exercise) -> None:
    """Without forks, too, where each session ends the one before."""
    scorer = runner.scorer(exercise)
    assert scorer is not None
    three, two = (("LENGTH", 3),), (("LENGTH", 2),)
    assert scorer.rows(["XYZ"], ["XYZ"], three) == [[(3, 0)]]
    assert scorer.rows(["XY"], ["YX"], two) == [[(0, 2)]]
    assert scorer.rows(["XYZ"], ["ZYX"], three) == [[(1, 2)]]
    assert runner.trusted() is runner.trusted() is not runner
