"""One submission from its file to its result."""

from __future__ import annotations

from collections.abc import Sequence

from grader.grading.time_left import TimeLeft
from grader.judge.results import build_result
from grader.judge.scoring import replace, up_to
from grader.judge.verdict import judge_again, judge_all
from grader.model.answer import Numbers, RightAnswers
from grader.model.case import Call, Case, Player
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind, Observation
from grader.model.result import Result, Submission
from grader.model.trace import Trace
from grader.model.value import Setting
from grader.model.verdict import Status, Verdict
from grader.run import Runner

MOST_ALONE = 12
"""So many failing cases are run again alone; where more fail, the first of each stage say enough."""


def grade_submission(
    exercise: Exercise,
    cases: Sequence[Case],
    submission: Submission,
    runner: Runner,
    *,
    last_stage: str | None = None,
    traced: bool = False,
) -> Result:
    """The result of all cases; with `last_stage` of those up to that stage.

    Cases of later stages are run all the same: they may replace a case of an earlier one. With `traced` the
    first failing case of each stage carries the steps of the student's code.

    Raises `CannotStart`: the process in which programs run doesn't start on this machine.
    """
    left = TimeLeft(exercise)
    evidence = runner.observe(
        submission.source, submission.name, cases, exercise.limits, main=exercise.main, exercise=exercise
    )
    answers = right_answers(exercise, runner)
    verdicts = judge_all(exercise, cases, evidence, answers=answers)
    if any(verdict.status is Status.FAILED for verdict in verdicts) and exercise.constants:
        from grader.grading.constants import blame_constants

        verdicts = blame_constants(left, cases, submission, verdicts, runner, answers)
    again = _look_again(left, cases, submission, runner, evidence, verdicts)
    if again:
        verdicts = judge_again(exercise, cases, evidence, verdicts, again)
    shown = {stage.id for stage in up_to(exercise.stages, last_stage)}
    failing = [
        case
        for case, verdict, _ in replace(cases, verdicts)
        if verdict.status is Status.FAILED and case.stage in shown
    ]
    diagnosis = None
    traces: dict[str, Trace] = {}
    steps: dict[str, Trace] = {}
    if failing and evidence.loading.kind is Kind.RETURNED:
        if not left.over:
            from grader.grading.bank import find_misconception

            diagnosis = find_misconception(left.exercise, cases, failing, submission, evidence, runner)
        traces = _traces(left, failing, submission, runner) if traced else {}
        unclear = [case for case in failing if case.id not in traces and _no_such_place(evidence, case)]
        steps = _traces(left, unclear, submission, runner)
    return build_result(
        exercise,
        cases,
        submission,
        evidence,
        verdicts,
        diagnosis=diagnosis,
        traces=traces,
        steps=steps,
        stage=last_stage,
    )


def _no_such_place(evidence: Evidence, case: Case) -> bool:
    """An `IndexError`, which only the values of the variables explain."""
    error = dict(evidence.observations)[case.id].error
    return error is not None and error.type_name == "IndexError"


def right_answers(exercise: Exercise, runner: Runner) -> RightAnswers:
    """The reference solution's, asked for only when a game is to be judged."""

    def rows(guesses: Sequence[str], secrets: Sequence[str], setting: Setting) -> Sequence[Sequence[Numbers]]:
        scorer = runner.scorer(exercise)
        if scorer is None:
            raise ValueError(f"{exercise.id}: games can't be judged without `game:` and a solution")
        return scorer.rows(guesses, secrets, setting)

    return rows


def _traces(
    left: TimeLeft, failing: Sequence[Case], submission: Submission, runner: Runner
) -> dict[str, Trace]:
    """The steps of the first failing case of each stage that isn't hidden, by its id.

    The very first is traced even if the time is over: it takes a moment, and shows where a loop goes round.
    """
    first: dict[str, Case] = {}
    for case in failing:
        if not case.hidden and not isinstance(case.task, Player):
            first.setdefault(case.stage, case)
    traces: dict[str, Trace] = {}
    for case in first.values():
        if not (left.over and traces):
            limits, main = left.exercise.limits, left.exercise.main
            traces[case.id] = runner.trace(submission.source, submission.name, case, limits, main=main)
    return {name: trace for name, trace in traces.items() if trace.steps}


def _look_again(
    left: TimeLeft,
    cases: Sequence[Case],
    submission: Submission,
    runner: Runner,
    evidence: Evidence,
    verdicts: Sequence[Verdict],
) -> dict[str, list[Observation]]:
    """By case id, what failing calls answer when each is run alone, twice, with other random numbers."""
    seen = dict(evidence.observations)
    failing = [
        case
        for case, verdict in zip(cases, verdicts, strict=True)
        if verdict.status is Status.FAILED
        and isinstance(case.task, Call)
        and seen[case.id].kind is Kind.RETURNED
    ]
    again: dict[str, list[Observation]] = {}
    for case in sorted(_first_of_each_stage(failing), key=lambda case: case.hidden):
        if left.over or any(one.kind is Kind.TIMED_OUT for both in again.values() for one in both):
            break  # a program that only loops when it is looked at again has said enough
        again[case.id] = [
            _alone(left.exercise, submission, runner, case, salt) for salt in ("alone", "once more")
        ]
    return again


def _alone(exercise: Exercise, submission: Submission, runner: Runner, case: Case, salt: str) -> Observation:
    return runner.observe_alone(
        submission.source,
        submission.name,
        case,
        exercise.limits,
        main=exercise.main,
        exercise=exercise,
        salt=salt,
    )


def _first_of_each_stage(failing: Sequence[Case]) -> list[Case]:
    """At most `MOST_ALONE` cases, the first of every stage among them, in order."""
    stages = dict.fromkeys(case.stage for case in failing)
    share = max(1, MOST_ALONE // max(1, len(stages)))
    return [case for stage in stages for case in [one for one in failing if one.stage == stage][:share]]
