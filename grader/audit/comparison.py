"""Two programs' answers on a row of inputs, compared in one go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grader.model.observation import Observation

Right = Callable[[Observation], bool]
"""Whether an answer is right."""

NONE = 255
"""A code that no answer has, if there are fewer."""


class Comparison:
    """Knows which answer is right where which other one is, and learns it as new answers turn up.

    `judge` is given an answer of the solution's, once, and tells which answers are right where it is.
    """

    def __init__(self, judge: Callable[[Observation], Right]) -> None:
        self._judge = judge
        self._judges: list[Right] = []
        self._known: dict[tuple[int, int], bool] = {}
        self._sizes = (0, 0)
        self._table: bytes | None = None
        self._canonical = b""

    def wrong(
        self,
        codes: Sequence[int],
        answers: Sequence[Observation],
        right_codes: Sequence[int],
        right_answers: Sequence[Observation],
    ) -> int:
        """Bit `n` is set where the `n`th code stands for an answer that isn't right."""
        if self._sizes != (len(answers), len(right_answers)):
            self._sizes = len(answers), len(right_answers)
            self._judges += map(self._judge, right_answers[len(self._judges) :])
            self._translate(answers, right_answers)
        if self._table is not None and isinstance(codes, bytes) and isinstance(right_codes, bytes):
            return _differing(codes.translate(self._table), right_codes.translate(self._canonical))
        pairs = zip(codes, right_codes, strict=True)
        return bits("".join("01"[not self._is_right(a, b, answers)] for a, b in pairs))

    def _translate(self, answers: Sequence[Observation], right_answers: Sequence[Observation]) -> None:
        """Each code as that of the solution's answer for which the answer is right, if that is unique."""
        self._table = None
        if len(answers) > NONE or len(right_answers) > NONE:
            return
        same = [
            next(b for b in range(len(right_answers)) if repr(right_answers[b]) == repr(answer))
            for answer in right_answers
        ]
        fits = [
            {same[b] for b in range(len(right_answers)) if self._is_right(a, b, answers)}
            for a in range(len(answers))
        ]
        if all(len(found) <= 1 for found in fits):
            self._table = bytes([*(min(found, default=NONE) for found in fits), *[NONE] * (256 - len(fits))])
            self._canonical = bytes([*same, *range(len(same), 256)])

    def _is_right(self, a: int, b: int, answers: Sequence[Observation]) -> bool:
        if (a, b) not in self._known:
            self._known[a, b] = self._judges[b](answers[a])
        return self._known[a, b]


_ONES = bytes([ord("0"), *[ord("1")] * 255])


def _differing(one: bytes, other: bytes) -> int:
    if one == other:
        return 0
    difference = int.from_bytes(one) ^ int.from_bytes(other)
    return bits(difference.to_bytes(len(one)).translate(_ONES).decode("ascii"))


def bits(digits: str) -> int:
    """The first digit is bit 0."""
    return int(digits[::-1], 2) if digits else 0
