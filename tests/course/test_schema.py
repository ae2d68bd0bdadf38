"""The JSON Schemas say what the reader says, as far as a schema can."""

from __future__ import annotations

import json
import re
from pathlib import Path

import jsonschema
import pytest
import yaml

from grader.course.schema import case_file_schema, exercise_schema

FILES = Path(__file__).parent.parent / "case_files"
EXERCISES = Path(__file__).parent / "exercise_files"
ROOM = Path(__file__).parents[2] / "grader" / "course"
SEEN, NOT_SEEN = "# The schema sees it.", "# Only the reader sees it."


class CoreLoader(yaml.SafeLoader):
    """YAML as editors read it: by the core rules of version 1.2."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("null", r"|~|null|Null|NULL", ["", "~", "n", "N"]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.inf|\.nan", list("-+0123456789.")),
):
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^({pattern})$"), first)
CoreLoader.add_constructor(
    "tag:yaml.org,2002:int", lambda _, node: int(re.sub(r"^([-+]?)0+(?=\d)", r"\1", node.value), 0)
)
CoreLoader.add_constructor(
    "tag:yaml.org,2002:float", lambda _, node: float(node.value.replace(".inf", "inf"))
)


def load(file: Path) -> object:
    return yaml.load(file.read_text("utf-8"), CoreLoader)  # noqa: S506 - a safe loader with other rules


def marked(folder: Path, mark: str) -> list[Path]:
    """The bad files whose first line says so; those that aren't YAML say nothing."""
    files = sorted(folder.glob("*.yaml"))
    return [file for file in files if file.read_bytes().startswith(mark.encode())]


@pytest.fixture(scope="module")
def cases() -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(case_file_schema())


@pytest.fixture(scope="module")
def exercises() -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(exercise_schema())


@pytest.mark.parametrize("schema", [case_file_schema(), exercise_schema()], ids=["cases", "exercise"])
def test_a_schema_is_one_of_draft_7(schema: dict[str, object]) -> None:
    jsonschema.Draft7Validator.check_schema(schema)


@pytest.mark.parametrize(
    ("name", "schema"),
    [("case-file.schema.json", case_file_schema()), ("exercise.schema.json", exercise_schema())],
)
def test_the_committed_schema_is_the_one_of_the_keys(name: str, schema: dict[str, object]) -> None:
    """`grade schema cases` and `grade schema exercise` print them."""
    assert json.loads((ROOM / name).read_text("utf-8")) == schema


@pytest.mark.parametrize("file", sorted((FILES / "good").glob("*.yaml")), ids=lambda file: file.stem)
def test_the_schema_accepts_a_good_case_file(cases: jsonschema.Draft7Validator, file: Path) -> None:
    assert [error.message for error in cases.iter_errors(load(file))] == []


@pytest.mark.parametrize("file", marked(FILES / "bad", SEEN), ids=lambda file: file.stem)
def test_the_schema_refuses_a_bad_case_file(cases: jsonschema.Draft7Validator, file: Path) -> None:
    assert list(cases.iter_errors(load(file)))


@pytest.mark.parametrize("file", marked(FILES / "bad", NOT_SEEN), ids=lambda file: file.stem)
def test_what_only_the_reader_sees_in_a_case_file(cases: jsonschema.Draft7Validator, file: Path) -> None:
    assert not list(cases.iter_errors(load(file)))


@pytest.mark.parametrize("file", sorted((EXERCISES / "good").glob("*.yaml")), ids=lambda file: file.stem)
def test_the_schema_accepts_a_good_exercise(exercises: jsonschema.Draft7Validator, file: Path) -> None:
    assert [error.message for error in exercises.iter_errors(load(file))] == []


@pytest.mark.parametrize("file", marked(EXERCISES / "bad", SEEN), ids=lambda file: file.stem)
def test_the_schema_refuses_a_bad_exercise(exercises: jsonschema.Draft7Validator, file: Path) -> None:
    assert list(exercises.iter_errors(load(file)))


@pytest.mark.parametrize("file", marked(EXERCISES / "bad", NOT_SEEN), ids=lambda file: file.stem)
def test_what_only_the_reader_sees_in_an_exercise(exercises: jsonschema.Draft7Validator, file: Path) -> None:
    assert not list(exercises.iter_errors(load(file)))


def test_the_shipped_files_fit(
    cases: jsonschema.Draft7Validator, exercises: jsonschema.Draft7Validator, project: Path
) -> None:
    wrong = [
        f"{file.name}: {error.message}"
        for validator, pattern in ((cases, "cases/*/*.yaml"), (exercises, "exercises/*/exercise.yaml"))
        for file in sorted(project.glob(pattern))
        for error in validator.iter_errors(load(file))
    ]
    assert wrong == []


def test_every_key_says_what_it_is() -> None:
    """An editor shows it when the pointer rests on the key."""
    silent = [
        name for schema in (case_file_schema(), exercise_schema()) for name in without_description(schema)
    ]
    assert silent == []


def without_description(schema: object) -> list[str]:
    if not isinstance(schema, dict):
        return []
    properties = schema.get("properties", {})
    silent = [name for name, each in properties.items() if "description" not in each]
    inner = [*properties.values(), *schema.get("definitions", {}).values(), schema.get("items")]
    return silent + [name for each in inner for name in without_description(each)]
