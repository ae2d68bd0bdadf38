"""Which known wrong idea explains a submission, from what it and the bank answer to cases and probes."""

from __future__ import annotations

import random
from collections.abc import Sequence

from grader.course import read_misconceptions
from grader.judge.call import is_right
from grader.judge.diagnosis import Model, behaviour, diagnose
from grader.judge.program import written
from grader.model.case import Call, Case
from grader.model.exercise import Exercise, Misconception, Stage
from grader.model.inputs import Axis, axes
from grader.model.observation import Evidence, Kind, Observation
from grader.model.record import replace
from grader.model.result import Diagnosis, Submission
from grader.model.value import Plain
from grader.run import Runner

PROBES = 60
"""Inputs that aren't graded; they tell apart ideas that the cases alone don't."""


def find_misconception(
    exercise: Exercise,
    cases: Sequence[Case],
    failing: Sequence[Case],
    submission: Submission,
    evidence: Evidence,
    runner: Runner,
) -> Diagnosis | None:
    """The idea of the lowest failing stage that alone explains all answers to the calls that fail there.

    Where several functions fail, and no idea explains all of them, an idea may explain the one to mend first.
    What later stages ask isn't due yet: a program that is wrong there, too, may have the same idea.
    """
    stage = next((one for one in exercise.stages if any(one.id == case.stage for case in failing)), None)
    calls = [case for case in failing if stage and case.stage == stage.id and _expression(case)]
    if stage is None or not calls or not exercise.solution.is_file():
        return None
    bank = [one for one in read_misconceptions(exercise) if one.stage == stage.id]
    if not bank:
        return None
    first = next((case for case in calls if not case.hidden), calls[0])
    same = [case for case in calls if _names([case]) == _names([first])]
    answers = _Answers(exercise, submission, bank, evidence, runner)
    for about in [calls, same] if len(same) < len(calls) else [calls]:
        if found := _explanation(exercise, stage, bank, cases, about, answers):
            return found
    return None


class _Answers:
    """What the submission, the solution and the bank answer; each question is asked once."""

    def __init__(
        self,
        exercise: Exercise,
        submission: Submission,
        bank: Sequence[Misconception],
        evidence: Evidence,
        runner: Runner,
    ) -> None:
        self.submission = submission
        self._exercise = exercise
        self._programs = [exercise.solution.read_bytes(), *(one.source.encode() for one in bank)]
        self._runner = runner
        self._seen = dict(evidence.observations)
        self._surveyed: dict[str, tuple[Observation, ...]] = {}

    def of_submission(self, questions: Sequence[Case]) -> list[Observation]:
        exercise, new = self._exercise, [case for case in questions if case.id not in self._seen]
        if new:
            source, name = self.submission.source, self.submission.name
            evidence = self._runner.observe(source, name, new, exercise.limits, main=exercise.main)
            self._seen |= dict(evidence.observations)
        return [self._seen[case.id] for case in questions]

    def of_bank(self, questions: Sequence[Case]) -> list[list[Observation]]:
        """For each program, the solution first, its answers in the order of the questions."""
        exercise, new = self._exercise, [case for case in questions if case.id not in self._surveyed]
        if new:
            survey = self._runner.trusted().survey
            answers = survey(self._programs, exercise.file, new, exercise.limits, main=exercise.main)
            self._surveyed |= {
                case.id: several for case, several in zip(new, zip(*answers, strict=True), strict=True)
            }
        asked = [self._surveyed[case.id] for case in questions]
        return [[several[number] for several in asked] for number in range(len(self._programs))]


def _explanation(
    exercise: Exercise,
    stage: Stage,
    bank: Sequence[Misconception],
    cases: Sequence[Case],
    calls: Sequence[Case],
    answers: _Answers,
) -> Diagnosis | None:
    """The idea that alone explains all answers to what the calls ask, here and in earlier stages."""
    expressions = {_expression(case) for case in calls}
    settings = {case.set for case in calls}
    due = {one.id for one in exercise.stages[: exercise.stages.index(stage) + 1]}
    asked = [
        case
        for case in cases
        if case.stage in due and _expression(case) in expressions and case.set in settings and not case.given
    ]
    if any(one.kind in (Kind.TIMED_OUT, Kind.SKIPPED) for one in answers.of_submission(asked)):
        return None  # a program that doesn't answer has no idea to be told by; to ask on would take long
    probes = [probe for case in _one_of_each(asked, stage) for probe in _probes(exercise, stage, case)]
    questions = [*asked, *probes]
    seen, surveyed = answers.of_submission(questions), answers.of_bank(questions)

    def told(observations: Sequence[Observation]) -> list[str]:
        pairs = zip(questions, observations, strict=True)
        return [_behaviour(exercise, case, one) or "" for case, one in pairs]

    right, *models = map(told, surveyed)
    observed = [_behaviour(exercise, case, one) for case, one in zip(questions, seen, strict=True)]
    old = [at for at, case in enumerate(asked) if not _is_right(exercise, case, surveyed[0][at])]
    by_old = all(_is_right(exercise, asked[at], seen[at]) for at in old)
    if not by_old and any(observed[at] != right[at] for at in old):
        return None
    for at in old:
        observed[at] = (
            None  # a rule that is taken back later: to follow it, or not yet to do so, is no mistake
        )
    return diagnose(
        observed,
        right,
        [Model(one, behaviours) for one, behaviours in zip(bank, models, strict=True)],
        written(answers.submission.source, _names(calls)),
    )


def _expression(case: Case) -> str:
    return case.task.expression if isinstance(case.task, Call) else ""


def _names(cases: Sequence[Case]) -> set[str]:
    """The names of what is called."""
    return {name for case in cases if isinstance(case.task, Call) for name in case.task.names}


def _is_right(exercise: Exercise, case: Case, seen: Observation) -> bool:
    return isinstance(case.task, Call) and is_right(exercise, case, case.task, seen)


def _behaviour(exercise: Exercise, case: Case, seen: Observation) -> str | None:
    assert isinstance(case.task, Call)
    return behaviour(exercise, case.task, case.expectation, seen)


def _one_of_each(cases: Sequence[Case], stage: Stage) -> list[Case]:
    """The first case of each expression and setting, whose probes the others would share."""
    first: dict[object, Case] = {}
    for case in cases:
        if case.stage == stage.id:
            first.setdefault((_expression(case), repr(case.set)), case)
    return list(first.values())


def _probes(exercise: Exercise, stage: Stage, like: Case) -> list[Case]:
    """Legal inputs of the stage for the call of a case, always the same."""
    assert isinstance(like.task, Call)
    known = {axis.name: axis for axis in axes(stage, dict(exercise.constants) | dict(like.set))}
    names = [name for name, _ in like.task.variables]
    if not names or not all(name in known for name in names):
        return []
    chance = random.Random(f"{stage.id} {like.task.expression} {like.set}")
    return [
        replace(
            like,
            id=f"probe {like.id} {number}",
            task=replace(like.task, variables=tuple((name, _draw(known[name], chance)) for name in names)),
            expectation=None,
        )
        for number in range(PROBES)
    ]


def _draw(axis: Axis, chance: random.Random) -> Plain:
    if axis.listed:
        return chance.choice(axis.listed)
    if axis.repeats:
        return "".join(chance.choices(axis.letters, k=axis.length))
    return "".join(chance.sample(axis.letters, axis.length))
