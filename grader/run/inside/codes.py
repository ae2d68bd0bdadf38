"""Answers as small numbers: many calls give few different answers, and only those need to travel."""

from __future__ import annotations

from itertools import chain

from .calls import ending
from .encode import TooLarge, encode
from .own import OWN

globals().update(OWN)


class Codes:
    """Numbers each different answer, from 0; what Python takes for equal (1, 1.0 and True) stays apart."""

    def __init__(self, file_name: str, room: int) -> None:
        self._file_name = file_name
        self._room = room
        self._by_text: dict[str, int] = {}
        self._known = _Known(self)
        self._new: list[str] = []

    def of_all(self, answers: list[object]) -> list[int]:
        """The codes of values that were returned."""
        kinds = set(map(type, answers))
        if kinds <= _APART or (kinds == _TUPLES and set(map(type, chain.from_iterable(answers))) <= _INNER):  # type: ignore[arg-type]  # by `kinds`
            return list(map(self._known.__getitem__, answers))
        return [self.of(answer) for answer in answers]

    def of(self, answer: object, printed: str = "") -> int:
        """The code of a value that was returned, after so much had been printed."""
        try:
            text = encode(printed, _LONG)
            return self.number(f'["l",["returned","",null,{encode(answer, self._room)},{text}]]')
        except TooLarge:
            return self.number('["l",["too_much_output","",null,null,""]]')

    def of_error(self, error: BaseException) -> int:
        """The code of an exception."""
        kind, detail, failure = ending(error, self._file_name)
        fields = ",".join([encode(field, _LONG) for field in (kind, detail, failure)])
        return self.number(f'["l",[{fields},null,""]]')

    def number(self, text: str) -> int:
        """The number of an answer's text: a list of kind, detail, failure, value and printed text."""
        number = self._by_text.get(text)
        if number is None:
            number = self._by_text[text] = len(self._by_text)
            self._new.append(text)
        return number

    def taken(self) -> str:
        """The answers that are new since the last time, in the order of their numbers, as one list."""
        text = f"[{','.join(self._new)}]"
        self._new.clear()
        return text


class _Known(dict[object, int]):
    """Codes by the answers themselves, for the fast way."""

    def __init__(self, codes: Codes) -> None:
        self._codes = codes

    def __missing__(self, answer: object) -> int:
        code = self[answer] = self._codes.of(answer)
        return code


_APART = {str, bool, type(None)}
"""Types none of whose values equals one of the others, nor a tuple of the types below."""
_TUPLES = {tuple}
_INNER = {int, str}
_LONG = 100_000


def packed(numbers: list[int]) -> tuple[int, str]:
    """Bytes for each number, and all of them in hexadecimal digits."""
    try:
        return 1, bytes(numbers).hex()
    except ValueError:
        return 4, b"".join([number.to_bytes(4, "little") for number in numbers]).hex()
