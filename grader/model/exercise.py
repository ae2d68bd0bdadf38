"""A course, its exercises and their stages, as the course's files declare them."""

from __future__ import annotations

from pathlib import Path

from grader.model.answer import AnswerFormat
from grader.model.place import Place
from grader.model.record import dataclass
from grader.model.value import Plain


@dataclass(frozen=True, slots=True)
class Limits:
    """What a submission may use. The clock and the counting stand outside of its process."""

    case: float = 2.0
    """Seconds of wall-clock time for one case."""
    submission: float = 20.0
    """Seconds of wall-clock time for all cases of a submission."""
    memory: int = 512
    """MiB of address space."""
    output: int = 1_000_000
    """Bytes that one case may print or return."""


@dataclass(frozen=True, slots=True)
class Domain:
    """All values that one variable of a call can take: words over an alphabet, or whole numbers, or a list.

    `alphabet` and `length` make words (`repeats` says whether a letter may come twice); `first` limits the
    alphabet to its first letters. `length` and `first` are numbers, or names of the exercise's constants.
    `values` lists the values one by one instead.
    """

    alphabet: str = ""
    length: int | str = 0
    repeats: bool = True
    first: int | str | None = None
    values: tuple[Plain, ...] = ()


@dataclass(frozen=True, slots=True)
class Precondition:
    """What must hold of several inputs, or they can't occur together: an expression over the solution."""

    expression: str
    variables: tuple[str, ...]
    """Those of the stage's inputs that it speaks of, in order of appearance."""
    names: tuple[str, ...]
    """File-level names of the solution that it asks for, in order of appearance."""
    place: Place


@dataclass(frozen=True, slots=True)
class Stage:
    id: str
    title: str
    extra: bool = False
    """Counts for the score, not for `status` and `reached`."""
    names: tuple[str, ...] = ()
    """File-level names that the student writes or changes in this stage."""
    inputs: tuple[tuple[str, Domain], ...] = ()
    """What is legal for a variable of a call in this stage, by the variable's name."""
    preconditions: tuple[Precondition, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """What the grader needs to know to play the exercise's program from the outside."""

    secret: str
    """The file-level function that draws the secret, without arguments."""
    answer: str
    """The call that answers a guess; the game's variables are its first two: secret, then guess."""
    attempts: int | None = None
    """Guesses the player has; `None` means any number."""


@dataclass(frozen=True, slots=True)
class Exercise:
    id: str
    title: str
    folder: Path
    file: str
    """The name of the student's file."""
    stages: tuple[Stage, ...]
    types: tuple[tuple[str, str], ...] = ()
    """The declared type of a field of a case, by the field's name."""
    answer: AnswerFormat | None = None
    answer_calls: tuple[str, ...] = ()
    """The functions that answer in the exercise's format."""
    answer_numbers: bool = True
    """Whether those functions may answer with a tuple of numbers; `numbers: false` if only text will do."""
    constants: tuple[tuple[str, Plain], ...] = ()
    """Constants of the student's file that a case may `set`, with their value in the starter."""
    game: Game | None = None
    main: str = "main"
    """The file-level function that runs the whole program."""
    limits: Limits = Limits()
    borrow: tuple[str, str] | None = None
    """The exercise whose misconceptions are borrowed, and the file of the adapter beside `exercise.yaml`."""

    def stage(self, stage_id: str) -> Stage:
        return next(stage for stage in self.stages if stage.id == stage_id)

    @property
    def solution(self) -> Path:
        return self.folder / "solution" / self.file

    @property
    def starter(self) -> Path:
        return self.folder / "starter" / self.file


@dataclass(frozen=True, slots=True)
class Course:
    folder: Path
    exercises: tuple[str, ...]
    """Ids, which are the names of the folders under `exercises/`, sorted."""


@dataclass(frozen=True, slots=True)
class Misconception:
    """A known wrong idea: the solution with some definitions given anew."""

    id: str
    title: str
    hint: str
    stage: str
    """The stage in which a case must kill it."""
    source: str
    """The whole wrong program."""
    definitions: tuple[str, ...] = ()
    """The file-level names that differ from the solution."""
    only_if: str = ""
    """A pattern for what title and hint speak of: they are true only of programs in which it is found."""
    otherwise: tuple[str, str] | None = None
    """Title and hint for programs that answer alike without it; `None` if nothing can be said of them."""
