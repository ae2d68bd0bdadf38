"""The judge's word on one case, and on all cases of a submission."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grader.judge.call import judge_call
from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind, Loading, Observation
from grader.model.verdict import Status, Verdict

RightAnswer = Callable[[str, str], tuple[int, ...]]
"""The right answer to a guess, in the order of the format's fields: secret, then guess."""


def judge_all(
    exercise: Exercise,
    cases: Sequence[Case],
    evidence: Evidence,
    *,
    alone: Mapping[str, Sequence[Observation]] | None = None,
    answers: Mapping[str, RightAnswer] | None = None,
) -> tuple[Verdict, ...]:
    """Verdicts, in the order of the cases; a case of which nothing was seen has failed.

    `alone` has, by the id of a case that failed, what was seen when it was run alone.
    `answers` has, by the id of a `player` case, what is right in its game.
    """
    seen = dict(evidence.observations)
    nothing = Observation(Kind.NO_ANSWER)
    verdicts = [
        judge_case(
            exercise,
            case,
            seen.get(case.id, nothing),
            evidence.loading,
            (alone or {}).get(case.id, ()),
            (answers or {}).get(case.id),
        )
        for case in cases
    ]
    if all(verdict.status is Status.PASSED for verdict in verdicts):
        return tuple(verdicts)
    from grader.judge.pattern import reconsider

    return reconsider(exercise, cases, seen, verdicts)


def judge_case(
    exercise: Exercise,
    case: Case,
    observation: Observation,
    loading: Loading,
    again: Sequence[Observation] = (),
    answers: RightAnswer | None = None,
) -> Verdict:
    """`again`: what was seen in runs alone, each in a new process with other random numbers."""
    if loading.kind is not Kind.RETURNED:
        observation = Observation(Kind.NOT_LOADED)
    verdict = _judge(exercise, case, observation, loading, answers)
    if verdict.status is not Status.FAILED or not again:
        return verdict
    from grader.judge.repetition import compare

    passed = [_judge(exercise, case, once, loading, answers).status is Status.PASSED for once in again]
    return compare(case, verdict, observation, again, passed)


def _judge(
    exercise: Exercise, case: Case, seen: Observation, loading: Loading, answers: RightAnswer | None
) -> Verdict:
    match case.task:
        case Call():
            return judge_call(exercise, case, case.task, seen, loading)
        case Draws() | Play() | Player():
            return Verdict(case.id, Status.SKIPPED, message="The grader can't judge whole games yet.")
