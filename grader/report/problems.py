"""What is wrong with a course's files: each with its place, the line, a caret, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from grader.model.audit import CheckReport
from grader.model.place import Problem, Severity
from grader.report.columns import columns
from grader.report.number import count
from grader.report.safe_text import github_message, github_property, visible
from grader.report.screen import BOLD, DIM, GREEN, RED, YELLOW, Screen

_PAINT = {Severity.ERROR: RED, Severity.WARNING: YELLOW}


def render_problems(
    problems: Sequence[Problem], *, colour: bool = False, unicode: bool = True, width: int = 100
) -> str:
    """The problems in the order given: `file:line:column: error: …`, then the line with a caret below it."""
    screen = Screen(colour, unicode, width)
    for problem in problems:
        screen.blank()
        _put_problem(screen, problem)
    return "\n".join(screen.lines)


def render_check(report: CheckReport, *, colour: bool, unicode: bool = True, width: int = 100) -> str:
    """The problems and the count of everything."""
    screen = Screen(colour, unicode, width)
    for problem in report.problems:
        screen.blank()
        _put_problem(screen, problem)
    screen.blank()
    warnings = len(report.problems) - report.errors
    looked_at = f"{count(report.cases, 'case')} in {count(report.files, 'file')}"
    if not report.problems and not report.cases:
        screen.put(
            f"{screen.sign('✓ ', '')}Nothing is wrong here, but there was no case to check.", GREEN, indent=0
        )
    elif not report.problems:
        screen.put(f"{screen.sign('✓ ', '')}{looked_at}: all is right.", GREEN, indent=0)
    else:
        found = " and ".join(
            count(number, noun)
            for number, noun in ((report.errors, "error"), (warnings, "warning"))
            if number
        )
        screen.put(f"{found}; {looked_at}.", RED if report.errors else YELLOW, indent=0)
    return screen.text()


def shown_file(file: Path) -> str:
    """A course's file as it is named to people: from the current folder if it is in there, with slashes."""
    here = Path.cwd()
    absolute = here / file
    return (absolute.relative_to(here) if absolute.is_relative_to(here) else file).as_posix()


def render_check_github(report: CheckReport) -> str:
    """GitHub's workflow commands, a line each: annotations at the very place in the pull request."""
    return "".join(f"{line}\n" for line in _commands(report.problems))


def _commands(problems: Iterable[Problem]) -> Iterable[str]:
    for problem in problems:
        place = problem.place
        file = github_property(shown_file(place.file))
        where = f"file={file},line={place.line},col={place.column},title={github_property(problem.kind)}"
        yield f"::{problem.severity.value} {where}::{github_message(problem.message)}"


def _put_problem(screen: Screen, problem: Problem) -> None:
    place = problem.place
    where = screen.paint(screen.safe(f"{shown_file(place.file)}:{place.line}:{place.column}:"), BOLD)
    severity = screen.paint(f"{problem.severity.value}:", BOLD, _PAINT[problem.severity])
    screen.lines.append(f"{where} {severity} {screen.safe(problem.message)}")
    if problem.source_line.strip():
        number = f"{place.line:>5} | "
        line, before = problem.source_line, problem.source_line[: place.column - 1]
        start = _left_out(screen, line, before, len(number))
        tab = "→" if screen.unicode else ">"  # else nobody sees which blank is one
        shown = screen.clip(line[start:].replace("\t", tab), screen.width - len(number))
        caret = " " * (len(number) + columns(visible(before[start:].replace("\t", tab))))
        screen.lines.append(screen.paint(number, DIM) + shown)
        screen.lines.append(caret + screen.paint("^", BOLD, _PAINT[problem.severity]))


def _left_out(screen: Screen, line: str, before: str, margin: int) -> int:
    """How many characters at the beginning of a long line are left out, so that the caret's place is seen."""
    room = screen.width - margin
    if columns(visible(line)) <= room:
        return len(line) - len(line.lstrip()) if columns(visible(before)) > room else 0
    return max(0, len(before) - room // 2) if columns(visible(before)) > room * 3 // 4 else 0
