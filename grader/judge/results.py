"""Everything about one graded submission, put together for the reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grader.judge import scoring
from grader.judge.drawn import drawn
from grader.judge.hidden import redacted, shown_id
from grader.judge.hint import fitting_hint
from grader.judge.invocation import invocation, played
from grader.judge.remarks import Notices, of_failing, of_file
from grader.judge.source import source_line
from grader.model.case import Case, Play, Player
from grader.model.exercise import Exercise, Stage
from grader.model.observation import Evidence, Kind, Observation
from grader.model.record import replace
from grader.model.result import CaseResult, Diagnosis, Outcome, Result, StageResult, Submission
from grader.model.trace import Trace
from grader.model.verdict import Status, Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from grader.judge.rereading import Reread


def build_result(
    exercise: Exercise,
    cases: Sequence[Case],
    submission: Submission,
    evidence: Evidence,
    verdicts: Sequence[Verdict],
    *,
    diagnosis: Diagnosis | None = None,
    traces: Mapping[str, Trace] | None = None,
    steps: Mapping[str, Trace] | None = None,
    stage: str | None = None,
) -> Result:
    """The result of all stages, or of those up to `stage`.

    `verdicts` are in the order of `cases`. `traces` are by case id; that of a hidden case is left out.
    `steps` are traces that are only looked at for what went wrong.
    Cases of stages after `stage` aren't shown, but what they replace is replaced; if none of those that are
    shown fails, there is nothing to explain, and the diagnosis is left out.
    """
    loaded = evidence.loading.kind is Kind.RETURNED
    seen = dict(evidence.observations) if loaded else {}
    nothing = Observation(Kind.NO_ANSWER if loaded else Kind.NOT_LOADED)
    judged = scoring.replace(cases, verdicts)
    right = [case for case, verdict in zip(cases, verdicts, strict=True) if verdict.status is Status.PASSED]
    shown_ids = {case.id: shown_id(case, number) for number, case in enumerate(cases, 1)}
    reader = (
        _reader(exercise, cases, submission, verdicts, {**(steps or {}), **(traces or {})})
        if loaded
        else None
    )
    stages: list[StageResult] = []
    ranks: dict[str, int] = {}
    for declared in scoring.up_to(exercise.stages, stage):
        results = []
        for case, verdict, later in judged:
            if case.stage == declared.id:
                result = replace(
                    _case_result(exercise, submission, case, verdict, seen.get(case.id, nothing), reader),
                    id=shown_ids[case.id],
                    replaced_by=shown_ids[later] if later else None,
                    trace=(traces or {}).get(case.id),
                )
                results.append(redacted(case, result) if case.hidden else result)
                ranks[result.id] = scoring.rank(case, result)
        if results:
            stages.append(_stage_result(declared, tuple(results)))
    outcome = scoring.outcome(stages, loaded=loaded)
    start = scoring.start_with(stages, ranks) if loaded else None
    shown = [case for one in stages for case in one.cases]
    notices = of_file(exercise, cases, right, submission, evidence, shown)
    clues: Notices = ()
    if outcome is Outcome.FAILED:
        notices, clues = of_failing(exercise, cases, submission, shown, start, notices)
    return Result(
        exercise=exercise.id,
        exercise_title=exercise.title,
        submission=submission,
        status=outcome,
        reached=scoring.reached(stages),
        score=sum(stage.score for stage in stages),
        max_score=sum(stage.max_score for stage in stages),
        start_with=start,
        diagnosis=diagnosis if start is not None else None,
        notices=notices,
        stages=tuple(stages),
        sandbox=evidence.sandbox,
        line=source_line(submission, evidence.loading.error),
        clues=clues,
    )


Reader = Callable[[Case, Verdict, Observation], "Reread"]
"""Says a verdict in better words, if the text of the program has them."""


def _reader(
    exercise: Exercise,
    cases: Sequence[Case],
    submission: Submission,
    verdicts: Sequence[Verdict],
    steps: Mapping[str, Trace],
) -> Reader | None:
    """`None` if nothing failed: then the program isn't read at all."""
    if all(verdict.status is not Status.FAILED for verdict in verdicts):
        return None
    from grader.judge.not_caught import raisers
    from grader.judge.program import Program
    from grader.judge.rereading import reread

    program, raising = Program(submission), raisers(cases)
    return lambda case, verdict, seen: reread(
        exercise, case, verdict, seen, program, steps.get(case.id), raising
    )


def _stage_result(stage: Stage, cases: tuple[CaseResult, ...]) -> StageResult:
    failed = any(case.status in (Status.FAILED, Status.SKIPPED) for case in cases)
    return StageResult(
        id=stage.id,
        title=stage.title,
        status=Status.FAILED if failed else Status.PASSED,
        score=sum(case.points for case in cases if case.status is Status.PASSED),
        max_score=sum(case.points for case in cases if case.status is not Status.REPLACED),
        extra=stage.extra,
        cases=cases,
    )


def _case_result(
    exercise: Exercise,
    submission: Submission,
    case: Case,
    verdict: Verdict,
    seen: Observation,
    reader: Reader | None,
) -> CaseResult:
    wrong = verdict.status is Status.FAILED
    line = source_line(submission, seen.error) if wrong and _is_about_its_end(case, verdict, seen) else None
    if wrong and reader:
        verdict, other = reader(case, verdict, seen)
        line = other or line
    values = drawn(exercise, case, verdict, seen)
    return CaseResult(
        id=case.id,
        name=case.name,
        status=verdict.status,
        hidden=case.hidden,
        call=invocation(exercise, case),
        expected=verdict.expected,
        observed=verdict.observed,
        observation=seen.kind,
        message=verdict.message,
        hint=fitting_hint(case, verdict),
        points=case.points,
        seconds=seen.seconds,
        slip=verdict.slip,
        line=line,
        printed=seen.printed,
        transcript=seen.transcript,
        left_at=verdict.left_at,
        variables=values.variables,
        expected_fields=values.expected,
        observed_fields=values.observed,
        game=played(exercise, case),
    )


def _is_about_its_end(case: Case, verdict: Verdict, seen: Observation) -> bool:
    """Not where a game asked on that went wrong before: the line with `input()` is right then."""
    silent = seen.error is not None and seen.error.type_name == "EOFError"
    return not (silent and isinstance(case.task, Play | Player)) or verdict.slip == "end-of-input"
