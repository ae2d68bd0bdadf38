"""GitHub Actions: annotations as workflow commands, and the job's summary in Markdown.

The forms are those of GitHub's "Workflow commands for GitHub Actions"; the escapes are the ones that its
runner undoes. GitHub shows at most ten annotations of a kind for a step and drops the rest in silence.
"""

from __future__ import annotations

from grader.model.result import CaseResult, Outcome, Result, SourceLine
from grader.model.verdict import Status
from grader.report.number import count, points
from grader.report.plain_case import describe, summary
from grader.report.safe_text import github_message, github_property, markdown_block, markdown_text
from grader.report.trouble import MISTAKEN_IDEA, headline, idea

_SHOWN = 10
"""Annotations of one kind that GitHub shows for a step."""


def render_github(result: Result, *, file: str | None = None) -> str:
    """Workflow commands, a line each; `file` is the submission's path from the root of the repository."""
    path = file or result.submission.name
    if result.status is Outcome.UNGRADED:
        reasons = result.notices or (_score(result),)
        commands = [_command("error", result.exercise_title, reason, path, result.line) for reason in reasons]
        return "\n".join(commands) + "\n"
    failing = _failing(result)
    shown = failing if len(failing) <= _SHOWN else failing[: _SHOWN - 1]
    commands = [_command("error", _title(result, case), _message(case), path, case.line) for case in shown]
    if len(failing) > len(shown):
        more = count(len(failing) - len(shown), "more case")
        commands.append(_command("error", more, "They are in the summary of the job.", path))
    if result.diagnosis is not None:
        commands.append(
            _command("notice", f"{MISTAKEN_IDEA}: {idea(result.diagnosis)}", result.diagnosis.hint, path)
        )
    commands += [_command("warning", "Notice", notice, path) for notice in result.notices[:_SHOWN]]
    commands.append(_command("notice", result.exercise_title, _score(result), path))
    return "\n".join(commands) + "\n"


def render_github_summary(result: Result) -> str:
    """Markdown for the file that `GITHUB_STEP_SUMMARY` names; that file is appended to."""
    failing = _failing(result)
    lines = [f"### {markdown_text(result.exercise_title)}: {markdown_text(_score(result))}", ""]
    lines += ["| stage | status | points |", "| --- | --- | --- |"]
    lines += [
        f"| {markdown_text(stage.title)} | {stage.status.value} | {points(stage.score, stage.max_score)} |"
        for stage in result.stages
    ]
    for notice in result.notices:
        lines += ["", f"> {markdown_text(notice)}"]
    if failing:
        lines += [
            "",
            f"**Mend this first: {markdown_text(headline(failing[0])[0])}**",
            "",
            markdown_block(describe(failing[0])),
        ]
    if result.diagnosis is not None:
        lines += ["", f"**{MISTAKEN_IDEA}: {markdown_text(idea(result.diagnosis))}**", ""]
        lines += [markdown_text(result.diagnosis.hint)]
    if failing[1:]:
        lines += ["", f"<details><summary>{count(len(failing) - 1, 'more failing case')}</summary>", ""]
        lines += [f"- {markdown_text(case.name)}: {markdown_text(summary(case))}" for case in failing[1:]]
        lines += ["", "</details>"]
    return "\n".join([*lines, ""])


def _failing(result: Result) -> list[CaseResult]:
    """Failed cases in order, but the one to mend first before all others; none if the file wasn't loaded."""
    if result.status is Outcome.UNGRADED:
        return []  # all of them, and for one reason, which is a notice
    failing = [case for case in result.cases if case.status is Status.FAILED]
    return sorted(failing, key=lambda case: case.id != result.start_with)


def _score(result: Result) -> str:
    words = {
        Outcome.PASSED: "passed",
        Outcome.FAILED: "not passed yet",
        Outcome.UNGRADED: "not graded, because the file couldn't be loaded",
    }
    if result.status is Outcome.UNGRADED:
        return words[result.status]
    return f"{points(result.score, result.max_score)}, {words[result.status]}"


def _message(case: CaseResult) -> str:
    return describe(case) or summary(case)


def _command(kind: str, title: str, message: str, file: str, line: SourceLine | None = None) -> str:
    properties = {"file": file, "title": title}
    if line is not None:
        properties["line"] = str(line.number)
    text = ",".join(f"{name}={github_property(value)}" for name, value in properties.items())
    return f"::{kind} {text}::{github_message(message)}"


def _title(result: Result, case: CaseResult) -> str:
    """A case's name alone, such as `All letters right`, would read as though all were well."""
    return "Mend this first" if case.id == result.start_with else f"Case: {case.name}"
