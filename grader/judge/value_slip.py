"""A value that isn't the expected one: which of the usual slips it is."""

from __future__ import annotations

from collections.abc import Callable

from grader.judge.difference import difference, field_difference
from grader.judge.kind_slip import KIND_SLIPS, other_kind
from grader.judge.slip import Slip
from grader.judge.text_slip import text_slip
from grader.judge.wording import kind_of, show
from grader.judge.wrong import Wrong
from grader.model.answer import Marks


def value_slip(wrong: Wrong) -> Slip:
    """The first slip that explains the value; else what differs."""
    for slip in _SLIPS:
        found = slip(wrong)
        if found:
            return found
    return "", difference(wrong.expected, wrong.observed, exact=wrong.exact)


def _nothing_expected(wrong: Wrong) -> Slip | None:
    if wrong.expected is not None:
        return None
    if wrong.observed is True:
        return "none-expected", "There is nothing to say here: `return None`, not `True`."
    if wrong.observed == "None":
        return "none-expected", "The quotes make a text of it. Write `return None` without quotes."
    if not wrong.observed:
        nothing = f"{show(wrong.observed)} isn't `None`, though both mean nothing."
        return "none-expected", f"{nothing} Here `return None` is asked for."
    kind = kind_of(wrong.observed)
    if not wrong.plain:
        return "none-expected", f"{wrong.result}. Expected is nothing (`None`)."
    return "none-expected", f"`{wrong.name}` returned {kind}. Here it should find nothing, and `return None`."


def _nothing_returned(wrong: Wrong) -> Slip | None:
    if wrong.observed is not None:
        return None
    if not wrong.plain:
        return "nothing-returned", "The result is nothing (`None`). Is a `return` missing?"
    if wrong.printed.strip():
        return "printed-instead-of-returned", (
            f"`{wrong.name}` prints its answer and returns nothing (`None`). "
            "Write `return …` in place of `print(…)`: only what is returned can be used further."
        )
    return "nothing-returned", (
        f"`{wrong.name}` returned nothing (`None`). Every way through it must end with `return` and a value."
    )


def _answer(wrong: Wrong) -> Slip | None:
    """Both are answers of the exercise's game: swapped, or other numbers."""
    if wrong.form is None or wrong.numbers is None:
        return None
    numbers = wrong.form.read(wrong.observed)
    if numbers is None:
        return None
    fields = wrong.form.form.fields
    if len(numbers) == 2 and numbers == wrong.numbers[::-1]:
        first, second = fields
        if isinstance(wrong.form.form, Marks):
            one, other = (mark for _, mark in wrong.form.form.marks)
            return "swapped-marks", (
                f"The marks have changed places: `{one}` stands for {first}, `{other}` for {second}."
            )
        return "swapped-numbers", (
            f"The two numbers come in the wrong order, as though swapped: first {first}, then {second}."
        )
    return "", field_difference(fields, wrong.numbers, numbers)


def _text(wrong: Wrong) -> Slip | None:
    if wrong.text is None or not isinstance(wrong.observed, str):
        return None
    form = wrong.form.form if wrong.form and wrong.numbers is not None else None
    return text_slip(wrong.text, wrong.observed, form)


_SLIPS: tuple[Callable[[Wrong], Slip | None], ...] = (
    _nothing_expected,
    _nothing_returned,
    *KIND_SLIPS,
    _answer,
    _text,
    other_kind,
)
