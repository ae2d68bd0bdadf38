"""The JSON result, version 1."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

import grader.report
from grader.report.json import render_json
from tests.report import results
from tests.report.expected_text import same_as_expected
from tests.report.test_text import SCREENS, with_text

SCHEMA = json.loads((Path(grader.report.__file__).parent / "result.schema.json").read_text("utf-8"))
CASE_KEYS = [
    *("id", "name", "status", "hidden", "call", "expected", "observed", "observation"),
    *("message", "hint", "points", "seconds"),
]
"""In the order of the design."""
EXTRA_KEYS = {"slip", "line", "printed", "transcript", "left_at", "replaced_by"}


@pytest.mark.parametrize("name", ["failing", "playing", "hostile"])
def test_the_text(name: str) -> None:
    same_as_expected(f"{name}.json", render_json(SCREENS[name]))


def test_the_keys_stand_in_the_order_of_the_design() -> None:
    report = json.loads(render_json(results.DIAGNOSED))
    assert list(report) == [
        *("version", "exercise", "submission", "status", "reached", "score", "max_score"),
        *("start_with", "diagnosis", "notices", "sandbox", "stages"),
    ]
    assert list(report["stages"][0]) == ["id", "title", "status", "score", "max_score", "cases"]
    assert list(report["stages"][0]["cases"][0]) == CASE_KEYS


def test_keys_beyond_the_design_are_left_out_where_they_hold_nothing() -> None:
    reports = [json.loads(render_json(each)) for each in SCREENS.values()]
    keys = {
        key for report in reports for stage in report["stages"] for case in stage["cases"] for key in case
    }
    assert keys == EXTRA_KEYS.union(CASE_KEYS)
    assert "slip" not in json.loads(render_json(results.PASSING))["stages"][0]["cases"][0]


@pytest.mark.parametrize("name", SCREENS)
def test_it_is_as_its_schema_says(name: str) -> None:
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(render_json(SCREENS[name])))


def test_the_schema_is_one_and_describes_every_key_that_is_written() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    closed = json.loads(json.dumps(SCHEMA))
    for part in objects(closed):
        part["additionalProperties"] = False
    for each in SCREENS.values():
        jsonschema.Draft202012Validator(closed).validate(json.loads(render_json(each)))


def objects(schema: object) -> Iterator[dict[str, object]]:
    """Every part of the schema that describes an object."""
    if isinstance(schema, dict):
        if schema.get("type") == "object":
            yield schema
        for value in schema.values():
            yield from objects(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from objects(value)


def test_the_schema_refuses_what_is_no_result() -> None:
    report = json.loads(render_json(results.FAILING))
    report["stages"][0]["cases"][0]["status"] = "probably"
    with pytest.raises(jsonschema.ValidationError, match="'probably' is not one of"):
        jsonschema.Draft202012Validator(SCHEMA).validate(report)


def test_whole_numbers_are_whole() -> None:
    report = json.loads(render_json(results.FAILING))
    assert [type(report[key]) for key in ("score", "max_score")] == [int, int]


def test_a_case_is_a_line() -> None:
    lines = render_json(results.FAILING).splitlines()
    assert sum(line.startswith('   {"id": ') for line in lines) == len(results.FAILING.cases)


@given(st.text(max_size=60))
def test_any_text_of_a_student_is_harmless(text: str) -> None:
    written = render_json(with_text(text))
    assert written.isascii()
    assert "<" not in written
    json.dumps(json.loads(written), ensure_ascii=False).encode("utf-8")  # no half of a surrogate pair
    for case in json.loads(written)["stages"][0]["cases"]:
        assert case["name"].isprintable()
        assert all(part.isprintable() for part in case["call"].replace("\t", "\n").split("\n"))
