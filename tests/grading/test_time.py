"""A submission's time is bounded over everything that is done with it, not only over its cases."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grader.course import read_cases, read_course, read_exercise
from grader.grading import grade_submission
from grader.grading.time_left import TimeLeft
from grader.model.case import Case
from grader.model.exercise import Exercise, Limits
from grader.model.observation import Kind, Observation
from grader.model.record import replace
from grader.model.result import Outcome, Submission
from grader.run import Runner
from tests.hostile.scenario import FOLDER

WRONG = (
    b"CODE_LENGTH = 4\ndef create_secret(): return 'ABCD'\ndef evaluate_guess(secret, guess): return 9, 9\n"
)
WRONG += b"def main(): pass\n"


@pytest.fixture
def target() -> tuple[Exercise, Sequence[Case]]:
    course = read_course(FOLDER / "course")
    exercise = read_exercise(course, "mastermind")
    return exercise, read_cases(course, exercise)


def test_a_program_that_loops_only_when_it_is_looked_at_again_is_looked_at_once(
    target: tuple[Exercise, Sequence[Case]], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at = []

    def alone(runner: Runner, program: bytes, name: str, case: Case, *_: object, **__: object) -> Observation:
        looked_at.append(case.id)
        return Observation(Kind.TIMED_OUT)

    monkeypatch.setattr(Runner, "observe_alone", alone)
    exercise, cases = target
    with Runner() as runner:
        result = grade_submission(exercise, cases, Submission("mastermind.py", WRONG, "0" * 64), runner)
    assert result.status is Outcome.FAILED
    assert looked_at == ["calls.before", "calls.before"]


LOOPS = b"def evaluate_guess(secret, guess):\n    place = 0\n    while place < 4:\n        secret\n"


def test_a_loop_can_be_stepped_through_though_it_used_up_all_the_time(
    target: tuple[Exercise, Sequence[Case]],
) -> None:
    exercise = replace(target[0], limits=Limits(case=0.3, submission=0.5))
    submission = Submission("mastermind.py", LOOPS, "0" * 64)
    with Runner() as runner:
        result = grade_submission(exercise, target[1], submission, runner, traced=True)
    traces = [case.trace for case in result.cases if case.trace]
    assert [(len(trace.steps), trace.cut) for trace in traces] == [(300, True)]
    assert [step.line for step in traces[0].steps[:5]] == [2, 3, 4, 3, 4]


def test_the_limit_shrinks_to_what_is_left(target: tuple[Exercise, Sequence[Case]]) -> None:
    exercise = replace(target[0], limits=Limits(submission=30))
    left = TimeLeft(exercise)
    assert not left.over
    assert 0 < left.exercise.limits.submission < 30
    assert left.exercise.limits.case == exercise.limits.case


def test_no_time_is_over_at_once(target: tuple[Exercise, Sequence[Case]]) -> None:
    left = TimeLeft(replace(target[0], limits=Limits(submission=0)))
    assert (left.over, left.exercise.limits.submission) == (True, 0)
