"""What comes out when programs of this exercise are graded with the cases that ship with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grader.model.result import Outcome, Result
from grader.model.verdict import Status
from grader.run import Runner
from tests.exercises.mastermind.programs import SUBMISSIONS, bank, cases, exercise, first_failing_stage, grade


def submissions(kind: str) -> list[Path]:
    found = sorted((SUBMISSIONS / kind).glob("*.py"))
    assert found, kind
    return found


def stem(path: Path) -> str:
    return path.stem


def wanted(path: Path) -> dict[str, str]:
    """What must come out, as the comments at the top of a submission say: `# key: value`."""
    return dict(re.findall(r"^# (\w+): (.*)$", path.read_text("utf-8"), re.MULTILINE))


def blame(result: Result) -> str:
    return "; ".join(f"{case.id}: {case.message}" for case in result.cases if case.status is Status.FAILED)


def old_rule() -> set[str]:
    """The ids of the cases about the rule that no letter comes twice."""
    return {target for case in cases() for target in case.replaces}


def words_to_start_with(result: Result) -> str:
    first = next(case for case in result.cases if case.id == result.start_with)
    return f"{first.name} {first.message} {first.hint}"


def test_the_solution_passes_every_case(runner: Runner) -> None:
    result = grade(exercise().solution.read_bytes(), runner)
    assert (result.status, blame(result)) == (Outcome.PASSED, "")
    assert result.score == result.max_score
    assert not result.notices


def test_the_starter_has_reached_the_first_stage_and_is_told_about_the_constant(runner: Runner) -> None:
    result = grade(exercise().starter.read_bytes(), runner)
    assert result.reached == "no-repeats"
    assert result.start_with == "code-length.CODE_LENGTH"
    assert "CODE_LENGTH = 4" in words_to_start_with(result)


@pytest.mark.parametrize("idea", sorted(bank()))
def test_a_wrong_idea_fails_in_its_own_stage_and_in_none_before(idea: str, runner: Runner) -> None:
    result = grade(bank()[idea].source.encode(), runner)
    assert first_failing_stage(result) == bank()[idea].stage, blame(result)


@pytest.mark.parametrize("path", submissions("right"), ids=stem)
def test_a_program_written_in_another_way_passes(path: Path, runner: Runner) -> None:
    result = grade(path.read_bytes(), runner)
    assert (result.status, blame(result)) == (Outcome.PASSED, "")


@pytest.mark.parametrize("path", submissions("noticed"), ids=stem)
def test_some_habits_earn_a_notice_and_no_failed_case(path: Path, runner: Runner) -> None:
    result = grade(path.read_bytes(), runner)
    assert (result.status, blame(result)) == (Outcome.PASSED, "")
    assert re.search(wanted(path)["notice"], " ".join(result.notices)), result.notices


@pytest.mark.parametrize("path", submissions("half_done"), ids=stem)
def test_a_half_done_program_is_told_what_a_good_teacher_would_name(path: Path, runner: Runner) -> None:
    result = grade(path.read_bytes(), runner)
    assert result.reached == wanted(path)["reached"], blame(result)
    assert result.start_with == wanted(path)["start_with"]
    assert re.search(wanted(path).get("says", ""), words_to_start_with(result))


SENTENCE = 'return f"A guess has {CODE_LENGTH} letters, and this one has {len(guess)}."'
BROKEN_IN_THE_LAST_STAGE = {
    "nothing imported": ("import random", ""),
    "a list for a secret": ('return "".join(random.choice(LETTERS)', "return list(random.choice(LETTERS)"),
    "no secret returned": ('return "".join(random.choice', 'secret = "".join(random.choice'),
    "a check that prints": (SENTENCE, SENTENCE.replace("return ", "print(") + ")"),
    "a check that misses a name": ("letter not in LETTERS", "letter not in letters"),
    "a check with the old rule": (
        "letter not in LETTERS",
        "letter not in LETTERS or guess.count(letter) > 1",
    ),
    "no answer returned": ('return f"{positions} positions', 'answer = f"{positions} positions'),
    "a wrong answer": ("min(secret.count", "max(secret.count"),
}


@pytest.mark.parametrize(
    ("old", "new"), BROKEN_IN_THE_LAST_STAGE.values(), ids=BROKEN_IN_THE_LAST_STAGE.keys()
)
def test_who_breaks_one_function_is_not_sent_back_to_the_old_rule(old: str, new: str, runner: Runner) -> None:
    source = exercise().solution.read_text("utf-8")
    assert source.count(old) == 1
    result = grade(source.replace(old, new).encode(), runner)
    assert result.status is Outcome.FAILED
    assert {case.id for case in result.cases if case.status is Status.REPLACED} == old_rule()


BROKEN_BEFORE_THE_LAST_STAGE = {
    "a check that lets all pass": ("def check_guess(guess):", "def check_guess(guess):\n    return None"),
    "a check that prints": ("        return", "        print"),
    "three times is too often": ("guess.count(letter) > 1", "guess.count(letter) > 2"),
    "only neighbours are compared": ("guess.count(letter) > 1", "letter * 2 in guess"),
    "only the first letter counts": (
        '    return f"{positions} positions, {letters} letters"',
        '        return f"{positions} positions, {letters} letters"',
    ),
    "nothing is misplaced": ("letters += 1", "letters += 0"),
    "all others are misplaced": ("elif guess[place] in secret", "else"),
    "secrets with repeats": ("random.sample(LETTERS, CODE_LENGTH)", "random.choices(LETTERS, k=CODE_LENGTH)"),
    "no answer returned": (
        "def evaluate_guess(secret, guess):",
        "def evaluate_guess(secret, guess): pass\n\n\ndef old(secret, guess):",
    ),
}


@pytest.mark.parametrize(
    ("old", "new"), BROKEN_BEFORE_THE_LAST_STAGE.values(), ids=BROKEN_BEFORE_THE_LAST_STAGE.keys()
)
def test_a_broken_program_is_not_taken_for_one_of_the_last_stage(old: str, new: str, runner: Runner) -> None:
    source = (SUBMISSIONS / "half_done" / "second_stage_done.py").read_text("utf-8")
    assert old in source
    result = grade(source.replace(old, new).encode(), runner)
    assert result.reached is None
    assert Status.REPLACED not in {case.status for case in result.cases}
    assert result.max_score == sum(case.points for case in cases())


@pytest.mark.parametrize("path", submissions("wrong"), ids=stem)
def test_a_mistake_outside_of_the_bank_is_caught_too(path: Path, runner: Runner) -> None:
    result = grade(path.read_bytes(), runner)
    assert first_failing_stage(result) == wanted(path)["fails"], blame(result)
    assert re.search(wanted(path).get("says", ""), words_to_start_with(result)), words_to_start_with(result)


@pytest.mark.parametrize("path", submissions("ungraded"), ids=stem)
def test_a_file_that_does_not_parse_is_not_graded_and_says_why(path: Path, runner: Runner) -> None:
    result = grade(path.read_bytes(), runner)
    assert result.status is Outcome.UNGRADED
    assert re.search(wanted(path)["says"], " ".join(result.notices)), result.notices
