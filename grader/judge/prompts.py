"""What a program says again and again between two guesses, and what is news."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from grader.judge.wording import cut
from grader.model.observation import Exchange, Observation
from grader.model.record import replace
from grader.model.terminal import without_sequences


def without_colours(seen: Observation) -> Observation:
    """A game's transcript as a person reads it: what steers the terminal belongs to no answer."""
    if not any("\x1b" in exchange.printed for exchange in seen.transcript):
        return seen
    plain = tuple(
        replace(exchange, printed=without_sequences(exchange.printed)) for exchange in seen.transcript
    )
    return replace(seen, transcript=plain)


def without_prompts(transcript: Sequence[Exchange]) -> list[str]:
    """What was printed in each exchange, without the unfinished line that asks for what is typed next.

    That line is a prompt if a game's first question is the same, whatever numbers stand in it; another one,
    such as `Only letters, please: `, is news.
    """
    firsts = {
        _question(exchange)
        for at, exchange in enumerate(transcript)
        if at == 0 or transcript[at - 1].typed is None
    }
    return [
        exchange.printed.rpartition("\n")[0]
        if exchange.typed is not None and _question(exchange) in firsts
        else exchange.printed
        for exchange in transcript
    ]


def _question(exchange: Exchange) -> str:
    """The unfinished line behind which something is typed."""
    return shape(exchange.printed.rpartition("\n")[2])


def without_repeated_prompt(printed: str, before: str) -> str:
    """What was printed, without ended lines that ask as the last line of `before` did.

    A program that says goodbye at the end of input ends the line of its last prompt; that line is no answer.
    """
    prompt = shape(before.rpartition("\n")[2])
    *lines, last = printed.split("\n")
    return "\n".join([*(line for line in lines if not prompt or shape(line) != prompt), last])


def after(typed: str | None, *, game: bool = True) -> str:
    """The start of a sentence about what was printed after a line was typed; `None` at the beginning.

    In an exercise without a `game` what is typed is no guess.
    """
    if typed is None:
        return "At the beginning"
    what = "the guess " if game else ""
    return f"After {what}`{typed}`" if typed.strip() else "After an empty line"


def last_line(text: str) -> str:
    """The last line that has something in it, cut if it is long."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    return cut(lines[-1]) if lines else ""


def first_line(text: str) -> str:
    """The first line that has something in it, cut if it is long: what is said at once."""
    return next((cut(line.strip()) for line in text.split("\n") if line.strip()), "")


def quoted(said: str) -> str:
    """What was printed, at the end of a sentence of ours."""
    return f"`{said}`" + ("" if said[-1:] in (".", "!", "?", ":", "…") else ".")


@lru_cache(maxsize=4096)
def shape(line: str) -> str:
    """The same for all lines that differ in numbers and blanks only."""
    return re.sub(r"\d+", "0", " ".join(line.split()))


def shapes(text: str) -> set[str]:
    """The shapes of all lines that have a letter or a digit."""
    return {shape(line) for line in set(text.split("\n")) if re.search(r"\w", line)}


def news(text: str, known: set[str]) -> list[str]:
    """The lines that say something beyond what is known."""
    return [line for line in text.split("\n") if re.search(r"\w", line) and shape(line) not in known]
