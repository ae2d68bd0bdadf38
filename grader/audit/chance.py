"""How often a right program fails a case of draws by chance, and how many draws are enough."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import replace

from grader.audit.bench import Bench
from grader.judge.evenness import ALARM
from grader.model.case import Case, Draws
from grader.model.observation import Kind
from grader.model.value import Plain

SAMPLE = 3000
"""Draws from which the chance of a rare pattern is estimated."""

TOLERATED = 1e-4
"""How often a case may fail a right program; what is asked for then is far below."""

_WANTED = 1e-6
_PLENTY = 15
"""Draws with the pattern after which the chance of none is below a millionth."""


def too_few_draws(bench: Bench, case: Case, draws: Draws, seen: Sequence[Plain]) -> str | None:
    """What to say about a case with too few draws; `seen` are those that the solution made."""
    if draws.even and (needed := _to_tell_evenness(seen)) > draws.count:
        return (
            f"{_times(draws.count)} can't tell whether every letter is drawn equally often. "
            f"Write `draws: {_round_up(needed)}`."
        )
    rare = [pattern for pattern in draws.sometimes if _hits(pattern, seen) < _PLENTY]
    if not rare:
        return None
    sample = _sample(bench, case, draws)
    if not sample:
        return None
    shares = {pattern: _hits(pattern, sample) / len(sample) for pattern in rare}
    pattern = min(rare, key=lambda each: shares[each])
    share = shares[pattern]
    if share == 0:
        return (
            f"`{pattern}` wasn't in {len(sample)} draws of the solution. Mend the pattern, or leave it out."
        )
    missed = (1 - share) ** draws.count
    if missed < TOLERATED:
        return None
    needed = math.ceil(math.log(_WANTED) / math.log(1 - share))
    return (
        f"{_times(draws.count)} can miss `{pattern}` by chance: a right program would fail this case "
        f"{_often(missed)}. Write `draws: {_round_up(needed)}`."
    )


def _sample(bench: Bench, case: Case, draws: Draws) -> Sequence[Plain]:
    many = replace(case, task=replace(draws, count=SAMPLE))
    evidence = bench.observe(bench.exercise.solution.read_text("utf-8"), [many])
    ((_, seen),) = evidence.observations
    return seen.value if seen.kind is Kind.RETURNED and isinstance(seen.value, list) else ()


def _hits(pattern: str, seen: Sequence[Plain]) -> int:
    return sum(re.search(pattern, one if isinstance(one, str) else repr(one)) is not None for one in seen)


def _to_tell_evenness(seen: Sequence[Plain]) -> int:
    """Draws after which a letter that never comes is noticed; see `grader.judge.evenness`."""
    words = [one for one in seen if isinstance(one, str)]
    letters = len(set("".join(words)))
    length = max(map(len, words), default=0)
    if letters < 2:
        return 0
    return math.ceil(math.log(2 * letters * length / ALARM) / -math.log(1 - 1 / letters))


def _times(count: int) -> str:
    return "1 draw" if count == 1 else f"{count} draws"


def _often(chance: float) -> str:
    return f"{chance:.0%} of the time" if chance >= 0.01 else f"once in {round(1 / chance):,} times"


def _round_up(number: int) -> int:
    """To one digit: 76 becomes 80."""
    step = int(10 ** math.floor(math.log10(number)))
    return math.ceil(number / step) * step
