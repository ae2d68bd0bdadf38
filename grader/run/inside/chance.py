"""Chance that repeats itself: whatever the student draws from `random` follows from the seed."""

from __future__ import annotations

import random

from .own import OWN

globals().update(OWN)

_seed = random.Random.seed
_shared = random._inst
_now = [0, 0]


def fix(seed: int) -> None:
    """Start the shared generator, and every generator to come that asks for no seed, anew."""
    _now[:] = seed, 0
    _seed(_shared, seed)


def install() -> None:
    random.Random.seed = _seeded  # type: ignore[method-assign,assignment]
    random.seed = _shared.seed


def _seeded(generator: random.Random, a: object = None, version: int = 2) -> None:
    if a is None:
        _now[1] += 1
        a = _now[0] * 1_000_003 + _now[1]
    _seed(generator, a, version)  # type: ignore[arg-type]  # the student's mistake to make
