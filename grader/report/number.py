"""How reports write numbers: whole numbers without `.0`, parts with at most two digits."""

from __future__ import annotations


def plain_number(number: float) -> int | float:
    """For machines: 9.0 is 9, 0.1 + 0.2 is 0.3."""
    return int(number) if number == int(number) else round(number, 6)


def number_text(number: float) -> str:
    return str(plain_number(round(number, 2)))


def points(score: float, max_score: float) -> str:
    """`21 of 30 points`."""
    return f"{number_text(score)} of {number_text(max_score)} point{'' if max_score == 1 else 's'}"


def count(number: int, noun: str) -> str:
    """`1 case`, `2 cases`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
