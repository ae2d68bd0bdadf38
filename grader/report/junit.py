"""JUnit XML as Jenkins (its xUnit schema `junit-10.xsd`) and GitLab read it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from grader.model.record import replace
from grader.model.result import CaseResult, Outcome, Result, StageResult
from grader.model.verdict import Status
from grader.report.plain_case import describe, summary
from grader.report.safe_text import visible, xml_attribute, xml_text


def render_junit(result: Result) -> str:
    """A suite for each stage. Failed cases are failures; replaced and skipped ones are skipped.

    Of a file that could not be loaded that alone is the failure, and no case was run.

    It is plain ASCII, so that it is what its first line says however a console encodes it.
    """
    unread = result.status is Outcome.UNGRADED
    loading = _unread(result) if unread else []
    if unread:
        result = replace(result, stages=tuple(map(_not_run, result.stages)))
    totals = _counts(result.cases, unread=unread)
    text = "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f"<testsuites{_attributes(name=result.exercise, **totals)}>",
            *loading,
            *(line for stage in result.stages for line in _suite(result, stage)),
            "</testsuites>",
            "",
        ]
    )
    return text.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _suite(result: Result, stage: StageResult) -> list[str]:
    name = f"{result.exercise}.{stage.id}"
    skipped = sum(case.status in (Status.REPLACED, Status.SKIPPED) for case in stage.cases)
    counts = {**_counts(stage.cases), "skipped": str(skipped)}
    names = _names(stage.cases)
    return [
        f"  <testsuite{_attributes(name=name, file=result.submission.name, **counts)}>",
        *(_case(name, names[number], case) for number, case in enumerate(stage.cases)),
        "  </testsuite>",
    ]


def _unread(result: Result) -> list[str]:
    """A suite with one case: whether the file can be loaded."""
    name = result.submission.name
    counts = _counts((), unread=True) | {"skipped": "0"}
    reason = "\n\n".join(result.notices) or "Your file could not be loaded."
    failure = _attributes(type="not-loaded", message=visible(reason.partition("\n")[0]))
    return [
        f"  <testsuite{_attributes(name=result.exercise, file=name, **counts)}>",
        f"    <testcase{_attributes(classname=result.exercise, name=f'{name} can be loaded', time='0.000')}>",
        f"      <failure{failure}>{xml_text(reason)}</failure>",
        "    </testcase>",
        "  </testsuite>",
    ]


def _not_run(stage: StageResult) -> StageResult:
    cases = (replace(case, status=Status.SKIPPED) for case in stage.cases)
    return replace(stage, cases=tuple(cases))


def _counts(cases: Sequence[CaseResult], *, unread: bool = False) -> dict[str, str]:
    """`unread`: the case that the file can be loaded counts, too, and has failed."""
    failures = sum(case.status is Status.FAILED for case in cases) + unread
    seconds = sum(case.seconds for case in cases)
    return {
        "tests": str(len(cases) + unread),
        "failures": str(failures),
        "errors": "0",
        "time": f"{seconds:.3f}",
    }


def _names(cases: Sequence[CaseResult]) -> list[str]:
    """The cases' names; GitLab drops all but the first of the same name, so those get their ids too."""
    names = [case.name for case in cases]
    times = Counter(names)
    return [
        f"{name} [{case.id}]" if times[name] > 1 else name for name, case in zip(names, cases, strict=True)
    ]


def _case(suite: str, name: str, case: CaseResult) -> str:
    opening = f"    <testcase{_attributes(classname=suite, name=name, time=f'{case.seconds:.3f}')}"
    match case.status:
        case Status.PASSED:
            return opening + "/>"
        case Status.FAILED:
            element = "failure"
            attributes = _attributes(type=case.slip or case.observation.value, message=summary(case))
        case Status.REPLACED | Status.SKIPPED:
            element = "skipped"
            attributes = _attributes(message=summary(case))
    body = xml_text(describe(case)) if case.status is Status.FAILED else xml_text(summary(case))
    return f"{opening}>\n      <{element}{attributes}>{body}</{element}>\n    </testcase>"


def _attributes(**values: str) -> str:
    return "".join(f' {name}="{xml_attribute(value)}"' for name, value in values.items())
