"""Whether the files of an exercise agree with each other: names that are nowhere, things that nobody uses."""

from __future__ import annotations

import builtins
import re
from collections.abc import Iterator

from grader.course.document import parse
from grader.course.domains import spot_of_input
from grader.course.program import read_program
from grader.course.reading import Reading
from grader.course.source import Refused, Source, Spot, did_you_mean, nearest, read_source
from grader.model.case import Call, Case, Draws, Expect, Raises
from grader.model.exercise import Exercise
from grader.model.place import Problem, Severity

_WARNING = Severity.WARNING


def disagreements(declaration: Source, reading: Reading) -> list[Problem]:
    """Problems of the cases and the solution; those of `exercise.yaml` are recorded in its source."""
    exercise = reading.exercise
    _check_files(declaration, exercise)
    if not reading.problems:
        _check_use(declaration, reading)
    if not exercise.solution.is_file():
        return []
    solution = read_source(exercise.solution)
    try:
        names = read_program(solution).names
    except Refused:
        return solution.problems
    _check_declared_names(declaration, exercise, names)
    return [*_unknown_names(reading, names), *_unknown_exceptions(reading, names)]


def _check_files(declaration: Source, exercise: Exercise) -> None:
    if not exercise.starter.is_file():
        message = f"There is no `starter/{exercise.file}`, which students start from. Write it."
        _tell(declaration, exercise.file, "missing-file", message)
    if not exercise.solution.is_file():
        message = f"There is no `solution/{exercise.file}`, which is asked what is right. Write it."
        _tell(declaration, exercise.file, "missing-file", message)
    for stage in exercise.stages:
        statement = exercise.folder / "statement" / f"{stage.id}.md"
        if not statement.is_file():
            message = f"There is no `statement/{stage.id}.md`, which tells students what to do. Write it."
            _tell(declaration, stage.id, "missing-file", message, _WARNING)
        elif not statement.read_bytes().strip():
            message = f"`statement/{stage.id}.md` is empty. Write there what students have to do."
            _tell(declaration, stage.id, "empty-file", message, _WARNING)
    _check_borrow(declaration, exercise)


def _check_borrow(declaration: Source, exercise: Exercise) -> None:
    if exercise.borrow is None:
        return
    name, adapter = exercise.borrow
    others = [file.parent.name for file in exercise.folder.parent.glob("*/exercise.yaml")]
    if name not in others:
        close = did_you_mean(name, [other for other in others if other != exercise.id])
        message = f"There is no exercise `{name}` to borrow from. {close}"
        _tell(declaration, name, "unknown-exercise", message)
    if not (exercise.folder / adapter).is_file():
        message = f"There is no `{adapter}` beside `exercise.yaml`. Write it, or take `borrow` out."
        _tell(declaration, adapter, "missing-file", message)


def _check_declared_names(declaration: Source, exercise: Exercise, names: frozenset[str]) -> None:
    """What `exercise.yaml` says is in the student's file is in the solution."""
    declared = [name for stage in exercise.stages for name in stage.names]
    declared += [*(name for name, _ in exercise.constants), *exercise.answer_calls]
    if exercise.game is not None:
        declared += [exercise.game.secret, exercise.game.answer.partition("(")[0]]
    if exercise.game is not None or exercise.main != "main":
        declared.append(exercise.main)
    for name in dict.fromkeys(declared):
        if name not in names and not hasattr(builtins, name):
            _tell(
                declaration,
                name,
                "unknown-name",
                f"The solution has no `{name}`. {did_you_mean(name, sorted(names))}",
            )

    for stage in exercise.stages:
        for condition in stage.preconditions:
            for name in condition.names:
                if name not in names:
                    inputs = [one for one, _ in stage.inputs]
                    close = did_you_mean(name, [*inputs, *sorted(names)])
                    said = f"`{name}` is neither among the stage's `inputs` nor in the solution. {close}"
                    at = Spot(condition.place.line - 1, condition.place.column - 1)
                    declaration.fault(at, "unknown-name", said.rstrip())


def _unknown_names(reading: Reading, names: frozenset[str]) -> Iterator[Problem]:
    """Names that cases ask of the student's file, and the solution hasn't; each once a file."""
    told = set()
    for case in reading.cases:
        for key, name in _asked_names(case):
            if name not in names and (case.place.file, name) not in told:
                told.add((case.place.file, name))
                message = (
                    f"The solution has no `{name}`, which this asks for. {did_you_mean(name, sorted(names))}"
                )
                yield reading.problem(case, key, "unknown-name", message.rstrip())


def _unknown_exceptions(reading: Reading, names: frozenset[str]) -> Iterator[Problem]:
    """Exceptions that neither Python nor the solution has, each once a file. A module's can't be known."""
    classes = {name: value for name, value in vars(builtins).items() if isinstance(value, type)}
    known = [name for name, value in classes.items() if issubclass(value, BaseException)] + sorted(names)
    told = set()
    for case in reading.cases:
        if not isinstance(case.expectation, Raises):
            continue
        name = case.expectation.exception
        if name not in known and (case.place.file, name) not in told:
            told.add((case.place.file, name))
            close = nearest(name, known)
            message = f"Neither Python nor the solution has an exception `{name}`."
            mend = f" Did you mean `{close}`?" if close else " Is that its name?"
            severity = Severity.ERROR if close else _WARNING
            yield reading.problem(case, "raises", "unknown-exception", message + mend, severity)


def _asked_names(case: Case) -> Iterator[tuple[str, str]]:
    """Names of the student's file, each with the key that asks for it."""
    task = case.task
    call = task.call if isinstance(task, Draws) else task
    if isinstance(call, Call):
        yield from (("call", name) for name in call.names)
    yield from (("set", name) for name, _ in case.set)
    yield from (("given", name) for name, _ in case.given)


def _check_use(declaration: Source, reading: Reading) -> None:
    """What `exercise.yaml` declares and no case uses."""
    exercise = reading.exercise
    stages = {case.stage for case in reading.cases}
    keys = {name for case in reading.cases for name in _fields(case)}
    asked = {name for case in reading.cases for _, name in _asked_names(case)}
    for stage in exercise.stages:
        if stage.id not in stages:
            _tell(
                declaration,
                stage.id,
                "unused-stage",
                f"The stage `{stage.id}` has no case. Write one.",
                _WARNING,
            )
    _check_inputs(declaration, reading)
    for name, _ in exercise.types:
        if name not in keys and name not in asked:
            message = f"No case has a field `{name}`, whose type is declared here. Take it out."
            _tell(declaration, name, "unused-type", message, _WARNING)
    for name, _ in exercise.constants:
        if name not in asked:
            message = f"No case sets `{name}`. Write one that does, or take the constant out."
            _tell(declaration, name, "unused-constant", message, _WARNING)
    for name in exercise.answer_calls:
        if name not in asked and not hasattr(builtins, name):
            message = f"No case calls `{name}`. Write one that does, or take it out."
            _tell(declaration, name, "unused-call", message, _WARNING)


def _check_inputs(declaration: Source, reading: Reading) -> None:
    """`inputs` are of variables that some call has."""
    calls = [case.task.call if isinstance(case.task, Draws) else case.task for case in reading.cases]
    variables = {name for call in calls if isinstance(call, Call) for name, _ in call.variables}
    if reading.exercise.game is not None:
        variables.update(re.findall(r"\w+", reading.exercise.game.answer))
    if not variables:
        return  # no case has a call yet
    root = parse(Source(declaration.file, declaration.text))
    stages = root.entries["stages"][1] if root is not None else None
    told = dict.fromkeys(name for stage in reading.exercise.stages for name, _ in stage.inputs)
    for name in told:
        if name not in variables:
            close = did_you_mean(name, sorted(variables))
            message = f"`inputs` has `{name}`, which is a variable of no call. {close}"
            spot = spot_of_input(stages, name) if stages is not None else Spot(0, 0)
            declaration.fault(spot, "unknown-variable", message.rstrip(), _WARNING)


def _fields(case: Case) -> Iterator[str]:
    """The fields of the case whose types can be declared."""
    call = case.task.call if isinstance(case.task, Draws) else case.task
    if isinstance(call, Call):
        yield from (name for name, _ in call.variables)
    if isinstance(case.expectation, Expect):
        yield "expect"


def _tell(
    declaration: Source, word: str, kind: str, message: str, severity: Severity = Severity.ERROR
) -> None:
    """Record a problem where the word stands first in `exercise.yaml`."""
    found = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", declaration.text)
    before = declaration.text[: found.start()].split("\n") if found else [""]
    declaration.fault(Spot(len(before) - 1, len(before[-1])), kind, message.rstrip(), severity)
