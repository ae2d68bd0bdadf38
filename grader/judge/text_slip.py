"""A text that is nearly the expected one: which blank, which letter, which word."""

from __future__ import annotations

import re

from grader.judge.difference import field_difference
from grader.judge.look_alike import only_looks_like, plain
from grader.judge.slip import Slip
from grader.judge.wording import count, listed, show
from grader.model.answer import Marks, Sentence

_COLOUR = re.compile(r"\x1b\[[\d;]*m")
"""What sets a terminal's colour (ECMA-48, Select Graphic Rendition)."""
_SHOWN = 6
"""Words of a text that are shown around the place where it differs."""


def text_slip(expected: str, text: str, form: Sentence | Marks | None) -> Slip:
    """What is wrong with the wording; if the numbers of an answer are wrong too, that as well."""
    if colour := _COLOUR.search(text):
        start = "The text is right, but there" if _COLOUR.sub("", text) == expected else "There"
        return "colour-codes", (
            f"{start} are colour codes in it, such as {show(colour[0])}. Leave them out of what is returned; "
            "they can be added where it is printed."
        )
    if text != plain(text) == expected and (sentence := only_looks_like(text, expected)):
        return "look-alike", sentence
    match form:
        case Sentence():
            return _sentence_slip(expected, text, form)
        case Marks():
            return _marks_slip(expected, text, form)
        case None:
            return f_missing(text) or _wording(expected, text) or ("", _first_difference(expected, text))


def template_text(form: Sentence) -> str:
    """The sentence as an f-string is written: `{exact} right`."""
    return form.template.replace(":d}", "}")


def _sentence_slip(expected: str, text: str, form: Sentence) -> Slip:
    found = re.fullmatch(_lenient(form), text, re.ASCII | re.IGNORECASE)
    if found is None:
        return (
            f_missing(text)
            or _turned(form, text)
            or _decimal(form, text)
            or _more_around(form, text)
            or _other_words(form, expected, text)
            or ("wording", _first_difference(expected, text))
        )
    numbers = tuple(int(number) for number in found.groups())
    right = form.write(numbers)
    slip, message = _wording(right, text) or ("wording", _first_difference(right, text))
    wanted = form.read(expected)
    if wanted is not None and wanted != numbers:
        message += f" Besides, {field_difference(form.fields, wanted, numbers)}."
    return slip, message


def f_missing(text: str, letters: str = "") -> Slip | None:
    """A name in curly brackets, where its value should be. A set of the game's `letters` is none."""
    for found in re.finditer(r"\{([^\W\d]\w*)\}", text):
        if set(found[1]) - set(letters):
            return "f-missing", (
                f"The text has `{found[0]}` in it, not its value: an `f` is missing before the first quote."
            )
    return None


def near_answer(form: Sentence, text: str) -> tuple[str, str, str] | None:
    """Slip, message and the words of the last answer in a longer text that is worded nearly right."""
    found = list(re.finditer(rf"(?<![\w-]){_lenient(form)}(?!\w)", text, re.ASCII | re.IGNORECASE))
    if not found:
        return None
    words = " ".join(found[-1][0].split())
    right = form.write(tuple(int(number) for number in found[-1].groups()))
    slip, message = _wording(right, words) or ("wording", _first_difference(right, words))
    return slip, message, words


def _lenient(form: Sentence) -> str:
    """The sentence with other blanks, other punctuation and words in the singular."""
    pattern = r"\s*"
    for at, piece in enumerate(re.split(r"\{\w+:d\}", form.template)):
        pattern += r"(-?\d{1,18})" if at else ""
        for word, blank, mark in re.findall(r"(\w+)|(\s+)|([^\w\s])", piece):
            if word:
                pattern += re.escape(word) + ("?" if word.endswith("s") else "s?")
            elif blank:
                pattern += r"\s*"
            elif mark:
                pattern += r"\s*[,;:.]?"
    return pattern + r"\s*[.!]?\s*"


def _turned(form: Sentence, text: str) -> Slip | None:
    """The parts of the sentence in another order."""
    heads = [re.escape(field) for field in form.fields]
    found = [re.search(rf"\b{head}s?\b", text, re.IGNORECASE) for head in heads]
    places = [hit.start() for hit in found if hit]
    if len(places) == len(heads) and places != sorted(places):
        return (
            "turned-sentence",
            f"The parts come in the wrong order. The sentence is `{template_text(form)}`.",
        )
    return None


def _more_around(form: Sentence, text: str) -> Slip | None:
    """The sentence, with other text before or behind it."""
    found = re.search(rf"(?<![\w-]){_lenient(form)}(?!\w)", text, re.ASCII | re.IGNORECASE)
    if found is None or found[0] == text:
        return None
    before, after = text[: found.start()], text[found.end() :]
    places = [
        f"{show(more.strip())} {where} it"
        for more, where in ((before, "before"), (after, "behind"))
        if more.strip()
    ]
    if not places:
        return None
    return "wording", f"The answer is all that should be returned; there is {' and '.join(places)}."


def _decimal(form: Sentence, text: str) -> Slip | None:
    whole = re.sub(r"(\d)\.\d+", r"\1", text)
    if whole == text or re.fullmatch(_lenient(form), whole, re.ASCII | re.IGNORECASE) is None:
        return None
    return "decimal-number", (
        f"The numbers have a decimal point: {show(text)}. Expected are whole numbers: use `//` or `int(…)`."
    )


def _other_words(form: Sentence, expected: str, text: str) -> Slip | None:
    """Words of the sentence are missing, or others stand in their place."""
    words = re.findall(r"[^\W\d]+", re.sub(r"\{\w+:d\}", " ", form.template))
    there = {word.lower() for word in re.findall(r"[^\W\d]+", text)}
    if not any(word.lower() not in there for word in words):
        return None
    named = listed([f"`{word}`" for word in dict.fromkeys(words)])
    return "wording", f"The words must be {named}, as in {show(expected)}; it returned {show(text)}."


def _marks_slip(expected: str, text: str, form: Marks) -> Slip:
    marks = [mark for _, mark in form.marks]
    if text and sorted(text) == sorted(expected):
        return "marks-out-of-order", f"The marks are right, but in the wrong order: {_order(marks)}."
    strange = next((letter for letter in text if letter not in marks), None)
    if strange is not None:
        allowed = " and ".join(show(mark) for mark in marks)
        if not set(marks) & set(text) and not expected and text.strip():
            return "wording", (
                f"Expected is the empty text, with nothing in it; this one is {show(text)}. Only {allowed} "
                "may be in it."
            )
        return _wording(expected, text) or (
            "wording",
            f"There is {show(strange)} in it; only {allowed} may be.",
        )
    have = tuple(text.count(mark) for mark in marks)
    message = f"The order is wrong: {_order(marks)}."
    wanted = form.read(expected)
    if wanted is not None and wanted != have:
        message += f" Besides, {field_difference(form.fields, wanted, have)}."
    return "marks-out-of-order", message


def _order(marks: list[str]) -> str:
    return ", then ".join(f"all `{mark}`" for mark in marks)


def _wording(right: str, text: str) -> Slip | None:
    """The text says the same; what is it that differs?"""
    if text.strip() == right and right == right.strip():
        return "blank-at-the-end", _ends(text)
    if re.sub(r"[ \t]+", " ", text).strip() == right:
        return "doubled-blank", "There are two blanks (spaces) in a row where one should be."
    if re.sub(r"\s", "", text) == re.sub(r"\s", "", right):
        return "blanks", f"Only blanks (spaces) differ. {_first_difference(right, text)}"
    if text.lower() == right.lower():
        return "capitals", f"Only capital and small letters differ. {_first_difference(right, text)}"
    singular = _number_of_words(right, text)
    if singular:
        return singular
    if _letters(text) == _letters(right):
        return "punctuation", f"Only a punctuation mark differs. {_first_difference(right, text)}"
    return None


def _ends(text: str) -> str:
    if not text.strip():
        return f"Expected is the empty text, with nothing in it; this one has blanks in it: {show(text)}."
    places = []
    for end, where in (
        (text[: len(text) - len(text.lstrip())], "start"),
        (text[len(text.rstrip()) :], "end"),
    ):
        if end:
            what = (
                "a line break (`\\n`)"
                if "\n" in end
                else count(len(end), "blank") + (" (space)" if len(end) == 1 else " (spaces)")
            )
            places.append(f"{what} too many at the {where}")
    return f"The text is right, but for {' and '.join(places)}: {show(text)}."


def _number_of_words(right: str, text: str) -> Slip | None:
    """`1 position` where the wording is always plural, or the other way round."""
    wanted, came = right.split(), text.split()
    if len(wanted) != len(came):
        return None
    for want, have in zip(wanted, came, strict=True):
        if want == have:
            continue
        plain, other = want.strip(",.;:"), have.strip(",.;:")
        if plain == other + "s":
            return "singular", f"The wording is always plural, even after 1: `{plain}`, not `{other}`."
        if plain + "s" == other:
            return "plural", f"The wording is singular here: `{plain}`, not `{other}`."
        return None
    return None


def _letters(text: str) -> str:
    return re.sub(r"[^\w\s]", "", text).strip()


def _first_difference(right: str, text: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(right, text, strict=False)) if a != b), None)
    if at is None:
        at = min(len(right), len(text))
        if at == len(text):
            return f"The text stops too early: {show(right[at:])} is missing at its end."
        return f"After the right text there is more: {show(text[at:])}."
    while at and right[at - 1].isalnum():
        at -= 1  # to the beginning of the word
    blank = right[at : at + 1].isspace() or text[at : at + 1].isspace()
    wanted, came = _excerpt(right, at, blanks=blank), _excerpt(text, at, blanks=blank)
    if at == 0 and "…" not in wanted + came:
        return f"It should be {wanted}; it is {came}."
    if at == 0:
        return f"It should begin with {wanted}; it begins with {came}."
    return f"After {_excerpt(right[:at], 0, from_end=True)} should come {wanted}; there is {came}."


def _excerpt(text: str, at: int, *, blanks: bool = False, from_end: bool = False) -> str:
    """What stands there, at most some words, and never a part of one."""
    words = re.findall(r"\s*\S+|\s+", text[at:])
    some = words[-_SHOWN:] if from_end else words[:_SHOWN]
    part = "".join(some)
    shown = show(part if blanks else part.strip() or part) if some else "nothing"
    if len(words) == len(some):
        return shown
    return f"… {shown}" if from_end else f"{shown} …"
