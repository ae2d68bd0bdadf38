"""How long one grading of 100 cases takes, next to a bare script that does the same (`floor.py`).

    python tests/benchmarks/grading.py [RUNS]

Whole processes, in turn, so that a drift of the machine's clock hits all alike; medians and their ratios.
The goals: without a page at most 2.5 times the floor, with the page at most 4 times.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent.parent
HEAD = "exercise: mastermind\nstage: repeated-letters\ncall: evaluate_guess(secret, guess)\ncases:\n"


def right(secret: str, guess: str) -> str:
    exact = sum(one == other for one, other in zip(secret, guess, strict=True))
    common = sum(min(secret.count(letter), guess.count(letter)) for letter in set(guess))
    return f"{exact} positions, {common - exact} letters"


def build_course(folder: Path, count: int) -> tuple[Path, Path]:
    """A course with `count` cases of one call, and the solution: the case file and the program."""
    draw = random.Random(1)
    pairs: set[tuple[str, str]] = set()
    while len(pairs) < count:
        pairs.add(("".join(draw.choices("ABCDEF", k=4)), "".join(draw.choices("ABCDEF", k=4))))
    rows = [f'  - {{secret: {s}, guess: {g}, expect: "{right(s, g)}"}}\n' for s, g in sorted(pairs)]
    exercise = folder / "exercises" / "mastermind"
    for part in ("starter", "solution"):
        (exercise / part).mkdir(parents=True)
        solution = PROJECT / "exercises" / "mastermind" / "solution" / "mastermind.py"
        (exercise / part / "mastermind.py").write_bytes(solution.read_bytes())
    source = PROJECT / "exercises" / "mastermind"
    (exercise / "exercise.yaml").write_bytes((source / "exercise.yaml").read_bytes())
    for extra in source.glob("picture*"):
        (exercise / extra.name).write_bytes(extra.read_bytes())
    cases = folder / "cases" / "mastermind"
    cases.mkdir(parents=True)
    case_file = cases / "pairs.yaml"
    case_file.write_text(HEAD + "".join(rows), "utf-8")
    program = folder / "mastermind.py"
    program.write_bytes(solution.read_bytes())
    return case_file, program


def seconds(command: list[str], folder: Path) -> float:
    started = time.perf_counter()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False, env=environment)  # noqa: S603
    taken = time.perf_counter() - started
    if done.returncode:
        raise SystemExit(done.stderr.decode())
    return taken


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    grade = str(Path(sys.executable).with_name("grade"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        case_file, program = build_course(folder, 100)
        floor = [sys.executable, str(Path(__file__).with_name("floor.py")), str(case_file), str(program)]
        commands = {
            "bare script": floor,
            "grade, JSON": [grade, program.name, "--format", "json", "--no-html"],
            "grade, JSON and page": [grade, program.name, "--format", "json"],
        }
        taken: dict[str, list[float]] = {label: [] for label in commands}
        for turn in range(runs + 1):
            for label, command in commands.items():
                this = seconds(command, folder)
                if turn:  # the first turn writes bytecode
                    taken[label].append(this)
    medians = {label: statistics.median(values) for label, values in taken.items()}
    bare = medians["bare script"]
    rows = {
        label: {"ms": round(value * 1000, 1), "ratio": round(value / bare, 2)}
        for label, value in medians.items()
    }
    print(json.dumps(rows, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
