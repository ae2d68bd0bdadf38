from __future__ import annotations

from collections.abc import Iterator

import pytest

from grader.run import Runner
from grader.run.process import FORKS


@pytest.fixture(
    scope="module",
    params=[FORKS, False] if FORKS else [False],
    ids=lambda forks: "forks" if forks else "once",
)
def runner(request: pytest.FixtureRequest) -> Iterator[Runner]:
    """With sessions that are forked, and as on Windows, where each has a process of its own."""
    with Runner(forks=request.param) as started:
        yield started
