"""How an exercise words its answers, so that they can be compared field by field."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache

from grader.model.record import dataclass
from grader.model.value import Setting

Numbers = tuple[int, ...]
"""An answer's numbers, in the order of its format's fields."""
RightAnswers = Callable[[Sequence[str], Sequence[str], Setting], Sequence[Sequence[Numbers]]]
"""To guesses by secrets, constants as set: a row for each guess, in it one for each secret."""

_END = 200
"""Characters at the end of a line in which marks are looked for."""
_FIELD = re.compile(r"\{(\w+):d\}")
_NUMBER = r"(-?\d{1,18})"  # Python refuses to read numbers of thousands of digits


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence with whole numbers in it: `{positions:d} positions, {letters:d} letters`."""

    template: str

    @property
    def fields(self) -> tuple[str, ...]:
        return _fields_and_pattern(self.template)[0]

    def read(self, text: str) -> tuple[int, ...] | None:
        """The numbers in the order of `fields`, or `None` if the text isn't worded exactly so."""
        return _numbers(self.template, text)

    def find(self, text: str) -> list[tuple[int, ...]]:
        """Every answer that stands in a longer text, in reading order; digits and words are bounded."""
        bounded = rf"(?<![\w-]){_fields_and_pattern(self.template)[1]}(?!\w)"
        return [tuple(int(number) for number in hit.groups()) for hit in re.finditer(bounded, text, re.ASCII)]

    def write(self, numbers: tuple[int, ...]) -> str:
        return self.template.format(**dict(zip(self.fields, numbers, strict=True)))


@lru_cache(maxsize=4096)
def _numbers(template: str, text: str) -> tuple[int, ...] | None:
    """The same few answers are read again and again: expected, observed, and as they are shown."""
    found = re.fullmatch(_fields_and_pattern(template)[1], text, re.ASCII)
    return tuple(int(number) for number in found.groups()) if found else None


@cache
def _fields_and_pattern(template: str) -> tuple[tuple[str, ...], str]:
    pieces = _FIELD.split(template)
    pattern = "".join(re.escape(piece) if at % 2 == 0 else _NUMBER for at, piece in enumerate(pieces))
    return tuple(pieces[1::2]), pattern


@dataclass(frozen=True, slots=True)
class Marks:
    """A run of marks, each repeated as often as its field counts: `++-` is exact 2, partial 1."""

    marks: tuple[tuple[str, str], ...]
    """Field and mark (one character each), in the order in which they must be written."""

    @classmethod
    def of(cls, marks: Mapping[str, str]) -> Marks:
        return cls(tuple(marks.items()))

    @property
    def fields(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.marks)

    def read(self, text: str) -> tuple[int, ...] | None:
        """The counts in the order of `fields`, or `None` if other marks or another order are there."""
        pattern = "".join(f"({re.escape(mark)}*)" for _, mark in self.marks)
        found = re.fullmatch(pattern, text)
        return tuple(len(run) for run in found.groups()) if found else None

    def find(self, text: str) -> list[tuple[int, ...]]:
        """Every answer at the end of a line of a longer text, in reading order.

        No marks at all is an answer too, and harder to see: `Feedback: ` and a row of a history without marks
        count where the same line stands with marks elsewhere in the text, else if nothing else was found.
        A last line that isn't ended is a prompt, if more than marks stands there. Ten marks are a rule across
        the screen, and the same marks at both ends of a line are a frame.
        """
        *lines, prompt = text.split("\n")
        ends = [self._split(line) for line in lines]
        if self.read(prompt.rpartition(":")[2].strip()):
            ends.append(self._split(prompt))
        heads = {_shape(head) for head, run in ends if head and run}
        found = [self.read(run) for head, run in ends if run or _shape(head) in heads]
        if not found and any(_is_open(line) for line in lines):
            found = [self.read("")]
        return [numbers for numbers in found if numbers is not None]

    def _split(self, line: str) -> tuple[str, str]:
        """What stands before the marks at the end of a line, and the marks; a remark in brackets may follow.

        Only the line's end is looked at, so that a line without end costs no more.
        """
        line = line[-_END:]
        mark = "[" + "".join(re.escape(mark) for _, mark in self.marks) + "]"
        found = re.fullmatch(rf"(|.*[\s:=>|\"'(\[])({mark}{{1,9}})[\s.|\"')\]]*(\(.*\)\s*)?", line)
        if found is None or self.read(found[2]) is None:
            return line.rstrip(), ""
        head, run = found[1].rstrip(), found[2]
        framed = len(run) > 1 and head.split()[:1] == [run] != head.split()
        return (line.rstrip(), "") if framed else (head, run)

    def write(self, numbers: tuple[int, ...]) -> str:
        return "".join(mark * count for (_, mark), count in zip(self.marks, numbers, strict=True))


def _shape(head: str) -> str:
    """The same for all rows of a history, whatever their numbers are."""
    return re.sub(r"\d", "0", head)


def _is_open(line: str) -> bool:
    """Whether a line ends as though a value should follow: `Feedback: `, or nothing at all."""
    last = line.rstrip("\"')]|")[-1:]
    return not last or last.isspace() or last in ":=>(["


AnswerFormat = Sentence | Marks
