"""Gradescope's `results.json`, as its "Autograder Specifications" describe it."""

from __future__ import annotations

import json

from grader.model.result import CaseResult, Result, StageResult
from grader.model.verdict import Status
from grader.report.number import plain_number
from grader.report.plain_case import describe, summary
from grader.report.safe_text import visible
from grader.report.text import render_text

JsonValue = str | int | float | None | list["JsonValue"] | dict[str, "JsonValue"]


def render_gradescope(result: Result) -> str:
    """A test for each case, and the screen of the terminal as the text for the whole submission.

    Every test is visible: what must stay hidden of a hidden case isn't in the result, and a test with
    another visibility would hide the total from the student. What the autograder itself prints stays with
    the instructor.
    """
    tests: list[JsonValue] = [
        _test(f"{first}.{second}", stage, case)
        for first, stage in enumerate(result.stages, 1)
        for second, case in enumerate(stage.cases, 1)
    ]
    report: JsonValue = {
        "score": plain_number(result.score),
        "execution_time": round(sum(case.seconds for case in result.cases), 3),
        "output": render_text(result, colour=False),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "extra_data": {
            "exercise": result.exercise,
            "status": result.status.value,
            "reached": result.reached or "",
        },
        "tests": tests,
    }
    return json.dumps(report, indent=2) + "\n"


def _test(number: str, stage: StageResult, case: CaseResult) -> JsonValue:
    """A replaced case is worth nothing either way; one that wasn't run is worth its points, and got none."""
    points = 0 if case.status is Status.REPLACED else plain_number(case.points)
    score = points if case.status is Status.PASSED else 0
    failed = case.status in (Status.FAILED, Status.SKIPPED)
    return {
        "number": number,
        "name": visible(case.name),
        "status": "failed" if failed else "passed",
        "score": score,
        "max_score": points,
        "output": describe(case) if case.status is Status.FAILED else _note(case),
        "tags": [stage.id],
        "visibility": "visible",
    }


def _note(case: CaseResult) -> str:
    return "" if case.status is Status.PASSED else summary(case)
