"""What a person at the keyboard notices when the game doesn't print what it should."""

from __future__ import annotations

from grader.judge.difference import field_difference
from grader.judge.prompts import after, last_line
from grader.judge.rules import Rules
from grader.judge.text_slip import near_answer
from grader.judge.wording import an_ordinal
from grader.model.answer import Marks, Sentence
from grader.model.case import LineKind, PlayLine

Missed = tuple[str, str, str]
"""Slip, message, and what was printed instead."""


def missed_line(
    rules: Rules | None, line: PlayLine, typed: str | None, printed: str, unprompted: str
) -> Missed:
    """`typed` stands before it, `None` at the beginning; `unprompted` is what was printed less the prompt."""
    if rules and line.kind is LineKind.PRINTED and rules.form.read(line.text) is not None:
        return missed_answer(rules, line.text, typed, printed, unprompted)
    said = last_line(unprompted)
    fault = rules.guess.fault(rules.read(typed)) if rules and typed is not None else None
    if rules and fault and any(map(rules.form.write, rules.form.find(printed))):
        return "illegal-guess-accepted", f"The game accepted `{typed}`, though it {fault}.", said
    if not said:
        if fault:
            return "illegal-guess-ignored", f"The game said nothing about `{typed}`, though it {fault}.", ""
        return "nothing-printed", f"{after(typed)} nothing was printed. Expected is {_wanted(line)}.", ""
    return (
        "",
        f"{after(typed)} the game should print {_wanted(line)}. Its last line there was `{said}`.",
        said,
    )


def missed_answer(rules: Rules, wanted: str, typed: str | None, printed: str, unprompted: str) -> Missed:
    """`wanted` is the answer as it should be printed."""
    expected = rules.form.read(wanted)
    wanted = _visible(wanted)
    found = rules.form.find(printed)
    if found and expected is not None:
        answer = _visible(rules.form.write(found[-1]))
        if found[-1] == expected:
            return "", f"{after(typed)} the answer `{answer}` isn't where it should be.", answer
        difference = field_difference(rules.form.fields, expected, found[-1])
        return "", f"{after(typed)} the answer was `{answer}`, not `{wanted}`: {difference}.", answer
    if isinstance(rules.form, Sentence) and (near := near_answer(rules.form, printed)):
        slip, message, answer = near
        return slip, f"{after(typed)} the answer was `{answer}`. {message}", answer
    said = last_line(unprompted)
    shown = wanted if expected is None and isinstance(rules.form, Marks) else f"`{wanted}`"
    if not said:
        return "nothing-printed", f"{after(typed)} nothing was printed. Expected is {shown}.", ""
    message = f"{after(typed)} no answer came. Expected is {shown}; the game said: `{said}`."
    return "no-answer-printed", message, said


def asked_for_another(attempts: int) -> str:
    """What is noticed when the player's last attempt isn't the end of the game."""
    return f"The game asked for {an_ordinal(attempts + 1)} guess, though the player has {attempts}."


def _wanted(line: PlayLine) -> str:
    return line.meaning or f"`{line.text}`"


def _visible(answer: str) -> str:
    """The answer without marks as two quotes."""
    return answer or '""'
