"""Reports as targets: nothing that a student writes is more than text in any of them, from `grade` itself."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.hostile.scenario import FOLDER

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="such names for files exist on POSIX only")

MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>[x](javascript:alert(1))"
CONTROL = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202e\u2066\u200b\x00\r\n::error::owned\n=cmd|' /C calc'!A0"
NAME = "mastermind <script>alert(1)<&\"'=1+1\x1b[31m\u202e.py"
EVIL = f"{MARKUP}{CONTROL}"
EVIL_NAME = EVIL.replace("\x00", "")
PROGRAM = f'''
"""{MARKUP}"""

CODE_LENGTH = 4


class Evil(Exception):
    """{MARKUP}"""


Evil.__name__ = {EVIL_NAME!r}


def create_secret():
    """{MARKUP}"""
    return {EVIL!r}


def evaluate_guess(secret, guess):
    print({EVIL!r} + "\\ud800")
    if guess == "FFFF":
        raise Evil({EVIL!r})  # {MARKUP}
    if guess == "BABA":
        raise type({EVIL_NAME!r}, (Exception,), {{}})({EVIL!r})
    if guess == "ABCD":
        return type({EVIL_NAME!r}, (), {{}})()
    if secret == "ABC":
        raise SystemExit({EVIL!r})
    return {EVIL!r}


def main():
    print({EVIL!r})
    input({EVIL!r})
    print({EVIL!r})


globals()[{EVIL_NAME!r}] = main

if __name__ == "__main__":
    main()
'''
ALLOWED = "\n\t"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evil")
    (folder / NAME).write_text(PROGRAM, "utf-8")
    return folder


def grade(folder: Path, *words: str, colour: str = "") -> str:
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "grader", NAME, "--course", str(FOLDER / "course"), *words],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(FOLDER.parent.parent),
            "PYTHONIOENCODING": "utf-8",
            "FORCE_COLOR": colour,
        },
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (1, b"")
    return done.stdout.decode("utf-8")


def unprintable(text: str) -> list[str]:
    return sorted({ascii(char) for char in text if not char.isprintable() and char not in ALLOWED})


@pytest.mark.parametrize("form", ["text", "json", "junit", "gradescope", "github"])
def test_no_control_or_bidirectional_character_gets_through(folder: Path, form: str) -> None:
    told = grade(folder, "--format", form, "--no-html")
    assert unprintable(told) == []
    assert "onerror" in told or "\\u003c" in told or "script" in told  # it is there, as text


def test_in_colour_only_the_graders_own_codes_are_written(folder: Path) -> None:
    text = grade(folder, "--no-html", colour="1")
    assert "\x1b[" in text
    assert unprintable(re.sub(r"\x1b\[[0-9;]*m", "", text)) == []


def test_a_line_of_a_log_is_never_a_command_of_the_students(folder: Path) -> None:
    lines = grade(folder, "--format", "github", "--no-html").split("\n")
    assert any(line.startswith("::error ") for line in lines)
    assert not any(line.lstrip().startswith("::error::owned") for line in lines)


def test_the_json_is_plain_and_its_texts_are_harmless(folder: Path) -> None:
    told = grade(folder, "--format", "json", "--no-html")
    assert told.isascii()

    def texts(value: object) -> list[str]:
        if isinstance(value, str):
            return [value]
        held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        return [text for part in held for text in texts(part)]

    result = json.loads(told)
    observed = {case["observation"] for case in result["stages"][0]["cases"]}
    assert observed >= {"returned", "raised", "exited"}
    everything = texts(result)
    assert any("onerror" in text for text in everything)
    assert [text for text in everything if unprintable(text)] == []


@pytest.mark.parametrize("form", ["junit"])
def test_the_xml_has_the_graders_elements_only(folder: Path, form: str) -> None:
    root = ET.fromstring(grade(folder, "--format", form, "--no-html"))  # noqa: S314 - what we wrote ourselves
    tags = {element.tag for element in root.iter()}
    assert tags <= {
        "testsuites",
        "testsuite",
        "testcase",
        "failure",
        "error",
        "skipped",
        "properties",
        "property",
        "system-out",
    }
    assert any("onerror" in "".join(element.itertext()) for element in root.iter())


class Elements(HTMLParser):
    """What a browser makes of a page: elements with their attributes, and scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self._in_script = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self._in_script = tag == "script"

    def handle_data(self, data: str) -> None:
        if self._in_script:
            self.scripts.append(data)
        self._in_script = False


def page_of(folder: Path, program: str) -> str:
    (folder / NAME).write_text(program, "utf-8")
    grade(folder, "--html", "page.html", "--format", "json")
    return (folder / "page.html").read_text("utf-8")


def test_the_page_has_the_graders_elements_scripts_and_links_only(folder: Path) -> None:
    harmless = Elements(
        page_of(folder, "CODE_LENGTH = 4\n\n\ndef evaluate_guess(secret, guess):\n    return 9, 9\n")
    )
    (folder / "page.html").unlink()
    page = page_of(folder, PROGRAM)
    evil = Elements(page)
    assert unprintable(page) == []
    assert "&lt;script&gt;alert(1)" in page
    assert [tag for tag, _ in evil.found].count("script") == len(evil.scripts) == len(harmless.scripts)
    for script in evil.scripts:
        assert "alert(1)" not in script
    for tag, attributes in evil.found:
        assert tag not in ("iframe", "object", "embed", "base", "form", "link")
        for name, value in attributes.items():
            assert not name.startswith("on")
            if name in ("href", "src", "action", "xlink:href"):
                assert (value or "").startswith(("#", "data:"))
