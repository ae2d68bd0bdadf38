"""The audit of one exercise: what its cases catch, what they let through, and which cases carry it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from grader.audit.benches import Benches
from grader.audit.filing import Wrong, enter_kills, file_rest, stages_about
from grader.audit.kill_matrix import kills, sound
from grader.audit.later_rules import allowed_later, taken_back
from grader.audit.likeness import alike
from grader.audit.mutants import mutants_of
from grader.audit.proposals import Proposals
from grader.audit.questions import asked_by
from grader.audit.reach import changed, reached
from grader.audit.set_cover import dominated, smallest_cover
from grader.model.audit import Audit, Mistake, Origin, StageAudit
from grader.model.case import Call, Case
from grader.model.exercise import Exercise, Misconception, Stage
from grader.report.number import count


@dataclass(frozen=True, slots=True)
class Subject:
    """An exercise with all that is audited of it."""

    exercise: Exercise
    cases: tuple[Case, ...]
    bank: tuple[Misconception, ...]
    solution: str


def audit_exercise(
    benches: Benches,
    subject: Subject,
    *,
    with_mutants: bool = True,
    tick: Callable[[int, int], None] = lambda done, of: None,
    tell: Callable[[str], None] = lambda words: None,
) -> Audit:
    """`tick` is told how many programs of how many have been run, `tell` what takes long after that.

    Ctrl-C keeps what is known.
    """
    exercise = subject.exercise
    cases = sound(benches.one, subject.solution, subject.cases)
    programs = _programs(subject, cases, with_mutants=with_mutants)
    known: list[Wrong] = []
    same: list[Wrong] = []
    stopped = ""
    try:
        found = kills(benches, [wrong.source for wrong in programs], cases)
        for wrong, killers in zip(programs, found, strict=True):
            enter_kills(exercise, wrong, [case for case in cases if case.id in killers])
            known.append(wrong)
            tick(len(known), len(programs))
        same = _alike(benches, subject, cases, programs)
        known = programs = [wrong for wrong in programs if wrong not in same]
        usual = partial(_usual_call, cases)
        Proposals(benches, subject.solution, cases, usual, tell).enter(programs)
    except KeyboardInterrupt:
        tell("stopping, and keeping what is known")
        stopped = f"{len(known)} of {count(len(programs), 'program')} had been run"
    file_rest(exercise, known)
    stages = tuple(_stage_audit(subject, stage, cases, known, same) for stage in exercise.stages)
    unseen = [] if stopped else [wrong for wrong in programs if wrong.stage is None]
    tried = {wrong.mistake.id for wrong in unseen if _can_be_tried(subject, cases, wrong)}
    return Audit(
        exercise.id,
        exercise.title,
        stages,
        equivalent=tuple(wrong.mistake for wrong in unseen if wrong.mistake.id in tried),
        untried=tuple(wrong.mistake for wrong in unseen if wrong.mistake.id not in tried),
        faulty=_faulty(subject.cases, cases),
        with_mutants=with_mutants,
        stopped=stopped,
    )


def _can_be_tried(subject: Subject, cases: Sequence[Case], wrong: Wrong) -> bool:
    """A call with inputs comes through what is wrong, or a game that the audit can play; or nothing does."""
    exercise, solution = subject.exercise, subject.solution
    asked = [
        call.names
        for stage in exercise.stages
        for call in asked_by(exercise, stage, cases, solution)
        if call.variables
    ]
    if exercise.game is not None:
        asked += [(exercise.main,), (exercise.game.secret,)]
    differs = changed(solution, wrong.source)
    comes_through = [
        bool(differs & (reached(solution, names) | reached(wrong.source, names))) for names in asked
    ]
    constants = {name for name, _ in exercise.constants}
    known = {exercise.main, *(name for stage in exercise.stages for name in stage.names)} - constants
    return any(comes_through) or not differs & reached(solution, known)


def _alike(
    benches: Benches, subject: Subject, cases: Sequence[Case], programs: Sequence[Wrong]
) -> list[Wrong]:
    """Misconceptions that no case kills because they do what the solution does."""
    alive = {
        wrong.mistake.id: wrong
        for wrong in programs
        if wrong.mistake.origin is Origin.BANK and not wrong.killers
    }
    bank = [one for one in subject.bank if one.id in alive]
    return [alive[one.id] for one in alike(benches.one, subject.solution, cases, bank)]


def _faulty(cases: Sequence[Case], sound: Sequence[Case]) -> tuple[str, ...]:
    """Those that the solution fails, though no case replaces them."""
    replaced = {target for case in cases for target in case.replaces}
    right = {case.id for case in sound}
    return tuple(case.id for case in cases if case.id not in right | replaced)


def _programs(subject: Subject, cases: Sequence[Case], *, with_mutants: bool) -> list[Wrong]:
    bank = [Wrong(Mistake(one.id, one.title, Origin.BANK), one.source, one.stage) for one in subject.bank]
    mutants = mutants_of(subject.solution) if with_mutants else ()
    return bank + [
        Wrong(
            Mistake(one.id, one.title, Origin.MUTANT, line=one.line),
            one.source,
            None,
            stages_about(subject.exercise, cases, subject.solution, one.source),
        )
        for one in mutants
    ]


def _usual_call(cases: Sequence[Case], stage: Stage) -> str:
    """The call that needn't be written: that of most cases of the stage; empty if it has none."""
    own = Counter(
        case.task.expression for case in cases if case.stage == stage.id and isinstance(case.task, Call)
    )
    return own.most_common(1)[0][0] if own else ""


def _stage_audit(
    subject: Subject, stage: Stage, cases: Sequence[Case], programs: Sequence[Wrong], same: Sequence[Wrong]
) -> StageAudit:
    own = [case for case in cases if case.stage == stage.id]
    filed = [wrong.mistake for wrong in programs if wrong.stage == stage.id]
    cover = smallest_cover(_bits(own, filed))
    return StageAudit(
        id=stage.id,
        title=stage.title,
        cases=tuple(case.id for case in own),
        mistakes=tuple(filed),
        redundant=_redundant(own, cover.cases, [wrong.mistake for wrong in programs]) if filed else (),
        smallest_set=cover.cases,
        smallest_is_exact=cover.exact,
        usual_call=_usual_call(cases, stage),
        where=tuple((case.id, f"{case.name} ({case.place.file.name}:{case.place.line})") for case in own),
        taken_back=taken_back(stage, subject.cases, cases),
        no_mistakes=tuple(wrong.mistake for wrong in same if wrong.stage == stage.id),
        allowed_by=allowed_later(subject.exercise, stage, subject.cases, cases),
    )


def _redundant(own: Sequence[Case], needed: Sequence[str], mistakes: Sequence[Mistake]) -> tuple[str, ...]:
    """Cases that aren't needed and kill only what another does, of any stage's mistakes.

    Visible cases are compared with visible ones, hidden ones with hidden ones.
    """
    killed = _bits(own, mistakes)
    found = {
        name
        for hidden in (False, True)
        for name in dominated({case.id: killed[case.id] for case in own if case.hidden is hidden})
    }
    return tuple(case.id for case in own if case.id in found.difference(needed))


def _bits(cases: Sequence[Case], mistakes: Sequence[Mistake]) -> dict[str, int]:
    """For each case, what it kills as bits of a number."""
    found = {case.id: 0 for case in cases}
    for bit, mistake in enumerate(mistakes):
        for case in mistake.killed_by:
            if case in found:
                found[case] |= 1 << bit
    return found
