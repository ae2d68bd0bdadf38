"""The sentences on top of the page: how far the student is, and what changed since the last grading."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from grader.model.result import CaseResult, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.number import count
from grader.report.page.progress import Progress


def headline(result: Result) -> str:
    match result.status:
        case Outcome.PASSED:
            return "Everything passes."
        case Outcome.UNGRADED:
            return "Your file can't be run yet."
        case Outcome.FAILED:
            stages = [stage for stage in result.stages if not stage.extra]
            done = sum(1 for _ in _until(stages, result.reached))
            open_stages = len(stages) - done
            if not done:
                return "You are on the first stage."
            of = f"{_number(done).capitalize()} of {_number(len(stages))} stages"
            return f"{of} done, {_number(open_stages)} to go."


def standing(result: Result) -> str:
    """The sentence below the headline."""
    cases = result.cases
    passing = sum(case.status is Status.PASSED for case in cases)
    failing = sum(case.status is Status.FAILED for case in cases)
    match result.status:
        case Outcome.PASSED if failing:
            return f"Every stage that counts is passed; {count(failing, 'case')} of the extra stages is open."
        case Outcome.PASSED:
            return f"All {count(passing, 'case')} of {count(len(result.stages), 'stage')}. Well done."
        case Outcome.UNGRADED:
            return f"As soon as it loads, its {count(len(cases), 'case')} will be run."
        case Outcome.FAILED:
            stage = here(result)
            assert stage is not None, "some stage has failed"
            counted = [case.status for case in stage.cases if case.status is not Status.REPLACED]
            return (
                f"{stage.title}: {counted.count(Status.PASSED)} of {count(len(counted), 'case')} pass so far."
            )


def since_last_time(progress: Progress) -> str:
    """Such as `2 more cases pass; one that passed now fails`."""
    better, worse = len(progress.better), len(progress.worse)
    parts = []
    if better:
        parts.append(f"{_number(better)} more {_verb(better, 'case pass', 'cases pass')}")
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
    """For each failing case, by id, the failing case after it."""
    failing = [case for case in result.cases if case.status is Status.FAILED]
    return {case.id: other for case, other in pairwise(failing)}


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


def _verb(number: int, one: str, more: str = "") -> str:
    return (one + ("es" if one.endswith("s") else "s")) if number == 1 else more or one
