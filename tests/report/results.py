"""Results built by hand, one for each thing that a report must be able to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grader.model.observation import Kind
from grader.model.result import CaseResult, Diagnosis, Outcome, Result, StageResult, Submission
from grader.model.verdict import Status

TITLES = {
    "no-repeats": "Four letters, none repeated",
    "code-length": "Codes of any length",
    "repeated-letters": "Repeated letters",
}


def case(
    secret: str,
    guess: str,
    expected: tuple[int, int],
    observed: tuple[int, int] | None = None,
    *,
    name: str = "",
    hint: str = "",
    message: str = "",
) -> CaseResult:
    """A call of `evaluate_guess`; passed unless something else was observed."""
    call = f"evaluate_guess({secret!r}, {guess!r})"
    seen = observed or expected
    return CaseResult(
        id=f"{secret}-{guess}".lower(),
        name=name or call,
        status=Status.PASSED if seen == expected else Status.FAILED,
        hidden=False,
        call=call,
        expected="{} positions, {} letters".format(*expected),
        observed="{} positions, {} letters".format(*seen),
        observation=Kind.RETURNED,
        message=message,
        hint=hint,
        points=1,
        seconds=0.0001,
        variables=(("secret", secret), ("guess", guess)),
        expected_fields=(("positions", expected[0]), ("letters", expected[1])),
        observed_fields=(("positions", seen[0]), ("letters", seen[1])),
    )


def stage(stage_id: str, cases: Sequence[CaseResult], *, extra: bool = False) -> StageResult:
    counted = [each for each in cases if each.status is not Status.REPLACED]
    score = sum(each.points for each in counted if each.status is Status.PASSED)
    most = sum(each.points for each in counted)
    status = Status.PASSED if score == most else Status.FAILED
    return StageResult(stage_id, TITLES.get(stage_id, stage_id), status, score, most, extra, tuple(cases))


def result(*stages: StageResult, name: str = "mastermind.py", outcome: Outcome | None = None) -> Result:
    """Score, status, reached and start follow from the stages as the judge would have them."""
    counted = [each for each in stages if not each.extra]
    reached = None
    for each in counted:
        if each.status is not Status.PASSED:
            break
        reached = each.id
    failing = [each for part in stages for each in part.cases if each.status is Status.FAILED]
    passed = all(each.status is Status.PASSED for each in counted)
    return Result(
        exercise="mastermind",
        exercise_title="Mastermind",
        submission=Submission(name, b"", "0" * 64),
        status=outcome or (Outcome.PASSED if passed else Outcome.FAILED),
        reached=reached,
        score=sum(each.score for each in stages),
        max_score=sum(each.max_score for each in stages),
        start_with=failing[0].id if failing else None,
        diagnosis=None,
        notices=(),
        stages=stages,
        sandbox="bubblewrap",
    )


NO_REPEATS = stage("no-repeats", [case("ABCD", "CBEA", (1, 2)), case("ABCD", "ABCD", (4, 0))])
CODE_LENGTH = stage("code-length", [case("ABC", "ABC", (3, 0)), case("ABCDE", "EDCBA", (1, 4))])
REPEATED = (
    case("ABCD", "ACCB", (2, 1), (2, 1)),
    case(
        "ABCD",
        "AFAA",
        (1, 0),
        (1, 2),
        name="a letter of the code counts once",
        hint="The code has one A, so it can count once.",
        message="The letters are 2 too many; the positions are right.",
    ),
    case("ABAB", "BAAA", (1, 2), (1, 3), message="The letters are 1 too many; the positions are right."),
    case("ABCD", "BAAB", (0, 2), (0, 4), message="The letters are 2 too many; the positions are right."),
)

PASSING = result(
    NO_REPEATS,
    CODE_LENGTH,
    stage("repeated-letters", [replace(c, status=Status.PASSED, observed=c.expected) for c in REPEATED]),
)
FAILING = replace(
    result(NO_REPEATS, CODE_LENGTH, stage("repeated-letters", REPEATED)),
    diagnosis=Diagnosis(
        "letter-anywhere",
        "each letter of the guess asks whether it is anywhere in the code",
        "A letter that has found its partner can't be used again. How could the program remember that?",
    ),
    notices=("main() runs on import: put it below `if __name__ == '__main__':`.",),
)
