"""A value of another kind than expected: a list for a text, a function for its result."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

from grader.judge.difference import of_other_size
from grader.judge.slip import Slip
from grader.judge.text_slip import template_text
from grader.judge.wording import kind_of, show
from grader.judge.wrong import Wrong
from grader.model.answer import Sentence
from grader.model.value import Opaque, Plain

_OBJECTS = {
    "generator": "A generator came back, as `yield` or a loop in round brackets makes one.",
    "type": "It returned a class, not an object of it: round brackets are missing after its name.",
    "ellipsis": "It returned `...`: this part isn't written yet.",
    "function": "It returned a function, not its result. To call it, write round brackets behind it.",
}
_SHOWN = re.compile(r"<(?P<path>(?:\w+\.|<locals>\.)*)(?P<type>\w+) object at 0x[0-9A-Fa-f]+>")
"""How Python shows an object whose class has no text for it: by its place in memory."""
_ALIKE = {"method": "function", "builtin_function_or_method": "function", "EnumType": "type"}
_LAZY = ("map", "filter", "zip", "range", "reversed", "enumerate", "dict_keys", "dict_values", "dict_items")


def _an_object(wrong: Wrong) -> Slip | None:
    if not isinstance(wrong.observed, Opaque):
        return None
    kind = wrong.observed.type_name
    kind = _ALIKE.get(kind, kind)
    if kind in _OBJECTS and wrong.plain:
        return f"{kind}-returned", f"`{wrong.name}` should return {wrong.wanted}. {_OBJECTS[kind]}"
    start = f"`{wrong.name}` returned" if wrong.plain else "The result is"
    message = f"{start} an object of type `{kind}`. Expected is {wrong.wanted}."
    if kind in _LAZY:
        return "lazy-returned", f'{message} Put it into `list(…)` or `"".join(…)`.'
    return "object-returned", message


def _shown_object(wrong: Wrong) -> Slip | None:
    """`str(…)` or an f-string of an object that has no text of its own."""
    found = _SHOWN.search(wrong.observed) if isinstance(wrong.observed, str) else None
    if found is None:
        return None
    module = found["path"].partition(".")[0]
    if not module or module in sys.stdlib_module_names:  # `<zip object at …>`
        return "object-returned", (
            f"{wrong.came}, a text: it shows where an object of type `{found['type']}` lies in memory. "
            f"Expected is {wrong.wanted}."
        )
    return "object-without-text", (
        f"There is no text for an object of your class `{found['type']}`, so Python shows where it lies in "
        "memory. Give the class a method `__str__` that returns its text."
    )


def _shown_list(wrong: Wrong) -> Slip | None:
    """`str(…)` or an f-string of a whole list, with its brackets."""
    if wrong.text is None or not isinstance(wrong.observed, str):
        return None
    text = wrong.observed.strip()
    if text[:1] not in ("[", "(") or wrong.text.startswith(text[0]):
        return None
    import ast

    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None
    if not isinstance(value, list | tuple):
        return None
    message = f"{wrong.came}, a text: it shows {kind_of(value)}, "
    if all(isinstance(item, str) for item in value):
        return "list-as-text", f'{message}brackets and all. `"".join(…)` makes one text of its items.'
    return "list-as-text", f"{message}brackets and all. Expected is {wrong.wanted}."


def without_address(value: Plain) -> Plain:
    """What is shown differs in each process, though the program does the same."""
    return _SHOWN.sub(r"<\g<type> object>", value) if isinstance(value, str) else value


def _pieces(wrong: Wrong) -> Slip | None:
    """Commas between pieces of text make a tuple of them."""
    if wrong.text is None or not isinstance(wrong.observed, tuple):
        return None
    pieces = wrong.observed
    if len(pieces) == 1 and isinstance(pieces[0], str):
        return (
            "tuple-of-one",
            f"{wrong.came}, a tuple: a comma behind a text makes one of it. Take it out.",
        )
    if not any(isinstance(piece, str) and not _digits(piece) for piece in pieces):
        return None
    form = wrong.form.form if wrong.form else None
    example = f', as in `return f"{template_text(form)}"`' if isinstance(form, Sentence) else ""
    return "tuple-of-pieces", (
        f"What came back is a tuple of {len(pieces)} pieces: commas between them make one. Return one "
        f"text{example}."
    )


def _a_list(wrong: Wrong) -> Slip | None:
    if not isinstance(wrong.observed, list) or (isinstance(wrong.expected, list) and wrong.numbers is None):
        return None
    if wrong.form and wrong.numbers is not None:
        fields = wrong.form.form.fields
        if wrong.form.tuples and len(wrong.observed) == len(fields):
            return "list-instead-of-tuple", (
                f"{wrong.came}, a list. Leave out the square brackets: `return {', '.join(fields)}`."
            )
    message = f"{wrong.came}, a list. Expected is {wrong.wanted}."
    if wrong.text is None:
        return "list-returned", message
    if all(isinstance(item, str) for item in wrong.observed):
        message += ' `"".join(…)` makes one text of its items.'
    return "list-instead-of-text", message


def _numbers_as_text(wrong: Wrong) -> Slip | None:
    """`("0", "2")` for the pair (0, 2); `'3'` for 3; 3 for `'3'`; 2.0 for 2."""
    if wrong.numbers is not None and isinstance(wrong.observed, tuple):
        if len(wrong.observed) != len(wrong.numbers) or not all(map(_number_like, wrong.observed)):
            return None
        if all(type(item) is int for item in wrong.observed):
            return None
        return "number-as-text", f"{wrong.came}. Both should be whole numbers, as in {show(wrong.numbers)}."
    match wrong.expected, wrong.observed:
        case bool(), _:
            return None
        case int() | float(), str() as text if _digits(text.strip()):
            return "number-as-text", f"{wrong.came}, a text. Expected is the number, without quotes."
        case str() as text, int() | float() if text == str(wrong.observed):
            return "text-as-number", f"{wrong.came}, a number. Expected is the text {show(text)}."
        case int(), float() if not of_other_size(wrong.expected, wrong.observed):
            return "decimal-number", (
                f"{wrong.came}, with a decimal point. Expected is a whole number: use `//` or `int(…)`."
            )
        case _:
            return None


def _truth_value(wrong: Wrong) -> Slip | None:
    match wrong.expected, wrong.observed:
        case bool(), bool():
            return "", f"{wrong.came}. Expected is {wrong.expected}."
        case bool(), str() | int():
            return (
                "truth-value-expected",
                f"{wrong.came}. Expected is the truth value `{wrong.expected}` itself.",
            )
        case _, bool():
            return "truth-value-returned", (
                f"{wrong.came}, a truth value. Expected is {wrong.wanted}. "
                "Is there a `==`, `and` or `or` where it shouldn't be?"
            )
        case _:
            return None


def other_kind(wrong: Wrong) -> Slip | None:
    """Whatever else came of another kind than was expected."""
    alike = type(wrong.expected) is type(wrong.observed)
    if wrong.numbers is None and (alike or of_other_size(wrong.expected, wrong.observed)):
        return None
    if wrong.form and wrong.form.tuples and wrong.numbers is not None:
        pair = ", ".join(wrong.form.form.fields)
        return (
            "wrong-kind",
            f"{wrong.came}. Expected is {wrong.wanted}, or the numbers as in `return {pair}`.",
        )
    return "wrong-kind", f"{wrong.came}, {kind_of(wrong.observed)}. Expected is {wrong.wanted}."


def _digits(text: str) -> bool:
    return text.lstrip("-").isdecimal()


def _number_like(value: Plain) -> bool:
    return isinstance(value, int | float) or (isinstance(value, str) and _digits(value))


KIND_SLIPS: tuple[Callable[[Wrong], Slip | None], ...] = (
    _an_object,
    _shown_object,
    _shown_list,
    _pieces,
    _a_list,
    _numbers_as_text,
    _truth_value,
)
