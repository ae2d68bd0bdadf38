"""Compiled templates are kept where Python keeps its own bytecode, and never trusted further than that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.conftest import PROJECT

DRAW = """
import jinja2
compiled = []
compile_ = jinja2.Environment.compile
jinja2.Environment.compile = lambda self, *args, **kw: compiled.append(args) or compile_(self, *args, **kw)
from tests.page.conftest import MASTERMIND
from tests.page.results import FAILING
from grader.report.page import render_html
assert render_html(FAILING, pictures=MASTERMIND).endswith("</html>")
print(len(compiled))
"""


def templates_compiled(cache: Path, *options: str) -> int:
    command = [sys.executable, "-X", f"pycache_prefix={cache}", *options, "-c", DRAW]
    environment = {"PYTHONPATH": str(PROJECT), "PATH": ""}
    done = subprocess.run(  # noqa: S603 - this Python, and the program above
        command, env=environment, cwd=PROJECT, stdout=subprocess.PIPE, timeout=60, check=True
    )
    return int(done.stdout)


def kept(cache: Path) -> list[Path]:
    return [file for file in cache.rglob("*.pyc") if file.parent.name == "templates"]


def test_templates_are_compiled_once(tmp_path: Path) -> None:
    assert templates_compiled(tmp_path) >= 10
    assert templates_compiled(tmp_path) == 0


def test_damaged_ones_are_compiled_anew(tmp_path: Path) -> None:
    templates_compiled(tmp_path)
    for file in kept(tmp_path):
        file.write_bytes(file.read_bytes()[:-100])
    assert templates_compiled(tmp_path) >= 10


def test_nothing_is_written_where_python_writes_nothing(tmp_path: Path) -> None:
    templates_compiled(tmp_path, "-B")
    assert kept(tmp_path) == []
