"""The rooms of the house: each imports only from rooms to its left, and libraries stay in theirs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.conftest import PROJECT

ROOMS = ["model", "course", "run", "judge", "grading", "report", "audit", "cli"]
OWNERS: dict[str, set[str]] = {
    "yaml": {"course"},
    "jinja2": {"report"},
    "markupsafe": {"report"},
    "click": {"cli"},
    "pytest": set(),
}
"""A library, and the only rooms that may touch it."""

MODULES = sorted((PROJECT / "grader").rglob("*.py"))


def imported(module: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            if module.parent.name == "inside":
                continue  # started by path, so a package on its own, with imports from within only
            assert node.level == 0, f"{module}: imports are absolute"
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


@pytest.mark.parametrize(
    "module", MODULES, ids=lambda path: "/".join(path.parts[path.parts.index("grader") :])
)
def test_a_module_imports_only_from_rooms_to_its_left(module: Path) -> None:
    room = module.parts[module.parts.index("grader") + 1]
    if room not in ROOMS:
        assert module.name in ("__init__.py", "__main__.py"), f"{module} is in no room"
        return
    for name in imported(module):
        words = name.split(".")
        if words[0] == "grader" and len(words) > 1 and words[1] in ROOMS:
            assert ROOMS.index(words[1]) <= ROOMS.index(room), f"{room} imports {name}"
            assert not (room == "model" and words[1] != "model"), f"the model imports {name}"
        elif words[0] in OWNERS:
            assert room in OWNERS[words[0]], f"{room} touches {words[0]}"
