"""Code Breaker, read once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.exercises.grading import Desk, desk_for


@pytest.fixture(scope="package")
def desk() -> Iterator[Desk]:
    with desk_for("code-breaker") as desk:
        yield desk
