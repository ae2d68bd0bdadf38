"""One test case from a case file: what to do, what is expected, the hint."""

from __future__ import annotations

from enum import StrEnum

from grader.model.place import Place
from grader.model.record import dataclass
from grader.model.value import Plain, Setting


@dataclass(frozen=True, slots=True)
class Call:
    """An expression to evaluate in the student's file, with the case's variables."""

    expression: str
    variables: tuple[tuple[str, Plain], ...] = ()
    names: tuple[str, ...] = ()
    """File-level names that the expression asks of the student's file, in order of appearance."""


@dataclass(frozen=True, slots=True)
class Draws:
    """A call repeated, because what it returns is random."""

    call: Call
    count: int
    each: str | None = None
    """A regular expression that every draw matches as a whole."""
    never: str | None = None
    """A regular expression that no draw contains a match of."""
    sometimes: tuple[str, ...] = ()
    """Regular expressions that each turn up in some draw."""
    even: bool = False
    """Every letter about equally often at every place."""


class LineKind(StrEnum):
    TYPED = "typed"
    PRINTED = "printed"
    PATTERN = "pattern"


@dataclass(frozen=True, slots=True)
class PlayLine:
    """A line of a transcript: typed by the player, printed word for word, or printed as a pattern says."""

    kind: LineKind
    text: str
    meaning: str = ""
    """What students are shown in place of a pattern: the words behind it, `/…/ a line with the secret`."""


@dataclass(frozen=True, slots=True)
class Play:
    """A console transcript: what is typed, and what must be printed in between, in order."""

    lines: tuple[PlayLine, ...]


class Goal(StrEnum):
    WIN = "win"
    LOSE = "lose"


@dataclass(frozen=True, slots=True)
class Player:
    """Whole games against a secret that nobody fixed, played from the outside."""

    goal: Goal
    games: int = 1
    at: int | None = None
    """The attempt at which to win; `None`: as soon as the secret is known."""
    illegal: tuple[str, ...] = ()
    """Guesses to type in between that aren't legal; they must get a message and cost no attempt."""
    spelling: str = "{guess}"
    """How a guess is typed: `{guess}`, `{guess_small}`, `{guess_spaced}`."""

    def spelled(self, guess: str) -> str:
        """The line that is typed for a legal guess."""
        return self.spelling.format(guess=guess, guess_small=guess.lower(), guess_spaced=" ".join(guess))


Task = Call | Draws | Play | Player


@dataclass(frozen=True, slots=True)
class Expect:
    """The value that must be returned."""

    value: Plain
    exact: bool = False
    """Declared as whole numbers: 32.0 isn't 32 then."""


@dataclass(frozen=True, slots=True)
class Raises:
    """The exception that must be raised: its class, and what its text must contain."""

    exception: str
    text: str = ""
    pattern: str = ""
    """A regular expression that the exception's whole text matches, where its wording is the student's own:
    `matches:` beside `raises:`; empty if any text will do."""
    meaning: str = ""
    """What students are shown in place of the pattern: `meaning:` beside it."""


@dataclass(frozen=True, slots=True)
class Prints:
    """The text that must be printed, blanks at the ends of lines aside."""

    text: str


@dataclass(frozen=True, slots=True)
class Matches:
    """The text that must be returned, where its wording is the student's own: `matches:` in a case file."""

    pattern: str
    """A regular expression that the whole text matches; `.` matches the end of a line too."""
    meaning: str = ""
    """What students are shown in place of the pattern: `meaning:` beside it, as in "a sentence that …"."""


Expectation = Expect | Raises | Prints | Matches
"""`Draws`, `Play` and `Player` carry what they expect in themselves."""


@dataclass(frozen=True, slots=True)
class Case:
    id: str
    name: str
    """What the case is about, in a few words; the call where the author gave none."""
    stage: str
    task: Task
    expectation: Expectation | None
    place: Place
    set: Setting = ()
    given: tuple[tuple[str, Plain], ...] = ()
    """File-level functions that are replaced by one that always returns this value."""
    hint: str = ""
    because: str = ""
    category: str = ""
    points: float = 1
    hidden: bool = False
    timeout: float | None = None
    """Seconds of wall-clock time; `None`: the exercise's limit."""
    replaces: tuple[str, ...] = ()
    """Ids of cases of earlier stages that don't count once this one passes."""
