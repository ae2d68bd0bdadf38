"""A wrong value with what is needed to explain it."""

from __future__ import annotations

from typing import NamedTuple

from grader.judge.comparison import Answering
from grader.judge.wording import kind_of, show
from grader.model.answer import Numbers
from grader.model.value import Plain


class Wrong(NamedTuple):
    name: str
    """The function that was called."""
    form: Answering | None
    """How the call answers, if it is one of the exercise's answer functions."""
    expected: Plain
    observed: Plain
    printed: str = ""
    exact: bool = False
    """A whole number must be one: 32.0 isn't 32."""
    plain: bool = True
    """Nothing but the function is called, so that it is what returned the value."""

    @property
    def numbers(self) -> Numbers | None:
        """The expected numbers, if an answer of the exercise's game was expected."""
        return self.form.read_expected(self.expected) if self.form else None

    @property
    def text(self) -> str | None:
        """The expected text, if text is right."""
        if self.form and self.numbers is not None:
            return self.form.form.write(self.numbers)
        return self.expected if isinstance(self.expected, str) else None

    @property
    def wanted(self) -> str:
        """What should have been returned, in a few words."""
        if self.text is not None:
            return f"the text {show(self.text)}"
        a_number = isinstance(self.expected, int | float) and not isinstance(self.expected, bool)
        return "a number" if a_number and not self.exact else kind_of(self.expected)

    @property
    def result(self) -> str:
        """The start of a sentence about what came of a longer expression."""
        return f"The result is {show(self.observed)}"

    @property
    def came(self) -> str:
        """The start of a sentence that says what was returned instead."""
        return f"`{self.name}` returned {show(self.observed)}" if self.plain else self.result
