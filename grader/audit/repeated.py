"""Whether the solution answers a call by chance, so that no case can expect one value of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from grader.audit.bench import Bench
from grader.audit.reach import mentioned
from grader.model.case import Call, Case, Expect
from grader.model.observation import Kind, Observation
from grader.report.case_yaml import yaml_value

AGAIN = 8
"""So often a call that may be random is made again; of two equal chances one is missed 4 times in 1,000."""

_CHANCE = ("random", "secrets", "choice", "randint", "shuffle", "sample", "randrange")


def random_answers(
    bench: Bench, source: str, cases: Sequence[Case], seen: Mapping[str, Observation]
) -> dict[str, str]:
    """For each case that expects a value of a call which the solution answers now so and now so: what to say.

    By the case's id; `seen` is what the solution answered first.
    """
    asked = [
        case
        for case in cases
        if isinstance(case.task, Call)
        and isinstance(case.expectation, Expect)
        and seen[case.id].kind is Kind.RETURNED
        and not mentioned(source, case.task.names).isdisjoint(_CHANCE)
    ]
    again = [replace(case, id=f"{case.id} {number}") for case in asked for number in range(AGAIN)]
    answers = dict(bench.observe(source, again).observations) if again else {}
    found = {}
    for case in asked:
        several = [seen[case.id], *(answers[f"{case.id} {number}"] for number in range(AGAIN))]
        shown = list(dict.fromkeys(_shown(several)))
        if len(shown) > 1:
            found[case.id] = (
                f"The solution answers by chance, {shown[0]} and then {shown[1]}, so no case can expect one "
                "value. Make the call often, and say what every answer has to be: "
                '`draws: 200` and `each: "…"`.'
            )
    return found


def _shown(answers: Sequence[Observation]) -> Iterator[str]:
    return (yaml_value(one.value) for one in answers if one.kind is Kind.RETURNED)
