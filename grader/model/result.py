"""Everything about one graded submission; every report is drawn from it alone."""

from __future__ import annotations

from enum import StrEnum

from grader.model.observation import Exchange, Kind
from grader.model.record import dataclass
from grader.model.trace import Trace
from grader.model.value import Plain
from grader.model.verdict import Status


class Outcome(StrEnum):
    PASSED = "passed"
    FAILED = "failed"
    UNGRADED = "ungraded"


@dataclass(frozen=True, slots=True)
class Submission:
    """One student's file."""

    name: str
    """The file's name, without its folder, as it may be shown."""
    source: bytes
    sha256: str


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of the student's own file that a message points at; `number` counts from 1."""

    number: int
    text: str
    function: str | None = None


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case as reports may show it. Of a hidden case all that must stay hidden is already left out."""

    id: str
    name: str
    status: Status
    hidden: bool
    call: str
    """As it could be pasted into Python; empty if hidden."""
    expected: str
    observed: str
    observation: Kind
    message: str
    hint: str
    points: float
    seconds: float
    slip: str = ""
    line: SourceLine | None = None
    printed: str = ""
    transcript: tuple[Exchange, ...] = ()
    left_at: int | None = None
    """Index of the exchange of the transcript where the game left the expected way."""
    variables: tuple[tuple[str, Plain], ...] = ()
    """For the exercise's picture: of the call, or of a wrong answer in a game; empty if hidden."""
    expected_fields: tuple[tuple[str, int], ...] = ()
    observed_fields: tuple[tuple[str, int], ...] = ()
    replaced_by: str | None = None
    trace: Trace | None = None
    """Only for the first failing case of a stage that isn't hidden."""
    game: str = ""
    """Of a whole game: which one, and what is typed, in a sentence; empty for calls, and if hidden."""


@dataclass(frozen=True, slots=True)
class StageResult:
    id: str
    title: str
    status: Status
    score: float
    max_score: float
    extra: bool
    cases: tuple[CaseResult, ...]


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The misconception that explains the whole pattern of a submission's answers."""

    misconception: str
    title: str
    hint: str


@dataclass(frozen=True, slots=True)
class Result:
    exercise: str
    exercise_title: str
    submission: Submission
    status: Outcome
    reached: str | None
    """Id of the last stage such that it and all stages before it passed."""
    score: float
    max_score: float
    start_with: str | None
    """Id of the case to mend first."""
    diagnosis: Diagnosis | None
    notices: tuple[str, ...]
    """The most helpful ones first."""
    stages: tuple[StageResult, ...]
    sandbox: str = ""
    line: SourceLine | None = None
    """Where the file could not be loaded; `None` if it was, or if no line is to blame."""
    clues: tuple[str, ...] = ()
    """Those of the notices that are about lines which the case to mend first may run."""

    @property
    def other_notices(self) -> tuple[str, ...]:
        return tuple(notice for notice in self.notices if notice not in self.clues)

    @property
    def cases(self) -> tuple[CaseResult, ...]:
        return tuple(case for stage in self.stages for case in stage.cases)
