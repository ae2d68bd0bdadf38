"""Whether letters are drawn about equally often; a fair program is blamed less than once in a million times.

The number of a letter's appearances at one place in n fair draws is binomial with n and p = 1/k, for k
letters. By Chernoff's bound, the chance of a share as far above p as q, or as far below, is at most
exp(-n D(q, p)), with D(q, p) = q ln(q/p) + (1-q) ln((1-q)/(1-p)). There are k times L such numbers, each of
which can be too high or too low; so a share is called uneven if exp(-n D) is below `ALARM` / (2 k L). Then
the chance of any false alarm is at most `ALARM`, however the letters of one draw depend on each other.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

ALARM = 1e-7
"""The chance that a fair program is blamed; a file has some such cases, and all together stay below 1e-6."""


def uneven(draws: Sequence[str], alphabet: str) -> tuple[str, int, int] | None:
    """The letter, its place (from 0) and its count that are the least likely; `None` if nothing is uneven.

    The draws are words over the alphabet, all of the same length.
    """
    length = len(draws[0])
    worst = min(
        (
            (log_chance(counted[letter], len(draws), len(alphabet)), letter, place, counted[letter])
            for place in range(length)
            for counted in [Counter(word[place] for word in draws)]
            for letter in alphabet
        ),
        default=None,
    )
    if worst is None or worst[0] >= math.log(ALARM / (2 * len(alphabet) * length)):
        return None
    return worst[1:]


def log_chance(count: int, draws: int, letters: int) -> float:
    """Chernoff's bound, as a logarithm, of a count at least as far from the fair one to its side."""
    share, fair = count / draws, 1 / letters
    divergence = 0.0
    if share > 0:
        divergence += share * math.log(share / fair)
    if share < 1:
        divergence += (1 - share) * math.log((1 - share) / (1 - fair)) if fair < 1 else math.inf
    return -draws * divergence
