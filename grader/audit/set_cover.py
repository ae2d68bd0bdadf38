"""The fewest cases that together kill all that can be killed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

STEPS = 50_000
"""So many branches the exact search may look at before the greedy answer has to do."""


@dataclass(frozen=True, slots=True)
class Cover:
    cases: tuple[str, ...]
    """In the order of the cases."""
    exact: bool
    """No smaller choice exists."""


def smallest_cover(kills: Mapping[str, int]) -> Cover:
    """A smallest choice of cases whose kills together are everybody's kills.

    `kills` gives each case's victims as bits of a number, the cases in their order; among equally good
    choices the earlier cases win, so the answer is the same every time.
    """
    order = list(kills)
    wanted = 0
    for victims in kills.values():
        wanted |= victims
    needed, rest = _essential(kills, wanted)
    useful = _undominated({case: kills[case] & rest for case in order if case not in needed})
    greedy = _greedy(useful, rest)
    search = _Search(useful, len(greedy))
    best = search.fewest(rest)
    chosen = needed | set(greedy if best is None else best)
    return Cover(tuple(case for case in order if case in chosen), search.steps <= STEPS)


def dominated(kills: Mapping[str, int]) -> tuple[str, ...]:
    """Cases whose victims are all killed by one other case too; of two alike, the later one."""
    order = list(kills)
    kept = _undominated(kills)
    return tuple(case for case in order if case not in kept)


def _undominated(kills: Mapping[str, int]) -> dict[str, int]:
    order = sorted(kills, key=lambda case: -kills[case].bit_count())  # stable: equal ones stay in their order
    kept: dict[str, int] = {}
    for case in order:
        victims = kills[case]
        if victims and not any(victims & ~other == 0 for other in kept.values()):
            kept[case] = victims
    return {case: kept[case] for case in kills if case in kept}


def _essential(kills: Mapping[str, int], wanted: int) -> tuple[set[str], int]:
    """The cases that alone kill some victim, and what they leave."""
    once, twice = 0, 0
    for victims in kills.values():
        twice |= once & victims
        once |= victims
    only = once & ~twice
    needed = {case for case, victims in kills.items() if victims & only}
    for case in needed:
        wanted &= ~kills[case]
    return needed, wanted


def _greedy(kills: Mapping[str, int], rest: int) -> list[str]:
    chosen = []
    while rest:
        case = max(kills, key=lambda one: (kills[one] & rest).bit_count())  # the first of equals
        chosen.append(case)
        rest &= ~kills[case]
    return chosen


class _Search:
    """Branch and bound: always on the victim that the fewest cases kill."""

    def __init__(self, kills: Mapping[str, int], bound: int) -> None:
        self.kills = kills
        self.bound = bound
        self.steps = 0
        self.killers = _killers(kills)

    def fewest(self, rest: int) -> list[str] | None:
        """Fewer cases than the bound, or `None` if there are none or the search took too long."""
        self.best: list[str] | None = None
        self._extend([], rest)
        return self.best

    def _extend(self, chosen: list[str], rest: int) -> None:
        self.steps += 1
        if self.steps > STEPS:
            return
        if not rest:
            self.best, self.bound = list(chosen), len(chosen)
            return
        widest = max((victims & rest).bit_count() for victims in self.kills.values())
        if len(chosen) + -(-rest.bit_count() // widest) >= self.bound:
            return
        victim = min(_bits(rest), key=lambda bit: len(self.killers[bit]))
        for case in sorted(self.killers[victim], key=lambda one: -(self.kills[one] & rest).bit_count()):
            self._extend([*chosen, case], rest & ~self.kills[case])


def _killers(kills: Mapping[str, int]) -> dict[int, list[str]]:
    killers: dict[int, list[str]] = {}
    for case, victims in kills.items():
        for bit in _bits(victims):
            killers.setdefault(bit, []).append(case)
    return killers


def _bits(number: int) -> Sequence[int]:
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]
