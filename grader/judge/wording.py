"""How values, counts and lists are put into words on screen."""

from __future__ import annotations

from collections.abc import Sequence

from grader.model.value import Opaque, Plain

LONGEST = 200
"""Characters of a value that are shown before its middle is left out."""

_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def show(value: Plain) -> str:
    """The value as Python writes it, its middle left out if it is long."""
    return cut(whole(value))


def show_both(expected: str, observed: str) -> tuple[str, str]:
    """Two texts to be compared by eye: where the middle is left out, the first difference is kept."""
    near = next((at for at, (a, b) in enumerate(zip(expected, observed, strict=False)) if a != b), None)
    if near is None:
        near = min(len(expected), len(observed))
    return cut(expected, near), cut(observed, near)


def whole(value: Plain) -> str:
    """The value as Python writes it, however long."""
    try:
        return repr(value)
    except ValueError:  # Python refuses to write whole numbers of more than some thousand digits
        return "a number with thousands of digits"


def full_stop(text: str) -> str:
    """The text as the end of a sentence, if it doesn't end one itself."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def the_same_in(lines: Sequence[int]) -> str:
    """A further sentence about other lines of which the one before is true; nothing if there are none."""
    where = listed([str(line) for line in lines])
    return f" The same in line{'s' if len(lines) > 1 else ''} {where}." if lines else ""


def cut(text: str, near: int = 0) -> str:
    """At most about `LONGEST` characters: the start, the end and what surrounds index `near`."""
    if len(text) <= LONGEST:
        return text
    kept = ""
    end = 0
    for start, stop in ((0, 50), (near - 40, near + 50), (len(text) - 40, len(text))):
        start, stop = max(start, end), min(stop, len(text))
        if stop <= start:
            continue
        if start > end:
            kept += f" … {start - end:,} characters left out … "
        kept += text[start:stop]
        end = stop
    return kept


def count(number: int, noun: str, plural: str = "") -> str:
    """`1 letter`, `2 letters`, `2 guesses`."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {plural or noun + 's'}"


def spelled(number: int) -> str:
    """`two`, `12`."""
    return _WORDS[number] if 0 <= number < len(_WORDS) else str(number)


def ordinal(number: int) -> str:
    """`1st`, `2nd`, `11th`."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def an_ordinal(number: int) -> str:
    """`a 3rd`, `an 11th`."""
    return f"{'an' if str(number).startswith('8') or number in (11, 18) else 'a'} {ordinal(number)}"


def seconds(number: float) -> str:
    """`1 second`, `2.5 seconds`."""
    return f"{number:g} second" if number == 1 else f"{number:g} seconds"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)


_KINDS = {
    int: "a whole number",
    float: "a number with a decimal point",
    str: "text",
    bytes: "bytes",
    list: "a list",
    tuple: "a tuple",
    dict: "a dictionary",
    set: "a set",
    frozenset: "a set",
}


def kind_of(value: Plain) -> str:
    """What a value is, with its article: `text`, `a list`, `nothing (None)`."""
    match value:
        case None:
            return "nothing (`None`)"
        case bool():
            return f"a truth value (`{value}`)"
        case Opaque(type_name):
            return f"an object of type `{type_name}`"
        case _:
            return _KINDS[type(value)]
