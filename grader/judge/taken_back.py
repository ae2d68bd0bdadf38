"""Which rules of earlier stages a program has left behind because it follows those of a later one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from grader.model.case import Call, Case, Draws


def taken_back(cases: Sequence[Case], passed: Collection[str]) -> Mapping[str, str]:
    """Ids of cases that no longer count, each with the id of the first case that replaces it and has passed.

    A case that a function passes by chance takes nothing back: one that answers most of what earlier stages
    ask of it wrongly is broken, and follows no rule at all.
    """
    found: dict[str, str] = {}
    for case in cases:
        if case.replaces and case.id in passed and _is_evidence(case, cases, passed):
            for target in case.replaces:
                found.setdefault(target, case.id)
    return found


def _is_evidence(case: Case, cases: Sequence[Case], passed: Collection[str]) -> bool:
    names = set(_functions(case))
    replaced = {target for one in cases for target in one.replaces}
    stages = list(dict.fromkeys(one.stage for one in cases))
    before = stages[: stages.index(case.stage)]
    asked = [
        one.id
        for one in cases
        if one.stage in before and one.id not in replaced and names.intersection(_functions(one))
    ]
    return 2 * sum(one in passed for one in asked) >= len(asked)


def _functions(case: Case) -> tuple[str, ...]:
    """The names that a call asks of the student's file; none for a whole game."""
    match case.task:
        case Call(names=names) | Draws(call=Call(names=names)):
            return names
        case _:
            return ()
