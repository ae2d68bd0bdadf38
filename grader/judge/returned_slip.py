"""A call returned, but not what was expected: which slip it is, or what differs."""

from __future__ import annotations

import ast

from grader.judge.comparison import answering, printed_lines
from grader.judge.not_raised import not_raised
from grader.judge.rules import alphabet
from grader.judge.slip import Slip, asked_inside, called
from grader.judge.text_slip import f_missing
from grader.judge.value_slip import value_slip
from grader.judge.wording import kind_of, show
from grader.judge.wrong import Wrong
from grader.model.answer import Marks
from grader.model.case import Call, Case, Expect, Matches, Prints, Raises
from grader.model.exercise import Exercise
from grader.model.observation import Observation


def returned(exercise: Exercise, case: Case, call: Call, seen: Observation) -> Slip:
    if seen.asked:
        return asked_inside(call)
    name = called(call)
    match case.expectation:
        case Expect(value, exact):
            form, plain = answering(exercise, call), _is_plain(call, name)
            wrong = Wrong(name, form, value, seen.value, seen.printed, exact, plain)
            return _marks(wrong) or value_slip(wrong)
        case Raises(exception):
            return not_raised(name, exception, seen)
        case Matches(_, meaning):
            return _free_text(exercise, name, meaning, seen)
        case Prints(text):
            return _printed(name, text, seen)
        case None:
            return "", ""


def _is_plain(call: Call, name: str) -> bool:
    """Whether the expression is a call of the function, and nothing around it."""
    try:
        body = ast.parse(call.expression.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return isinstance(body, ast.Call) and isinstance(body.func, ast.Name) and body.func.id == name


def _marks(wrong: Wrong) -> Slip | None:
    if wrong.form is None or not isinstance(wrong.form.form, Marks) or wrong.numbers is None:
        return None
    if not isinstance(wrong.observed, str):
        return None
    from grader.judge.marks_slip import marks_returned

    return marks_returned(wrong.name, wrong.form.form, wrong.numbers, wrong.observed)


def _free_text(exercise: Exercise, name: str, meaning: str, seen: Observation) -> Slip:
    if seen.value is None and seen.printed.strip():
        return value_slip(Wrong(name, None, "", None, seen.printed))
    if isinstance(seen.value, str):
        if unfilled := f_missing(seen.value, alphabet(exercise)):
            return unfilled[0], f"`{name}` returned {show(seen.value)}. {unfilled[1]}"
        wanted = meaning or "another text"
        return "", f"`{name}` should return {wanted}. It returned {show(seen.value)}."
    return "no-text", f"`{name}` should return {meaning or 'text'}. It returned {kind_of(seen.value)}."


def _printed(name: str, text: str, seen: Observation) -> Slip:
    if not seen.printed.strip():
        if isinstance(seen.value, str) and seen.value.strip() == text.strip():
            return "returned-instead-of-printed", f"`{name}` returns the text; here it should print it."
        return "nothing-printed", f"`{name}` printed nothing."
    wanted, came = printed_lines(text), printed_lines(seen.printed)
    for number, (one, other) in enumerate(zip(wanted, came, strict=False), 1):
        if one != other:
            return "", f"Line {number} of what is printed should be {show(one)}; it is {show(other)}."
    if len(came) < len(wanted):
        return "", f"After line {len(came)} there should follow {show(wanted[len(came)])}."
    return "", f"After line {len(wanted)} nothing more should be printed; there is {show(came[len(wanted)])}."
