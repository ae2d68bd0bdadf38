"""In what two values of the same kind differ, in words."""

from __future__ import annotations

from grader.judge.comparison import same
from grader.judge.wording import count, kind_of, ordinal, show
from grader.model.answer import Numbers
from grader.model.value import Plain


def field_difference(fields: tuple[str, ...], expected: Numbers, observed: Numbers) -> str:
    """`letters: 2 too many (positions right)`."""
    wrong = []
    right = []
    for name, want, have in zip(fields, expected, observed, strict=True):
        if want == have:
            right.append(name)
        else:
            wrong.append(f"{name}: {abs(have - want)} too {'many' if have > want else 'few'}")
    return ", ".join(wrong) + (f" ({', '.join(right)} right)" if right else "")


def difference(expected: Plain, observed: Plain, *, exact: bool = False) -> str:
    """`exact`: 32.0 isn't 32."""
    match expected, observed:
        case int() | float(), int() | float():
            return _of_numbers(expected, observed)
        case list(), list():
            return _of_sequences(expected, observed, exact)
        case tuple(), tuple():
            return _of_sequences(list(expected), list(observed), exact)
        case dict(), dict():
            return _of_dictionaries(expected, observed, exact)
        case set() | frozenset(), set() | frozenset():
            return _of_sets(expected, observed)
        case _:
            return f"Expected is {show(expected)}; it returned {show(observed)}."


def of_other_size(expected: Plain, observed: Plain) -> bool:
    """Both are numbers, and not the same one: that one of them has a decimal point isn't what is wrong."""
    match expected, observed:
        case (bool(), _) | (_, bool()):
            return False
        case (int() | float(), int() | float()):
            return not same(expected, observed)
        case _:
            return False


def _of_numbers(expected: int | float, observed: int | float) -> str:
    if isinstance(expected, int) and isinstance(observed, int):
        apart = observed - expected
        return f"{show(abs(apart))} too {'many' if apart > 0 else 'few'}."
    return f"Expected is {show(expected)}; it returned {show(observed)}."


def _of_sequences(expected: list[Plain], observed: list[Plain], exact: bool) -> str:
    for number, (want, have) in enumerate(zip(expected, observed, strict=False)):
        if not same(want, have, exact=exact):
            place = f"The {ordinal(number + 1)} item (place {number})"
            if type(want) is not type(have) and not of_other_size(want, have):
                return f"{place} should be {show(want)}; it is {show(have)}, {kind_of(have)}."
            message = f"{place} should be {show(want)}; it is {show(have)}."
            if sorted(map(repr, expected)) == sorted(map(repr, observed)):
                message += " All items are there, but in another order."
            return message
    be, have = ("is" if len(each) == 1 else "are" for each in (expected, observed))
    return f"Expected {be} {count(len(expected), 'item')}; there {have} {len(observed)}."


def _of_dictionaries(expected: dict[Plain, Plain], observed: dict[Plain, Plain], exact: bool) -> str:
    for key, want in expected.items():
        if key not in observed:
            return f"The key {show(key)} is missing."
        if not same(want, observed[key], exact=exact):
            return f"The value of {show(key)} should be {show(want)}; it is {show(observed[key])}."
    key = next((key for key in observed if key not in expected), None)
    return f"The key {show(key)} is too much."


def _of_sets(expected: set[Plain] | frozenset[Plain], observed: set[Plain] | frozenset[Plain]) -> str:
    for item in sorted(expected - observed, key=repr):
        return f"The item {show(item)} is missing."
    for item in sorted(observed - expected, key=repr):
        return f"The item {show(item)} is too much."
    return f"Expected is {show(expected)}; it returned {show(observed)}."
