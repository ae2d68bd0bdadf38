"""A runner for all gradings of a module: to start one takes longer than to grade."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.run import Runner


@pytest.fixture(scope="package")
def runner() -> Iterator[Runner]:
    with Runner() as one:
        yield one
