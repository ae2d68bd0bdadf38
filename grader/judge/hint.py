"""Whether a case's own hint fits what went wrong: it is about what the case asks, not about every trouble."""

from __future__ import annotations

from grader.model.case import Case
from grader.model.verdict import Status, Verdict

_ABOUT_THE_CASE = frozenset(
    {
        "",
        "always-the-same",
        "asks-for-ever",
        "contradiction",
        "game-goes-on",
        "game-over-too-early",
        "illegal-guess-accepted",
        "illegal-guess-counted",
        "illegal-guess-ignored",
        "missing-constant",
        "no-answer-printed",
        "no-text",
        "none-expected",
        "nothing-printed",
        "nothing-raised",
        "number-not-named",
        "raised-for-nothing",
        "secret-not-named",
        "secret-told-too-early",
        "too-few-guesses",
        "too-many-guesses",
        "wrong-answer-in-game",
        "wrong-exception",
        "wrong-exception-text",
    }
)
"""Slips that are a way of failing what the case asks. All others, such as a name misspelt, say themselves
what to do, and a hint on how to count would only lead away from it."""


def fitting_hint(case: Case, verdict: Verdict) -> str:
    """Empty where another trouble explains the failure; of a hidden case the hint is all there is to see."""
    fits = case.hidden or verdict.status is not Status.FAILED or verdict.slip in _ABOUT_THE_CASE
    return case.hint if fits else ""
