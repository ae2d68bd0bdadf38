"""The grader's own memory, whatever a program prints, returns or writes to its line."""

from __future__ import annotations

import sys

import pytest

from tests.benchmarks.sandbox import peak

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="the benchmark measures in kilobytes, as Linux does"
)

FLAT = 12
"""MB that may be added to what a right program takes."""


@pytest.fixture(scope="module")
def usual() -> float:
    return peak("prints_results", "none")


@pytest.mark.parametrize("sandbox", [pytest.param("bubblewrap", marks=pytest.mark.sandbox), "none"])
@pytest.mark.parametrize(
    "scenario", ["prints_much", "prints_much_at_once", "returns_much", "floods_the_line"]
)
def test_the_grader_stays_small(scenario: str, sandbox: str, usual: float) -> None:
    taken = peak(scenario, sandbox)
    assert taken < 100
    assert taken < usual + FLAT
