"""Which Pythons we promise is said in several places, and each says the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from grader import cli


@pytest.fixture
def promised(project: Path) -> list[str]:
    """The versions of the classifiers, such as `3.11`, in their order."""
    classifiers = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]["classifiers"]
    found = [re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", text) for text in classifiers]
    return [one[1] for one in found if one]


def test_the_oldest_is_what_the_package_the_linter_and_the_types_are_held_to(
    project: Path, promised: list[str]
) -> None:
    settings = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    assert settings["project"]["requires-python"] == f">={promised[0]}"
    assert settings["tool"]["mypy"]["python_version"] == promised[0]
    assert settings["tool"]["ruff"]["target-version"] == "py" + promised[0].replace(".", "")
    assert f"grade needs Python {promised[0]} or newer" in Path(cli.__file__).read_text("utf-8")


def test_the_readme_names_them(project: Path, promised: list[str]) -> None:
    readme = " ".join((project / "README.md").read_text("utf-8").split())
    *others, last = promised
    assert f"With Python {others[0]} or newer (tested with {', '.join(others)} and {last})" in readme


def test_the_others_are_tested_before_a_release(project: Path, promised: list[str]) -> None:
    others = " ".join(f"python{version}" for version in promised[1:])
    assert (project / "CONTRIBUTING.md").read_text("utf-8").count(f'PYTHONS="{others}" .ci/run') == 2
