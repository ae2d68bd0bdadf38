"""The part of a game's transcript that matters: where it left the expected way, and what came before."""

from __future__ import annotations

from collections.abc import Iterator

from grader.model.result import CaseResult
from grader.report.safe_text import visible, visible_block

_EXCHANGES = 3
"""So many exchanges are shown, the last of them being the one where the game left the expected way."""
_PRINTED = 4
"""So many lines of what was printed in one exchange are shown, the last ones."""
_PRINTED_WRONG = 10
"""The same where the game left the expected way: all of it is news."""


def lines_of(printed: str, observed: str) -> list[tuple[str, bool]]:
    """The lines printed where a game went wrong, a prompt as the last one, each with whether it is what is
    wrong: those that say what was `observed`; all of them if none does."""
    lines = printed.split("\n")
    told = [bool(observed.strip()) and observed.strip() in line for line in lines]
    return list(zip(lines, told if any(told) else [True] * len(lines), strict=True))


def excerpt(case: CaseResult) -> Iterator[tuple[str, bool]]:
    """Harmless lines as they stood on the console, each with whether it is where the game went wrong.

    What was typed stands behind its prompt, or behind a `>` if there was none.
    """
    transcript, left_at = case.transcript, case.left_at
    last = len(transcript) - 1 if left_at is None else min(left_at, len(transcript) - 1)
    first = max(0, last - _EXCHANGES + 1)
    if first:
        yield "…", False
    for number, exchange in enumerate(transcript[first : last + 1], first):
        wrong = number == left_at
        *lines, (prompt, asks_wrong) = lines_of(exchange.printed, case.observed if wrong else "")
        while lines and not lines[-1][0].strip():
            lines.pop()
        shown = lines[-(_PRINTED_WRONG if wrong else _PRINTED) :]
        if len(shown) < len(lines):
            yield "…", False
        for line, told in shown:
            yield visible_block(line), wrong and told
        if exchange.typed is None or number == last:
            line = visible(prompt)
        else:
            line = visible(prompt + exchange.typed if prompt else f"> {exchange.typed}")
        if line:
            yield line, wrong and asks_wrong
