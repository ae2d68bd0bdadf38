"""Cases that ask the same: a hidden one whose inputs are visible elsewhere tells nothing new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grader.model.case import Case


def visible_twins(cases: Sequence[Case]) -> Iterator[tuple[Case, Case]]:
    """Each hidden case that a visible case of the same exercise gives away, with that case."""
    visible = {question(case): case for case in reversed(cases) if not case.hidden}
    for case in cases:
        if case.hidden and question(case) in visible:
            yield case, visible[question(case)]


def question(case: Case) -> str:
    """What a case asks, whatever it expects; equal for cases that ask the same."""
    return repr((case.task, sorted(case.set), sorted(case.given)))
