"""The page of an audit: the kill matrix as a picture, and for each survivor the case to add."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from grader.model.audit import Audit, Mistake, Origin, StageAudit


@dataclass(frozen=True, slots=True)
class MatrixRow:
    case: str
    name: str
    """What the case is called."""
    label: str
    """The same, with its file and line."""
    kills: tuple[str, ...]
    """For each column: empty, `kills`, or `only` if no other case of the stage kills it."""
    total: int


@dataclass(frozen=True, slots=True)
class Matrix:
    """Cases down, mistakes across: two hundred cases scroll as pages do, forty mistakes fit side by side."""

    heading: str
    stage: str
    columns: tuple[Mistake, ...]
    rows: tuple[MatrixRow, ...]
    killers: tuple[int, ...]
    """For each column, how many cases of the stage kill it."""
    missed: tuple[bool, ...]
    """For each column, whether students can leave the stage with it."""


def render_audit_page(audits: Sequence[Audit]) -> str:
    from grader.report import audit_wording
    from grader.report.page.environment import environment, own_text
    from grader.report.page.policy import content_security_policy
    from grader.report.suggested_cases import suggested_files, where_to

    style, script = own_text("theme.css", "audit.css"), own_text("audit.js")
    return (
        environment()
        .get_template("audit.html.j2")
        .render(
            audits=audits,
            matrices=matrices,
            origin=Origin,
            suggested_files=suggested_files,
            where_to=where_to,
            labels=labels,
            say=audit_wording,
            style=style,
            script=script,
            policy=content_security_policy(style, script),
        )
    )


def labels(stage: StageAudit) -> dict[str, str]:
    """What a case is called and where it stands, by its id."""
    return {case: dict(stage.where).get(case, case) for case in stage.cases}


def matrices(stage: StageAudit) -> tuple[Matrix, ...]:
    """One for the bank, one for the mutants; none where there is nothing to show."""
    headings = {Origin.BANK: "Misconceptions", Origin.MUTANT: "Mutants of the solution"}
    return tuple(
        _matrix(heading, stage, mistakes)
        for origin, heading in headings.items()
        if (mistakes := stage.of(origin)) and stage.cases
    )


def _matrix(heading: str, stage: StageAudit, mistakes: tuple[Mistake, ...]) -> Matrix:
    killers = [frozenset(mistake.killed_by) & frozenset(stage.cases) for mistake in mistakes]
    rows, shown = [], labels(stage)
    for case in stage.cases:
        cells = tuple(("only" if len(own) == 1 else "kills") if case in own else "" for own in killers)
        rows.append(MatrixRow(case, _name(shown[case]), shown[case], cells, sum(map(bool, cells))))
    missed = tuple(mistake.late or not mistake.killed_by for mistake in mistakes)
    return Matrix(heading, stage.id, mistakes, tuple(rows), tuple(map(len, killers)), missed)


def _name(label: str) -> str:
    """Without the place that stands behind it in brackets."""
    return re.sub(r" \([^()]*:\d+\)\Z", "", label)
