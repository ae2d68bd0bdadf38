"""How a game ends: which secret its last words name, and which number of guesses."""

from __future__ import annotations

import re

from grader.judge.rules import Rules
from grader.judge.wording import ordinal, spelled

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def without_answers(rules: Rules, text: str) -> str:
    """The lines in which no guess is answered: a history, printed again, isn't news."""
    lines = text.split("\n")
    answers = {line for line in set(lines) if rules.form.find(line + "\n")}
    return "\n".join(line for line in lines if line not in answers)


def secrets_in(rules: Rules, text: str) -> list[str]:
    """The words that could be a secret, in order; if need be, written apart or in small letters."""
    letters = f"[{re.escape(rules.secret.letters)}]"
    length = rules.secret.length
    together = rf"(?<!\w){letters}{{{length}}}(?!\w)"
    apart = rf"(?<!\w){letters}(?:\W{{1,4}}{letters}){{{length - 1}}}(?!\w)"
    for pattern, flags in ((together, 0), (apart, 0), (together, re.IGNORECASE)):
        found = [re.sub(r"\W", "", hit[0]) for hit in re.finditer(pattern, text, flags)]
        if found:
            return [word.upper() if flags else word for word in found]
    return []


def names_number(rules: Rules, text: str, number: int) -> bool:
    """Whether a text names a number, in digits or as a word."""
    words = [str(number), ordinal(number), spelled(number)]
    if number <= len(_ORDINALS):
        words.append(_ORDINALS[number - 1])
    pattern = rf"(?<![\w.-])(?:{'|'.join(words)})(?!\w)"
    return bool(re.search(pattern, without_answers(rules, text), re.IGNORECASE))


def printed_tuple(text: str) -> str | None:
    """A line that is a tuple in Python's own writing, such as `('You won', 3)`."""
    for line in dict.fromkeys(text.split("\n")):
        if re.fullmatch(r"\((?:['\"].*|.*['\"]),\s?.*\)", line.strip()):
            return line.strip()
    return None
