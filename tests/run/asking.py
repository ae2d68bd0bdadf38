"""Cases as the tests of this room need them, without a course around them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grader.model.case import Call, Case, Draws, LineKind, Play, PlayLine, Task
from grader.model.exercise import Limits
from grader.model.observation import Evidence, Observation
from grader.model.place import Place
from grader.model.value import Plain
from grader.run import Runner

QUICK = Limits(case=1.0, submission=10.0, memory=256, output=100_000)

Setting = tuple[tuple[str, Plain], ...]


def case(task: Task, id: str = "one", *, set: Setting = (), given: Setting = ()) -> Case:
    place = Place(Path("cases.yaml"), 1, 1)
    return Case(id=id, name="", stage="", task=task, expectation=None, place=place, set=set, given=given)


def call(expression: str, *names: str, **variables: Plain) -> Call:
    return Call(expression, tuple(variables.items()), names)


def draws(expression: str, count: int) -> Draws:
    return Draws(Call(expression), count)


def play(*typed: str) -> Play:
    return Play(tuple(PlayLine(LineKind.TYPED, line) for line in typed))


def evidence(runner: Runner, program: str | bytes, cases: Sequence[Case], limits: Limits = QUICK) -> Evidence:
    source = program if isinstance(program, bytes) else program.encode("utf-8", "surrogatepass")
    return runner.observe(source, "program.py", cases, limits)


def observe(runner: Runner, program: str | bytes, task: Task, limits: Limits = QUICK) -> Observation:
    """What is seen of one case."""
    return dict(evidence(runner, program, [case(task)], limits).observations)["one"]


def observe_all(
    runner: Runner, program: str, tasks: Sequence[Task], limits: Limits = QUICK
) -> list[Observation]:
    """What is seen of several cases of one setting, in order."""
    cases = [case(task, str(number)) for number, task in enumerate(tasks)]
    return [seen for _, seen in evidence(runner, program, cases, limits).observations]
