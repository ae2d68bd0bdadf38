"""What a person at the keyboard notices when the game doesn't print what it should."""

from __future__ import annotations

import re

from grader.judge.difference import field_difference
from grader.judge.free_wording import search
from grader.judge.marks_slip import marks_printed
from grader.judge.prompts import after, first_line, last_line, quoted
from grader.judge.rules import Rules
from grader.judge.text_slip import f_missing, near_answer
from grader.judge.wording import an_ordinal, cut
from grader.model.answer import Marks, Numbers, Sentence
from grader.model.case import LineKind, PlayLine

_LONGEST = 4_000
"""Characters in which one line to mend is looked for."""

Missed = tuple[str, str, str]
"""Slip, message, and what was printed instead."""


def missed_line(
    rules: Rules | None, line: PlayLine, typed: str | None, printed: str, unprompted: str
) -> Missed:
    """`typed` stands before it, `None` at the beginning; `unprompted` is what was printed less the prompt."""
    if rules and line.kind is LineKind.PRINTED and (expected := rules.form.read(line.text)) is not None:
        return missed_answer(rules, expected, typed, printed, unprompted)
    said, start, actor = last_line(unprompted), after(typed, game=bool(rules)), "game" if rules else "program"
    fault = rules.guess.fault(rules.read(typed)) if rules and typed is not None else None
    if rules and fault and any(map(rules.form.write, rules.form.find(printed))):
        return "illegal-guess-accepted", f"The game accepted `{typed}`, though it {fault}.", said
    if not said:
        if fault:
            return "illegal-guess-ignored", f"The game said nothing about `{typed}`, though it {fault}.", ""
        return "nothing-printed", f"{start} nothing was printed. Expected is {_wanted(line)}.", ""
    for one in printed.split("\n"):
        if unfilled := f_missing(one, rules.guess.letters if rules else ""):
            return unfilled[0], f"{start} the {actor} printed `{one.strip()}`. {unfilled[1]}", one.strip()
    message = f"{start} the {actor} should print {_wanted(line)}."
    if line.kind is LineKind.PATTERN and (wrong := _to_mend(line.text, unprompted)):
        return "", f"{message} There it says {quoted(wrong)}", wrong
    return "", f"{message} Its last line there was {quoted(said)}", said


def _to_mend(pattern: str, text: str) -> str | None:
    """The one line without which the text would be as it should: what must not be there is in it."""
    lines = text.split("\n")
    if len(text) > _LONGEST:
        return None  # it is searched once for each of its lines
    found = [
        cut(line.strip())
        for at, line in enumerate(lines)
        if line.strip() and search(pattern, "\n".join(lines[:at] + lines[at + 1 :]))
    ]
    return found[0] if len(found) == 1 else None


def missed_answer(
    rules: Rules, expected: Numbers | None, typed: str | None, printed: str, unprompted: str
) -> Missed:
    """`expected` is `None` where nobody knows the secret."""
    wanted = answer_in_words(rules, expected)
    found = rules.form.find(printed)
    if expected is not None and expected not in found[-1:] and (beside := _beside(rules, expected, printed)):
        slip, what, line = beside
        return slip, f"{after(typed)} the answer {wanted} came, {what}: {quoted(line)}", line
    if found and expected is not None:
        answer = _visible(rules.form.write(found[-1]))
        if found[-1] == expected:
            return "", f"{after(typed)} the answer `{answer}` isn't where it should be.", answer
        difference = field_difference(rules.form.fields, expected, found[-1])
        return "", f"{after(typed)} the answer was `{answer}`, not {wanted}: {difference}.", answer
    if isinstance(rules.form, Sentence) and (near := near_answer(rules.form, printed)):
        slip, message, answer = near
        return slip, f"{after(typed)} the answer was `{answer}`. {message}", answer
    if pair := _pair(rules, printed):
        message = (
            f"{after(typed)} the game printed {quoted(pair)} The player should read a sentence with these "
            f"numbers: {wanted}."
        )
        return "pair-printed", message, pair
    said = first_line(unprompted)
    if not said:
        return "nothing-printed", f"{after(typed)} nothing was printed. Expected is {wanted}.", ""
    if isinstance(rules.form, Marks) and expected is not None and not rules.form.write(expected):
        message = (
            f"{after(typed)} an answer without marks should come: an empty line, or a line that ends where "
            f"the marks would begin. The game said: {quoted(said)}"
        )
        return "no-answer-printed", message, said
    message = f"{after(typed)} no answer came. Expected is {wanted}; the game said: {quoted(said)}"
    if said == "None":
        message += " That is what a function without `return` hands over."
    return "no-answer-printed", message, said


def _beside(rules: Rules, expected: Numbers, printed: str) -> Missed | None:
    return marks_printed(rules.form, expected, printed) if isinstance(rules.form, Marks) else None


def answer_in_words(rules: Rules, numbers: Numbers | None) -> str:
    """The answer as it should be printed; of a secret that nobody knows, an example."""
    if numbers is not None:
        return f"`{_visible(rules.form.write(numbers))}`"
    if isinstance(rules.form, Marks):
        return "its marks"
    return f"an answer such as `{rules.form.write(tuple(range(1, len(rules.form.fields) + 1)))}`"


def _pair(rules: Rules, printed: str) -> str | None:
    """The numbers of an answer as Python writes a tuple or a list."""
    number = r"\s*-?\d+\s*"
    found = re.search(rf"[(\[]{number}(?:,{number}){{{len(rules.form.fields) - 1}}}[)\]]", printed)
    return found[0] if found else None


def asked_for_another(attempts: int) -> str:
    """What is noticed when the player's last attempt isn't the end of the game."""
    return f"The game asked for {an_ordinal(attempts + 1)} guess, though the player has {attempts}."


def _wanted(line: PlayLine) -> str:
    return line.meaning or f"`{line.text}`"


def _visible(answer: str) -> str:
    """The answer without marks as two quotes."""
    return answer or '""'
