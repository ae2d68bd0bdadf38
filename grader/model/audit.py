"""What an instructor learns: are the cases right, what do they catch, is a program right everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from grader.model.place import Problem, Severity
from grader.model.value import Plain


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What `grade check` found; the problems in the order of the files, then of their lines."""

    files: int
    cases: int
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> int:
        return sum(problem.severity is Severity.ERROR for problem in self.problems)


class Origin(StrEnum):
    """Where a wrong program comes from: the exercise's bank, or a change of one thing in the solution."""

    BANK = "bank"
    MUTANT = "mutant"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A case that kills a mistake: its keys and values as they would stand in a case file, in order."""

    fields: tuple[tuple[str, Plain], ...]
    top: tuple[tuple[str, Plain], ...] = ()
    """What must stand at the top of its file beside exercise, stage and usual call."""
    doubt: str = ""
    """Id of a later stage that changes what this calls, so that what it expects may be that stage's rule."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong program that a stage's cases should tell from the solution."""

    id: str
    title: str
    origin: Origin
    killed_by: tuple[str, ...] = ()
    """Ids of the exercise's cases that tell it from the solution, in the order of the cases."""
    suggestion: Suggestion | None = None
    """The smallest case that would kill a survivor; `None` if the search found none."""
    elsewhere: str | None = None
    """Id of the stage that kills it first, where that isn't the stage under which it is filed. Of a mutant
    only a later one."""
    late: bool = False
    """Killed only by cases of later stages: the stage's own cases let it through."""
    line: int | None = None
    """For a mutant: the line of the solution that was changed, from 1."""


@dataclass(frozen=True, slots=True)
class StageAudit:
    id: str
    title: str
    cases: tuple[str, ...]
    """Ids, in the order of the cases."""
    mistakes: tuple[Mistake, ...]
    """The bank's by name, then the mutants by line."""
    redundant: tuple[str, ...] = ()
    """Cases, none of the smallest set, that kill only what one other case of the stage kills too. Empty where
    no mistake is filed: nothing was measured there."""
    smallest_set: tuple[str, ...] = ()
    """A smallest choice of cases that kills all that the stage's cases kill."""
    smallest_is_exact: bool = True
    """`False`: found step by step; a smaller choice may exist."""
    usual_call: str = ""
    """The call of most of the stage's cases, which suggestions leave out; empty if there is none."""
    where: tuple[tuple[str, str], ...] = ()
    """For each case of the stage by its id: its name, the name of its file and its line."""
    taken_back: tuple[str, ...] = ()
    """Cases whose rule a later stage takes back: the solution fails them, so they aren't audited."""
    no_mistakes: tuple[Mistake, ...] = ()
    """Misconceptions that do what the solution does on all inputs of the stage: no case can catch them."""
    allowed_by: str = ""
    """Id of a later stage that allows what isn't legal here, if no case asks for it to be refused here."""

    def of(self, origin: Origin) -> tuple[Mistake, ...]:
        return tuple(mistake for mistake in self.mistakes if mistake.origin is origin)

    def killed(self, origin: Origin) -> tuple[Mistake, ...]:
        """Those that a case of the stage or of an earlier one kills."""
        return tuple(mistake for mistake in self.of(origin) if mistake.killed_by and not mistake.late)

    @property
    def survivors(self) -> tuple[Mistake, ...]:
        """Those that no case of any stage kills."""
        return tuple(mistake for mistake in self.mistakes if not mistake.killed_by)

    @property
    def late(self) -> tuple[Mistake, ...]:
        """Those that only cases of later stages kill."""
        return tuple(mistake for mistake in self.mistakes if mistake.late)


@dataclass(frozen=True, slots=True)
class Audit:
    exercise: str
    title: str
    stages: tuple[StageAudit, ...]
    equivalent: tuple[Mistake, ...] = ()
    """Mutants that no input tells from the solution: they aren't mistakes."""
    untried: tuple[Mistake, ...] = ()
    """Mutants that no case kills and for which nothing else could be tried: they show in whole runs only."""
    faulty: tuple[str, ...] = ()
    """Cases that the solution fails, though no later stage takes them back: they are left out."""
    with_mutants: bool = True
    """`False`: the mutants were left out."""
    stopped: str = ""
    """How far the audit came before Ctrl-C; empty if it came to its end."""

    @property
    def survivors(self) -> tuple[Mistake, ...]:
        return tuple(mistake for stage in self.stages for mistake in stage.survivors)


@dataclass(frozen=True, slots=True)
class Counterexample:
    """An input on which a program is wrong, shown like a failing case."""

    call: str
    variables: tuple[tuple[str, Plain], ...]
    set: tuple[tuple[str, Plain], ...]
    """Constants of the file that must be changed for it; empty if none."""
    expected: str
    observed: str
    message: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """All inputs of a stage under one choice of the file's constants."""

    set: tuple[tuple[str, Plain], ...]
    inputs: int
    """How many were tried."""
    right: int
    whole: bool = True
    """`False`: only one input of each kind was tried, or Ctrl-C came first."""
    trouble: str = ""
    """Why no more could be compared; empty if all could."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A submission compared with the solution on every possible input of a stage."""

    exercise: str
    stage: str
    file: str
    call: str
    inputs: int
    """Inputs that were compared with the constants as they stand in the file."""
    right: int
    complete: bool
    """Every input was compared: no Ctrl-C, and the program could be loaded."""
    in_common: tuple[str, ...] = ()
    """What is true of every input on which the program is wrong, in words; the narrowest first."""
    counterexample: Counterexample | None = None
    others: tuple[Space, ...] = ()
    """What was seen with other values of the file's constants."""
    trouble: str = ""
    """Why nothing could be compared; empty if something was."""
    seconds: float = 0.0
    """Seconds of wall-clock time."""
    planned: int = 0
    """How many inputs the stage declares for the call, tried or not."""
    stopped: str = ""
    """Why the program couldn't be asked on all inputs that were due; empty if it could."""
    interrupted: bool = False
    """Ctrl-C came before the end."""

    @property
    def proven(self) -> bool:
        return self.complete and not self.is_wrong

    @property
    def is_wrong(self) -> bool:
        """The program was wrong, or couldn't be asked, on some input that was due."""
        spaces = (self.right == self.inputs, *(one.right == one.inputs for one in self.others))
        return (
            bool(self.trouble or self.stopped) or not all(spaces) or any(one.trouble for one in self.others)
        )
