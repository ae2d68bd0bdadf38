"""`grade prove`: a program against the solution on every possible input."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.audit.prove import NothingToProve, Prover, calls_to_prove
from grader.course import read_cases, read_course, read_exercise
from grader.model.audit import Counterexample, Proof, Space
from grader.model.result import Submission
from grader.run import Runner
from tests.audit.small_course import GOOD_SIGNS, SOLUTION, write_course

PLACES = SOLUTION[SOLUTION.index("def places") : SOLUTION.index("def sign")]


@pytest.fixture(scope="module")
def runners() -> Iterator[tuple[Runner, Runner]]:
    with Runner() as runner, Runner() as reference:
        yield runner, reference


class Proving:
    def __init__(self, folder: Path, runners: tuple[Runner, Runner]) -> None:
        self.folder = folder
        self.runners = runners
        self.ticks: list[tuple[int, int]] = []
        self.stop_after: int | None = None

    def __call__(self, source: str, stage: str = "places") -> Proof:
        course = read_course(self.folder)
        exercise = read_exercise(course, "places")
        submission = Submission("places.py", source.encode(), "")
        cases = read_cases(course, exercise)
        return Prover(exercise, exercise.stage(stage), cases, submission, *self.runners, self.tick).prove()

    def tick(self, done: int, of: int) -> None:
        self.ticks.append((done, of))
        if len(self.ticks) == self.stop_after:
            raise KeyboardInterrupt


@pytest.fixture
def prove(tmp_path: Path, runners: tuple[Runner, Runner]) -> Proving:
    return Proving(write_course(tmp_path), runners)


def test_a_right_program_is_right_on_all_inputs_and_at_the_other_lengths_of_the_cases(prove: Proving) -> None:
    proof = prove("LENGTH = 3\n\n\ndef places(one, other):\n    return sum(map(str.__eq__, one, other))\n")
    assert (proof.inputs, proof.right, proof.complete, proof.proven) == (64, 64, True, True)
    assert proof.others == (Space((("LENGTH", 2),), 16, 16),)
    assert proof.counterexample is None
    assert proof.in_common == ()


def test_a_wrong_program_is_told_where_what_failures_share_and_the_smallest_one(prove: Proving) -> None:
    proof = prove(
        SOLUTION.replace(PLACES, "def places(one, other):\n    return len(set(one) & set(other))\n\n\n")
    )
    words = ["".join(letters) for letters in itertools.product("AB", repeat=3)]
    right = sum(
        len(set(one) & set(other)) == sum(map(str.__eq__, one, other)) for one in words for other in words
    )
    assert (proof.inputs, proof.right, proof.proven) == (64, right, False)
    assert proof.counterexample == Counterexample(
        call="places('AA', 'AA')",
        variables=(("one", "AA"), ("other", "AA")),
        set=(("LENGTH", 2),),
        expected="2",
        observed="1",
        message=proof.counterexample.message if proof.counterexample else "",
    )


def test_a_mistake_at_one_length_only_is_found_there(prove: Proving) -> None:
    proof = prove(SOLUTION.replace("return equal", "return equal if LENGTH == 3 else 0"))
    assert (proof.inputs, proof.right, proof.proven) == (64, 64, False)
    assert proof.others == (Space((("LENGTH", 2),), 16, 4),)
    assert proof.counterexample is not None
    assert proof.counterexample.set == (("LENGTH", 1),)


def test_what_the_failures_have_in_common(prove: Proving) -> None:
    wrong = SOLUTION.replace("    equal = 0\n", "    if one == other:\n        return 0\n    equal = 0\n")
    assert prove(wrong).in_common == ("every failure has the same one as other, and every such input fails",)


def test_one_variable_of_listed_values(prove: Proving) -> None:
    proof = prove(SOLUTION.replace("return 0", "return 1"), stage="sign")
    assert (proof.inputs, proof.right) == (5, 4)
    assert proof.in_common == ("every failure has number = 0, and every such input fails",)
    assert proof.counterexample is not None
    assert proof.counterexample.call == "sign(0)"


def test_one_of_each_kind_is_tried_before_all_others(prove: Proving) -> None:
    """Of 8 words over two letters, 4 are the first of their kind; a row has 8 inputs."""
    prove.stop_after = 4
    proof = prove(SOLUTION)
    assert prove.ticks == [(8, 64), (16, 64), (24, 64), (32, 64)]
    assert (proof.inputs, proof.right) == (32, 32)


def test_ctrl_c_keeps_what_is_known(prove: Proving) -> None:
    prove.stop_after = 2
    proof = prove("LENGTH = 3\n\n\ndef places(one, other):\n    return 0\n")
    assert (proof.complete, proof.proven) == (False, False)
    assert (proof.inputs, proof.right) == (16, 2)
    assert proof.counterexample is not None
    assert proof.counterexample.call == "places('AAA', 'AAA')"


def test_an_exception_is_wrong_where_the_solution_answers(prove: Proving) -> None:
    proof = prove(SOLUTION.replace("    equal = 0\n", "    equal = 0 // one.count('A')\n"))
    assert proof.right == 64 - 8
    assert proof.in_common == ("every failure has no A in the one, and every such input fails",)


@pytest.mark.parametrize(
    ("source", "trouble"),
    [
        ("def places(one, other:\n", "places.py"),
        ("def place(one, other):\n    return 0\n", "`places`"),
    ],
    ids=["can't be read", "misspelt"],
)
def test_what_cannot_be_asked_is_said(prove: Proving, source: str, trouble: str) -> None:
    proof = prove(source)
    assert trouble in proof.trouble
    assert (proof.inputs, proof.proven) == (0, False)


def test_a_loop_without_end_stops_the_proof(prove: Proving) -> None:
    proof = prove("LENGTH = 3\n\n\ndef places(one, other):\n    while True:\n        pass\n")
    assert not proof.proven
    assert "2 seconds" in proof.trouble


def test_state_that_is_left_over_is_named(prove: Proving) -> None:
    source = "LENGTH = 3\nseen = []\n\n\ndef places(one, other):\n    seen.append(1)\n"
    source += "    return sum(map(str.__eq__, one, other)) if len(seen) < 9 else -1\n"
    proof = prove(source)
    assert proof.counterexample is not None
    assert proof.counterexample.message.startswith("Asked alone, the program is right here;")


def test_a_stage_without_inputs_has_nothing_to_prove(tmp_path: Path, runners: tuple[Runner, Runner]) -> None:
    folder = write_course(tmp_path, sign=GOOD_SIGNS)
    declaration = folder / "exercises" / "places" / "exercise.yaml"
    text = declaration.read_text("utf-8")
    declaration.write_text(text[: text.index("    inputs:\n      number:")], "utf-8")
    with pytest.raises(NothingToProve):
        Proving(folder, runners)(SOLUTION, stage="sign")


def test_a_stage_is_proven_by_its_own_functions(tmp_path: Path) -> None:
    """Two stages whose functions take the same variable: each is proven by its own."""
    folder = write_course(tmp_path)
    declaration = folder / "exercises" / "places" / "exercise.yaml"
    text = declaration.read_text("utf-8")
    text += "  - id: size\n    title: The size\n    names: [size, double]\n    inputs:\n"
    declaration.write_text(text + "      number: {values: [1, 2]}\n", "utf-8")
    exercise = read_exercise(read_course(folder), "places")
    more = "\n\ndef double(number):\n    return 2 * number\n\n\ndef size(number):\n    return abs(number)\n"
    exercise.solution.write_text(SOLUTION + more, "utf-8")
    cases = read_cases(read_course(folder), exercise)

    def proven(stage: str) -> list[str]:
        return [call.expression for call in calls_to_prove(exercise, exercise.stage(stage), cases)]

    assert proven("sign") == ["sign(number)"]
    assert proven("size") == ["double(number)", "size(number)"]


def test_a_constant_that_is_not_in_the_file_is_named(prove: Proving) -> None:
    proof = prove("def places(one, other):\n    return sum(map(str.__eq__, one, other))\n")
    (space,) = proof.others
    assert (proof.inputs, proof.right, proof.proven, proof.is_wrong) == (64, 64, False, True)
    assert (space.inputs, space.right) == (0, 0)
    assert space.trouble.startswith("There is no line `LENGTH = 3` in your file")
