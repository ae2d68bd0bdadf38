"""Every command and every file of the README and the guides works as shown, in one go from top to bottom."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import PROJECT
from tests.docs.document import Command, NamedFile, Nameless, shows, steps

AGREEMENT = "design.md"
"""Says what is to be built, in pieces that are cut short; it is read, not followed."""

PATIENCE = 300
"""Seconds that a command may take."""

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
    screen = desk.parent / "screen"
    with screen.open("wb") as out:
        running = subprocess.Popen(  # noqa: S602 - a document's command is a shell's
            f"{command.text}\nstatus=$?\npwd >{where}\nexit $status",
            shell=True,
            cwd=where.read_text().strip(),
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        if command.afterwards is not None:
            press_ctrl_c(running, command, screen)
        status = running.wait(PATIENCE)
    except BaseException:
        end(running, kill=True)
        raise
    return status, screen.read_text("utf-8")


def press_ctrl_c(running: subprocess.Popen[bytes], command: Command, screen: Path) -> None:
    """Once what the document shows above it stands on the screen."""
    latest = time.monotonic() + PATIENCE
    while running.poll() is None and not shows(command.printed, screen.read_text("utf-8", "replace")):
        assert time.monotonic() < latest, f"$ {command.text}\n{screen.read_text()}isn't what is shown"
        time.sleep(0.05)
    if running.poll() is None:
        end(running)


def end(running: subprocess.Popen[bytes], *, kill: bool = False) -> None:
    """The shell and all that it started, as Ctrl-C does."""
    if sys.platform != "win32":
        os.killpg(running.pid, signal.SIGKILL if kill else signal.SIGINT)


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
            case Command(text=text, printed=expected, afterwards=afterwards):
                status, printed = run(step, desk)
                expected += afterwards or ()
                told = f"{place}: $ {text}\n{printed}exit status {status}"
                assert status <= 2, told
                assert shows(expected, printed) if expected else status <= 1, told
