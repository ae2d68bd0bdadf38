"""Values as an author would write them."""

from __future__ import annotations

import math

import pytest

from grader.report.case_yaml import yaml_value


@pytest.mark.parametrize(
    ("value", "written"),
    [(32.0, "32.0"), (1e22, "1.0e+22"), (-1e-7, "-1.0e-07"), (1.5e-7, "1.5e-07"), (math.inf, ".inf")],
)
def test_a_number_with_decimals_is_one_to_every_version_of_yaml(value: float, written: str) -> None:
    assert yaml_value(value) == written
