"""What the sandbox costs, next to a bare start of Python; and the grader's memory while 300 MB are printed.

    python tests/benchmarks/sandbox.py [RUNS]

Whole processes, in turn, so that a drift of the machine's clock hits all alike; medians and their ratios.
The goals: shut in, a start of Python takes at most 2 times a bare one; the grader stays under 100 MB.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from grader.run import Runner
from grader.run.sandbox import BUBBLEWRAP, choose

if TYPE_CHECKING:
    from grader.run.sandbox import Sandbox

TARGET = Path(__file__).resolve().parent.parent / "hostile"
NOTHING = [sys.executable, "-I", "-S", "-c", "pass"]
MEASURED = """
import sys
from grader.cli.boundary import run
status = run(sys.argv[1:])
with open("/proc/self/status") as lines:
    print(next(line.split()[1] for line in lines if line.startswith("VmHWM:")), file=sys.stderr)
sys.exit(status)
"""
"""A grading that says how many kB it took at most. `getrusage` would not do: what it tells of a program
that was started by another begins with the memory that the other one had at that moment."""


def seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, env={}, stdin=subprocess.DEVNULL)  # noqa: S603


def runner(sandbox: Sandbox | None) -> None:
    """Start what programs run in, and end it: what a grading takes of it, side by side with other things."""
    with Runner(sandbox) as started:
        started.await_ready()


def program(scenario: str) -> bytes:
    return (TARGET / scenario / "mastermind.py").read_bytes()


def peak(source: bytes, sandbox: str) -> float:
    """MB of memory that the grader itself took at most, without the processes that it started."""
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "mastermind.py"
        file.write_bytes(source)
        course = ["--course", str(TARGET / "course"), "--sandbox", sandbox]
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-c", MEASURED, str(file), *course],
            cwd=TARGET.parent.parent,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    return int(done.stderr.split()[-1]) / 1024


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    sandbox = choose(own_file=True, wish=BUBBLEWRAP)
    assert sandbox is not None
    shut_in = sandbox.command(NOTHING, readable=[], folder="/tmp/grade")  # noqa: S108 - inside of the sandbox
    work: dict[str, Callable[[], object]] = {
        "bare Python": lambda: run(NOTHING),
        "Python in bubblewrap": lambda: run(shut_in),
        "a runner": lambda: runner(None),
        "a runner in bubblewrap": lambda: runner(sandbox),
    }
    taken: dict[str, list[float]] = {label: [] for label in work}
    for turn in range(runs + 1):
        for label, one in work.items():
            this = seconds(one)
            if turn:  # the first turn fills caches
                taken[label].append(this)
    medians = {label: statistics.median(values) for label, values in taken.items()}
    bare = medians["bare Python"]
    rows: dict[str, dict[str, float]] = {
        label: {"ms": round(value * 1000, 1), "ratio": round(value / bare, 2)}
        for label, value in medians.items()
    }
    for label, scenario in (("a right program", "prints_results"), ("300 MB printed", "prints_much")):
        for name in ("bubblewrap", "none"):
            rows[f"the grader, {label}, {name}"] = {"MB": round(peak(program(scenario), name), 1)}
    print(json.dumps(rows, indent=2))  # noqa: T201


if __name__ == "__main__":
    main()
