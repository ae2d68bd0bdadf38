"""The grader's own memory, whatever a program prints, returns or writes to its line."""

from __future__ import annotations

import sys

import pytest

from tests.benchmarks.sandbox import peak, program

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the benchmark measures in kilobytes, as Linux does"
)

FLAT = 12
"""MB that may be added to what a right program takes."""


@pytest.fixture(scope="module")
def usual() -> float:
    return peak(program("prints_results"), "none")


LONG = program("returns_a_generator") + b"x = 1\n" * 40_000
"""A wrong program of 240 kB, whose tree would take a hundred MB."""

PROGRAMS = {
    "300 MB are printed": program("prints_much"),
    "50 MB are printed at once": program("prints_much_at_once"),
    "50 MB are returned": program("returns_much"),
    "50 MB are written to the line": program("floods_the_line"),
    "the program is long": LONG,
}


@pytest.mark.parametrize("sandbox", [pytest.param("bubblewrap", marks=pytest.mark.sandbox), "none"])
@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_the_grader_stays_small(source: bytes, sandbox: str, usual: float) -> None:
    taken = peak(source, sandbox)
    assert taken < 100
    assert taken < usual + FLAT
