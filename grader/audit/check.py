"""Are the case files right? Their form, and whether the solution agrees with what they expect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from grader.audit.bench import Bench
from grader.audit.chance import too_few_draws
from grader.audit.disagreement import disagreement
from grader.audit.legality import illegal_inputs
from grader.audit.likeness import alike
from grader.audit.pictures import picture_problems
from grader.audit.preconditions import impossible_cases, never_fulfilled
from grader.audit.reach import changed
from grader.audit.repeated import random_answers
from grader.audit.starter import line_of, starter_problems, where_loading_fails
from grader.course.advice import unfixed_answer
from grader.course.inspection import Inspection, inspect
from grader.course.misconception import read_misconceptions
from grader.course.program import read_program
from grader.course.reading import Reading
from grader.course.source import Refused, read_source
from grader.grading.submission import right_answers
from grader.judge.verdict import judge_case
from grader.model.audit import CheckReport
from grader.model.case import Case, Draws, Play
from grader.model.exercise import Course
from grader.model.observation import Kind
from grader.model.place import CourseFault, Place, Problem, Severity
from grader.model.verdict import Status
from grader.run import Runner


def check_course(course: Course, paths: Sequence[Path], runner: Runner) -> CheckReport:
    """Problems by exercise, then by file and line; of the files at the paths only, or of the whole course."""
    inspection = inspect(course, paths)
    problems = list(inspection.problems)
    for reading in inspection.readings:
        found = _of_exercise(inspection, reading, runner)
        problems += [problem for problem in found if inspection.concerns(problem.place)]
    problems = _once(problems)
    return CheckReport(inspection.files, len(inspection.cases), tuple(_in_order(problems)))


def _once(problems: Sequence[Problem]) -> list[Problem]:
    """Each mistake once, though it shows in two ways.

    Without the word that a case contradicts another, where the solution says that this one is wrong, and
    without what the solution says where a name is misspelt.
    """
    misspelt = {problem.place for problem in problems if problem.kind == "unknown-exception"}
    problems = [
        problem
        for problem in problems
        if problem.kind != "wrong-expectation" or problem.place not in misspelt
    ]
    wrong = {
        (problem.place.file, problem.place.line)
        for problem in problems
        if problem.kind == "wrong-expectation"
    }
    return [
        problem
        for problem in problems
        if problem.kind != "contradiction" or (problem.place.file, problem.place.line) not in wrong
    ]


def _in_order(problems: Sequence[Problem]) -> list[Problem]:
    """Files in the order of their first problem, in a file by line."""
    files = list(dict.fromkeys(problem.place.file for problem in problems))
    return sorted(
        problems,
        key=lambda problem: (files.index(problem.place.file), problem.place.line, problem.place.column),
    )


def _of_exercise(inspection: Inspection, reading: Reading, runner: Runner) -> Iterator[Problem]:
    exercise = reading.exercise
    cases = [case for case in reading.cases if inspection.concerns(case.place)]
    for illegal in illegal_inputs(exercise, cases):
        yield reading.problem(illegal.case, illegal.variable, "illegal-input", illegal.message)
    if not exercise.solution.is_file() or read_source(exercise.solution).problems:
        return  # the inspection has told
    bench = Bench(exercise, runner)
    yield from _wrong_expectations(bench, reading, cases)
    yield from _preconditions(inspection, bench, reading, cases)
    if not reading.problems and inspection.concerns(Place(exercise.starter, 1, 1)):
        yield from starter_problems(bench, reading)
    if not reading.problems:
        yield from _no_mistakes(inspection, bench, reading)
        yield from picture_problems(exercise, reading.cases)


def _preconditions(
    inspection: Inspection, bench: Bench, reading: Reading, cases: Sequence[Case]
) -> Iterator[Problem]:
    """Not of a stage whose preconditions ask for what the solution hasn't: the inspection has told."""
    exercise, solution = bench.exercise, read_source(bench.exercise.solution)
    try:
        names = read_program(solution).names
    except Refused:
        return  # the inspection has told
    stages = [
        stage
        for stage in exercise.stages
        if names.issuperset(name for one in stage.preconditions for name in one.names)
    ]
    for found in impossible_cases(bench, solution.text, stages, cases):
        yield reading.problem(found.case, found.variable, "illegal-input", found.message)
    if inspection.concerns(Place(exercise.folder / "exercise.yaml", 1, 1)):
        yield from never_fulfilled(exercise, stages, bench.runner)


def _wrong_expectations(bench: Bench, reading: Reading, cases: Sequence[Case]) -> Iterator[Problem]:
    """What the solution does otherwise. A rule that a later stage takes back isn't asked of it."""
    replaced = {target for case in reading.cases for target in case.replaces}
    known = {case.id: case for case in reversed(cases)}  # of two with one id, the second is a problem already
    asked = [case for case in cases if case.id not in replaced and known[case.id] is case]
    source = bench.exercise.solution.read_bytes()
    evidence = bench.observe(source.decode(), asked)
    if evidence.loading.kind is not Kind.RETURNED:
        place, said = where_loading_fails(bench.exercise, source, evidence, solution=True)
        text = line_of(source, place.line)
        message = f"The solution can't be loaded. {said}"
        yield Problem(place, Severity.ERROR, "solution-fails", message, text)
        return
    answers = right_answers(bench.exercise, bench.runner)
    by_luck = random_answers(bench, source.decode(), asked, dict(evidence.observations))
    for case, (_, seen) in zip(asked, evidence.observations, strict=True):
        if seen.kind is Kind.MISSING:
            continue  # the inspection has told which name the solution hasn't
        if case.id in by_luck:
            yield reading.problem(case, "expect", "by-chance", by_luck[case.id])
            continue
        verdict = judge_case(bench.exercise, case, seen, evidence.loading, answers=answers)
        failed = verdict.status is not Status.PASSED
        if isinstance(case.task, Draws) and seen.kind is Kind.RETURNED and isinstance(seen.value, list):
            few = too_few_draws(bench, case, case.task, seen.value)
            if few is not None:
                severity = Severity.ERROR if failed else Severity.WARNING
                yield reading.problem(case, "draws", "too-few-draws", few, severity)
                continue
        by_chance = (
            isinstance(case.task, Play) and unfixed_answer(bench.exercise, case, case.task) is not None
        )
        if failed and not by_chance:  # by chance: the advice has told
            yield disagreement(reading, case, seen, verdict)


def _no_mistakes(inspection: Inspection, bench: Bench, reading: Reading) -> Iterator[Problem]:
    """Misconceptions that can't be caught. Those whose very text is the solution's have been told."""
    exercise, folder = bench.exercise, bench.exercise.folder / "misconceptions"
    if not any(inspection.concerns(Place(file, 1, 1)) for file in folder.glob("*.py")):
        return
    try:
        bank = read_misconceptions(exercise)
    except CourseFault:
        return  # the inspection has told
    solution = exercise.solution.read_text("utf-8")
    told = {problem.place.file for problem in inspection.problems}
    files = {each.id: folder / f"{each.id}.py" for each in bank}
    asked = [
        each
        for each in bank
        if inspection.concerns(Place(files[each.id], 1, 1)) and files[each.id] not in told
    ]
    for each in alike(bench, solution, reading.cases, asked):
        if not changed(solution, each.source):
            continue
        yield Problem(
            Place(files[each.id], 1, 1),
            Severity.ERROR,
            "no-mistake",
            f"This does what the solution does, on every input of the stage {each.stage}, so no case can "
            "catch it. Write what the wrong idea makes different, name the stage in which it shows, or "
            "delete this file.",
        )
