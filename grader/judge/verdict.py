"""The judge's word on one case, and on all cases of a submission."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grader.judge.call import judge_call
from grader.model.answer import RightAnswers
from grader.model.case import Call, Case, Draws, Play, Player
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind, Loading, Observation
from grader.model.verdict import Status, Verdict


def judge_all(
    exercise: Exercise,
    cases: Sequence[Case],
    evidence: Evidence,
    *,
    answers: RightAnswers | None = None,
) -> tuple[Verdict, ...]:
    """Verdicts, in the order of the cases; a case of which nothing was seen has failed.

    `answers` are needed for `player` cases.
    """
    seen = dict(evidence.observations)
    nothing = Observation(Kind.NO_ANSWER)
    verdicts = [
        judge_case(exercise, case, seen.get(case.id, nothing), evidence.loading, answers=answers)
        for case in cases
    ]
    if all(verdict.status is Status.PASSED for verdict in verdicts):
        return tuple(verdicts)
    from grader.judge.pattern import reconsider

    return reconsider(exercise, cases, seen, verdicts)


def judge_again(
    exercise: Exercise,
    cases: Sequence[Case],
    evidence: Evidence,
    verdicts: Sequence[Verdict],
    alone: Mapping[str, Sequence[Observation]],
) -> tuple[Verdict, ...]:
    """The verdicts of `judge_all`, with what is explained by running calls that failed alone.

    `alone` has, by the case's id, what was seen then, each time in a new process with other random numbers.
    """
    from grader.judge.repetition import compare

    seen = dict(evidence.observations)
    return tuple(
        compare(exercise, case, verdict, seen[case.id], alone[case.id]) if case.id in alone else verdict
        for case, verdict in zip(cases, verdicts, strict=True)
    )


def judge_case(
    exercise: Exercise,
    case: Case,
    observation: Observation,
    loading: Loading,
    again: Sequence[Observation] = (),
    answers: RightAnswers | None = None,
) -> Verdict:
    """`again`: what was seen in runs alone, each in a new process with other random numbers."""
    if loading.kind is not Kind.RETURNED:
        observation = Observation(Kind.NOT_LOADED)
    verdict = _judge(exercise, case, observation, loading, answers)
    if verdict.status is not Status.FAILED or not again:
        return verdict
    from grader.judge.repetition import compare

    return compare(exercise, case, verdict, observation, again)


def _judge(
    exercise: Exercise, case: Case, seen: Observation, loading: Loading, answers: RightAnswers | None
) -> Verdict:
    match case.task:
        case Call():
            return judge_call(exercise, case, case.task, seen, loading)
        case Draws():
            from grader.judge.draws import judge_draws

            return judge_draws(exercise, case, case.task, seen, loading)
        case Play():
            from grader.judge.play import judge_play
            from grader.judge.prompts import without_colours

            return judge_play(exercise, case, case.task, without_colours(seen), loading)
        case Player():
            from grader.judge.player import judge_player
            from grader.judge.prompts import without_colours

            return judge_player(exercise, case, case.task, without_colours(seen), loading, answers)
