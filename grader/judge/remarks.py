"""What is said of a program beside its cases: of the file as a whole, and of single lines."""

from __future__ import annotations

from collections.abc import Sequence

from grader.judge.loading import notices
from grader.judge.slip import asked
from grader.model.case import Case, Play, Player
from grader.model.exercise import Exercise
from grader.model.observation import Evidence, Kind
from grader.model.result import CaseResult, Submission
from grader.model.verdict import Status

Notices = tuple[str, ...]


def of_file(
    exercise: Exercise,
    cases: Sequence[Case],
    right: Sequence[Case],
    submission: Submission,
    evidence: Evidence,
    shown: Sequence[CaseResult],
) -> Notices:
    """Of the file as a whole.

    `right` are the cases that passed: only of a game that went well it is sure where it ended.
    """
    seen = dict(evidence.observations) if evidence.loading.kind is Kind.RETURNED else {}
    games = [case.id for case in cases if isinstance(case.task, Play | Player)]
    exits = [case_id for case_id, one in seen.items() if one.kind is Kind.EXITED]
    games_exit = bool(exits) and all(case_id in games for case_id in exits)
    said = "\n".join(case.message for case in shown)
    found = tuple(
        notice
        for notice in notices(exercise, submission, evidence.loading, games_exit=games_exit)
        if notice.partition(", stands outside")[0] not in said
    )
    eaten = any(case.slip == "first-question" for case in shown)
    if not eaten and any(seen[case_id].asked for case_id in games if case_id in seen):
        from grader.judge.after_game import notice_after_games

        found += notice_after_games(exercise, right, seen)
    return found


def of_failing(
    exercise: Exercise,
    cases: Sequence[Case],
    submission: Submission,
    shown: Sequence[CaseResult],
    start: str | None,
    file: Notices,
) -> tuple[Notices, Notices]:
    """All notices where cases failed, and the clues among them: about lines that the case `start` may run.

    `file` is what is said of the file as a whole.
    """
    from grader.judge.reading import notices_of_lines

    function = next((asked(case) or exercise.main for case in cases if case.id == start), None)
    read = notices_of_lines(submission, shown, function)
    return tuple(dict.fromkeys((*read.notices, *file, *_taken_back(shown)))), read.clues


def _taken_back(shown: Sequence[CaseResult]) -> Notices:
    """Why there are fewer points to get than before."""
    number = sum(case.status is Status.REPLACED for case in shown)
    if not number:
        return ()
    what = "1 case asks" if number == 1 else f"{number} cases ask"
    return (
        f"{what} for a rule of an earlier stage that a later stage takes back, and your program follows the "
        f"later one. So {'it counts' if number == 1 else 'they count'} neither for nor against you.",
    )
