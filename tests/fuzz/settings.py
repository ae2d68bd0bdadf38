"""How hard the fuzzers try: the same examples each time, or as many new ones as GRADE_FUZZ says."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("GRADE_FUZZ", "0"))


def bounded(examples: int) -> settings:
    """So many examples; what only takes long is found by a clock of the test's own."""
    return settings(
        max_examples=EXAMPLES or examples,
        derandomize=not EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
