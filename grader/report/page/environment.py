"""The one place that touches Jinja2: templates are autoescaped, and every text in them is made visible."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from grader.report.number import count, number_text
from grader.report.page.markup import anchor, prose, trusted
from grader.report.safe_text import visible_block

TEMPLATES = Path(__file__).parent / "templates"
DRAWING = Path(__file__).parent / "drawing"
"""What the templates of exercises may import."""


@cache
def environment() -> Environment:
    """For the page's own templates; the audit's page uses it too."""
    made = _make(Environment, [TEMPLATES], "page")
    made.filters.update(count=count, number=number_text, anchor=anchor, prose=prose)
    return made


@cache
def sandbox(folder: Path) -> Environment:
    """For the templates in an exercise's folder: they reach nothing but the values given to them."""
    made = _make(ImmutableSandboxedEnvironment, [folder, DRAWING], "picture")
    made.auto_reload = True  # its author may be writing it
    return made


def own_text(*names: str) -> Markup:
    """Files of this folder that go into a page as they stand."""
    folder = Path(__file__).parent
    return trusted("".join((folder / name).read_text("utf-8") for name in names))


def _make(kind: type[Environment], folders: list[Path], cache_name: str) -> Environment:
    return kind(
        loader=FileSystemLoader(folders),
        autoescape=True,
        finalize=_show,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=_KeptBesideTemplates(cache_name),
    )


def _show(value: object) -> object:
    """What Jinja2 writes for a value: markup as it is, any other text with its control characters visible."""
    if isinstance(value, Markup):
        return value
    return visible_block(value) if isinstance(value, str) else value


class _KeptBesideTemplates(BytecodeCache):
    """Keeps compiled templates where Python keeps its own bytecode, if that can be written to."""

    def __init__(self, name: str) -> None:
        self._name = name

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError), self._file(bucket).open("rb") as file:
            bucket.load_bytecode(file)

    def dump_bytecode(self, bucket: Bucket) -> None:
        if sys.dont_write_bytecode:
            return
        file = self._file(bucket)
        with suppress(OSError):
            file.parent.mkdir(exist_ok=True, parents=True)
            file.write_bytes(bucket.bytecode_to_string())

    def _file(self, bucket: Bucket) -> Path:
        return Path(cache_from_source(str(TEMPLATES / f"{self._name}-{bucket.key}.py")))
