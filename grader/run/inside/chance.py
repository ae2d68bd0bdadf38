"""Chance that repeats itself: whatever the student draws from `random` follows from the seed."""

from __future__ import annotations

import _random
import random

from .own import OWN

globals().update(OWN)

_seed = random.Random.seed
_seed_in_c = _random.Random.seed
_shared = random._inst
_now = [0, 0]


def fix(seed: int) -> None:
    """Start the shared generator, and every generator to come that asks for no seed, anew."""
    _now[:] = seed, 0
    _seed_in_c(_shared, seed)  # Python's own part of it may have been patched
    _shared.gauss_next = None  # type: ignore[attr-defined]  # the half of a pair that gauss() keeps back


def install() -> None:
    random.Random.seed = _seeded  # type: ignore[method-assign,assignment]
    random.seed = _shared.seed


def _seeded(generator: random.Random, a: object = None, version: int = 2) -> None:
    if a is None:
        _now[1] += 1
        a = _now[0] * 1_000_003 + _now[1]
    _seed(generator, a, version)  # type: ignore[arg-type]  # the student's mistake to make
