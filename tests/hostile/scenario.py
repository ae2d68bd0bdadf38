"""A scenario: a hostile program, and exactly what must come out of grading it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

from grader.course import read_cases, read_course, read_exercise
from grader.grading import grade_submission
from grader.model.result import Result, Submission
from grader.run import Runner
from grader.run.sandbox import choose

FOLDER = Path(__file__).parent
RIGHT = "passed returned"
"""How a case ends that the scenario says nothing of: its status, and what was observed."""


@dataclass(frozen=True)
class Scenario:
    name: str
    about: str
    status: str
    """Of the whole result; `any` where chance decides."""
    cases: dict[str, str]
    """How cases end that don't end as `RIGHT`, by id, `all` for every case. Several ways stand with ` | `
    between them, where the system or chance decides."""
    notice: str = ""
    """A pattern that must match in the result's notices."""
    says: str = ""
    """A pattern that must match in what is said of the case to mend first."""
    needs: str = ""
    """`lock`: what only bubblewrap or Landlock prevents."""

    @property
    def program(self) -> bytes:
        return (FOLDER / self.name / "mastermind.py").read_bytes()

    def allowed(self, case: str) -> list[str]:
        return self.cases.get(case, self.cases.get("all", RIGHT)).split(" | ")


def scenarios() -> list[Scenario]:
    return [_read(path) for path in sorted(FOLDER.glob("*/expected.yaml"))]


def grade(program: bytes, wish: str) -> Result:
    """The result of a program under a sandbox, as `grade FILE` would have it."""
    with Runner(choose(own_file=True, wish=wish)) as runner:  # side by side with the reading, as in `grade`
        exercise = read_exercise(read_course(FOLDER / "course"), "mastermind")
        cases = read_cases(read_course(FOLDER / "course"), exercise)
        submission = Submission("mastermind.py", program, "0" * 64)
        return grade_submission(exercise, cases, submission, runner)


def _read(path: Path) -> Scenario:
    fields = yaml.safe_load(path.read_text("utf-8"))
    return Scenario(name=path.parent.name, **{"cases": {}, **fields})
