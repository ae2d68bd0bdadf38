"""How long it takes to read many cases, next to PyYAML's C loader alone, and how much memory they take.

    python tests/benchmarks/reading.py [CASES] [RUNS]

In turn, so that a drift of the clock hits both alike; medians and their ratio. The goal: at most 3 times
the loader. Memory is what is still held once all is read, and the peak on the way.
"""

from __future__ import annotations

import gc
import itertools
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import yaml

from grader.course import read_case_files, read_course, read_exercise
from grader.model.exercise import Exercise

PROJECT = Path(__file__).resolve().parent.parent.parent
HEAD = "exercise: mastermind\nstage: repeated-letters\ncall: evaluate_guess(secret, guess)\n"


def written(count: int) -> Iterator[tuple[str, str]]:
    """The same cases as flow mappings, as block mappings and as a table."""
    words = itertools.product("ABCDEF", repeat=6)
    pairs = [("ABCDEF", "".join(word)) for word in itertools.islice(words, count)]
    answer = "0 positions, 2 letters"
    yield (
        "flow",
        HEAD
        + "cases:\n"
        + "".join(
            f'  - {{secret: {secret}, guess: {guess}, expect: "{answer}"}}\n' for secret, guess in pairs
        ),
    )
    yield (
        "block",
        HEAD
        + "cases:\n"
        + "".join(
            f"  - secret: {secret}\n    guess: {guess}\n    expect: {answer}\n" for secret, guess in pairs
        ),
    )
    yield (
        "table",
        HEAD
        + "table: |\n  secret | guess | expect\n"
        + "".join(f"  {secret} | {guess} | {answer}\n" for secret, guess in pairs),
    )


def seconds_of(exercise: Exercise, file: Path, runs: int) -> tuple[float, float]:
    """Medians of PyYAML's loader and of the reader."""
    loader: list[float] = []
    reader: list[float] = []
    text = file.read_text("utf-8")
    for _ in range(runs):
        start = time.perf_counter()
        yaml.load(text, yaml.CSafeLoader)
        loader.append(time.perf_counter() - start)
        start = time.perf_counter()
        _, problems = read_case_files(exercise, [file])
        reader.append(time.perf_counter() - start)
        assert not problems
    return statistics.median(loader), statistics.median(reader)


def bytes_of(exercise: Exercise, file: Path) -> tuple[int, int]:
    """What is held once the cases are read, and the peak on the way."""
    tracemalloc.start()
    cases, _ = read_case_files(exercise, [file])
    peak = tracemalloc.get_traced_memory()[1]
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert cases
    return held, peak


def main(count: int = 10_000, runs: int = 5) -> None:
    exercise = read_exercise(read_course(PROJECT), "mastermind")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cases.yaml"
        for name, text in written(count):
            file.write_text(text, "utf-8")
            loader, reader = seconds_of(exercise, file, runs)
            held, peak = bytes_of(exercise, file)
            print(  # noqa: T201
                f"{name:6} {count} cases: loader {loader * 1000:.0f} ms, reader {reader * 1000:.0f} ms, "
                f"{reader / loader:.2f} times; {held // count} bytes a case held, {peak // count} at the peak"
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
