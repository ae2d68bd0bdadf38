"""Every command and every file of the README and the guides works as shown, in one go from top to bottom."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.docs.document import Command, NamedFile, Nameless, shows, steps

AGREEMENT = "design.md"
"""Says what is to be built, in pieces that are cut short; it is read, not followed."""

DOCUMENTS = [
    path
    for path in [PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]
    if path.is_file() and path.name != AGREEMENT
]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the documents' commands are a shell's")


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A copy of the course, as a reader has who cloned the project, and `grade` and `python` on the path."""
    for folder in ("exercises", "cases"):
        shutil.copytree(PROJECT / folder, tmp_path / "desk" / folder)
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, command in (("grade", f"{sys.executable} -m grader"), ("python", sys.executable)):
        (programs / name).write_text(f'#!/bin/sh\nexec {command} "$@"\n')
        (programs / name).chmod(0o755)
    return tmp_path / "desk"


def run(command: Command, desk: Path) -> tuple[int, str]:
    """The exit status, and what was printed, errors included."""
    where = desk.parent / "where"
    if command.first:
        where.write_text(str(desk))
    environment = {
        "PATH": f"{desk.parent / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(PROJECT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "HOME": str(desk.parent),
        "NO_COLOR": "1",
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
    }
    done = subprocess.run(  # noqa: S602 - a document's command is a shell's
        f"{command.text}\nstatus=$?\npwd >{where}\nexit $status",
        shell=True,
        cwd=where.read_text().strip(),
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout.decode()


def write(file: NamedFile, desk: Path) -> None:
    path = desk / file.path
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_text("utf-8") if file.added else ""
    path.write_text(before + file.text, "utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=[path.name for path in DOCUMENTS])
def test_a_document_does_what_it_shows(document: Path, desk: Path) -> None:
    for step in steps(document):
        place = f"{document.name}:{step.line}"
        match step:
            case NamedFile():
                write(step, desk)
            case Nameless(language=language):
                pytest.fail(f"{place}: this {language} block doesn't say which file it is")
            case Command(text=text, printed=expected):
                status, printed = run(step, desk)
                told = f"{place}: $ {text}\n{printed}exit status {status}"
                assert status <= 2, told
                assert shows(expected, printed) if expected else status <= 1, told
