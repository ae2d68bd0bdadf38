"""How long `grade prove` takes, next to the student's own function in a bare loop over the same inputs.

    python tests/benchmarks/proving.py [RUNS]

In turn, so that a drift of the clock hits both alike; medians and their ratio. The goal: at most 1.5 times.
The programs are the reference solution and a plain one that takes half the time.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from grader.audit.prove import Prover
from grader.course import read_cases, read_course, read_exercise
from grader.model.case import Case
from grader.model.exercise import Exercise
from grader.model.inputs import axes
from grader.model.result import Submission
from grader.run import Runner

PROJECT = Path(__file__).resolve().parent.parent.parent

PLAIN = """\
CODE_LENGTH = 4


def evaluate_guess(secret, guess):
    positions = 0
    code_left = []
    guess_left = []
    for wanted, typed in zip(secret, guess):
        if wanted == typed:
            positions += 1
        else:
            code_left.append(wanted)
            guess_left.append(typed)
    letters = 0
    for typed in guess_left:
        if typed in code_left:
            letters += 1
            code_left.remove(typed)
    return positions, letters
"""


def seconds(do: Callable[[], object]) -> float:
    started = time.perf_counter()
    do()
    return time.perf_counter() - started


def bare_loop(exercise: Exercise, source: str) -> None:
    """The student's function over every pair, and nothing else."""
    namespace: dict[str, Callable[[str, str], object]] = {}
    exec(compile(source, "<student>", "exec"), namespace)  # noqa: S102 - our own programs
    function = namespace["evaluate_guess"]
    first, last = axes(exercise.stages[-1], dict(exercise.constants))
    guesses = [str(guess) for guess in last.values()]
    for secret in first.values():
        for guess in guesses:
            function(str(secret), guess)


def prove(exercise: Exercise, cases: tuple[Case, ...], source: str) -> None:
    with Runner() as runner, Runner() as reference:
        submission = Submission(exercise.file, source.encode(), "")
        proof = Prover(exercise, exercise.stages[-1], cases, submission, runner, reference).prove()
    assert proof.proven, proof


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    course = read_course(PROJECT)
    exercise = read_exercise(course, "mastermind")
    cases = read_cases(course, exercise)
    print("program   bare loop   grade prove   ratio")  # noqa: T201
    for name, source in (("solution", exercise.solution.read_text("utf-8")), ("plain", PLAIN)):
        bare, proving = [], []
        for _ in range(runs):
            bare.append(seconds(lambda source=source: bare_loop(exercise, source)))  # type: ignore[misc]
            proving.append(seconds(lambda source=source: prove(exercise, cases, source)))  # type: ignore[misc]
        one, other = statistics.median(bare), statistics.median(proving)
        print(f"{name:<9} {one:7.2f} s   {other:9.2f} s   {other / one:5.2f}")  # noqa: T201


if __name__ == "__main__":
    main()
