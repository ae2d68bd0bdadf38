"""What only all verdicts together show: a slip that explains one case must not be contradicted by another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.observation import Observation
from grader.model.verdict import Verdict


def reconsider(
    exercise: Exercise, cases: Sequence[Case], seen: Mapping[str, Observation], verdicts: Sequence[Verdict]
) -> tuple[Verdict, ...]:
    return tuple(verdicts)
