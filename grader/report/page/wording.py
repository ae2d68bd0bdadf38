"""The sentences on top of the page: how far the student is, and what changed since the last grading."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from grader.model.result import CaseResult, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.number import count, points
from grader.report.page.progress import Progress
from grader.report.same_reason import split, told


def headline(result: Result) -> str:
    match result.status:
        case Outcome.PASSED if _open(result):
            return "Every stage that counts is passed."
        case Outcome.PASSED:
            return "Everything passes."
        case Outcome.UNGRADED:
            return "Your file can't be run yet."
        case Outcome.FAILED:
            stages = [stage for stage in result.stages if not stage.extra]
            done = len(_until(stages, result.reached))
            if not done:
                return "You are on the first stage."
            left = _number(len(stages) - done)
            return f"{_number(done).capitalize()} of {_number(len(stages))} stages done, {left} to go."


def standing(result: Result) -> str:
    """The sentence below the headline."""
    stage = here(result)
    match result.status:
        case Outcome.UNGRADED:
            return f"As soon as it loads, its {count(len(result.cases), 'case')} will be run."
        case Outcome.PASSED if not _open(result):
            passing = sum(case.status is Status.PASSED for case in result.cases)
            return f"All {count(passing, 'case')} of {count(len(result.stages), 'stage')}. Well done."
        case _ if stage is not None:
            extra = " (extra)" if stage.extra else ""
            return f"{stage.title}{extra}: {points(stage.score, stage.max_score)} so far."
        case _:
            return ""


def _open(result: Result) -> bool:
    """Whether something is left to mend, if only in a stage that doesn't count."""
    return any(case.status in (Status.FAILED, Status.SKIPPED) for case in result.cases)


def since_last_time(progress: Progress) -> str:
    """Such as `2 more cases pass; one that passed now fails`."""
    better, worse = len(progress.better), len(progress.worse)
    parts = []
    if better:
        parts.append(f"{_number(better)} more {'case passes' if better == 1 else 'cases pass'}")
    if worse == 1:
        parts.append("one that passed now fails")
    elif worse:
        parts.append(f"{_number(worse)} that passed now fail")
    if not parts:
        return "Since last time: the same cases pass."
    return f"Since last time: {'; '.join(parts)}."


def place(stage: StageResult, result: Result) -> str:
    """Where a stage of the path lies: `passed`, `here` (the one to work on), or `later`."""
    if stage.status is Status.PASSED:
        return "passed"
    return "here" if stage is here(result) else "later"


def here(result: Result) -> StageResult | None:
    """The stage to work on: that of the case to start with, else the first that isn't passed."""
    for stage in result.stages:
        if any(case.id == result.start_with for case in stage.cases):
            return stage
    return next((stage for stage in result.stages if stage.status is not Status.PASSED), None)


def start(result: Result) -> CaseResult | None:
    return next((case for case in result.cases if case.id == result.start_with), None)


def following(result: Result) -> dict[str, CaseResult]:
    """For each failing case, by id, the failing case after it; behind the one to start with comes the first
    that fails for another reason. Of a hidden case nobody knows for which."""
    failing = [case for case in result.cases if case.status is Status.FAILED]
    after = {case.id: other for case, other in pairwise(failing)}
    first = start(result)
    if first is not None:
        after.pop(first.id, None)
        _, others = split(first, [case for case in failing if case is not first], result.diagnosis)
        seen = [case for case in others if first.hidden or not case.hidden]
        if seen:
            after[first.id] = seen[0]
    return after


def with_excerpt(result: Result) -> frozenset[str]:
    """The ids of the cases that show their line of the file: of those about one line the first one."""
    there: dict[int, str] = {}
    for case in sorted(result.cases, key=lambda case: case.id != result.start_with):
        if case.line is not None and not case.hidden:
            there.setdefault(case.line.number, case.id)
    return frozenset(there.values())


def same_reason(result: Result) -> str:
    """Of how many more cases of the stage to work on the one to start with tells the reason; may be empty."""
    first, stage = start(result), here(result)
    if first is None or stage is None:
        return ""
    failing = [case for case in stage.cases if case.status is Status.FAILED and case is not first]
    return told(split(first, failing, result.diagnosis)[0])


def _until(stages: Iterable[StageResult], reached: str | None) -> list[StageResult]:
    done: list[StageResult] = []
    for stage in stages if reached is not None else ():
        done.append(stage)
        if stage.id == reached:
            break
    return done


def _number(number: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    return words[number] if number < len(words) else str(number)
