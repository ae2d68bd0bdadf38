"""The audit of one exercise: what its cases catch, what they let through, and which cases carry it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.audit.benches import Benches
from grader.audit.case_keys import suggestion
from grader.audit.kill_matrix import kills, sound
from grader.audit.later_rules import allowed_later, changed_later, taken_back, with_inputs
from grader.audit.mutants import mutants_of
from grader.audit.search import Search
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


@dataclass(slots=True)
class _Wrong:
    """A wrong program and what has been found out about it."""

    mistake: Mistake
    source: str
    stage: str | None
    """The stage that it is filed under; of a mutant, the first in which it shows."""


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
    programs = _programs(subject, with_mutants=with_mutants)
    known: list[_Wrong] = []
    stopped = ""
    try:
        found = kills(benches, [wrong.source for wrong in programs], cases)
        for wrong, killers in zip(programs, found, strict=True):
            _enter_kills(exercise, wrong, [case for case in cases if case.id in killers])
            known.append(wrong)
            tick(len(known), len(programs))
        _suggest(benches, subject.solution, cases, programs, tell)
    except KeyboardInterrupt:
        stopped = f"{len(known)} of {count(len(programs), 'program')} had been run"
    stages = tuple(_stage_audit(subject, stage, cases, known) for stage in exercise.stages)
    unseen = () if stopped else tuple(wrong.mistake for wrong in programs if wrong.stage is None)
    return Audit(exercise.id, exercise.title, stages, unseen, _faulty(subject.cases, cases), stopped)


def _faulty(cases: Sequence[Case], sound: Sequence[Case]) -> tuple[str, ...]:
    """Those that the solution fails, though no case replaces them."""
    replaced = {target for case in cases for target in case.replaces}
    right = {case.id for case in sound}
    return tuple(case.id for case in cases if case.id not in right | replaced)


def _programs(subject: Subject, *, with_mutants: bool) -> list[_Wrong]:
    bank = [_Wrong(Mistake(one.id, one.title, Origin.BANK), one.source, one.stage) for one in subject.bank]
    mutants = mutants_of(subject.solution) if with_mutants else ()
    return bank + [
        _Wrong(Mistake(one.id, one.title, Origin.MUTANT, line=one.line), one.source, None) for one in mutants
    ]


def _enter_kills(exercise: Exercise, wrong: _Wrong, killers: Sequence[Case]) -> None:
    wrong.mistake = replace(wrong.mistake, killed_by=tuple(case.id for case in killers))
    if not killers:
        return
    order = [stage.id for stage in exercise.stages]
    first = min((case.stage for case in killers), key=order.index)
    if wrong.stage is None:
        wrong.stage = first
    elif order.index(first) < order.index(wrong.stage) or wrong.stage not in {case.stage for case in killers}:
        wrong.mistake = replace(wrong.mistake, elsewhere=first)


def _suggest(
    benches: Benches,
    solution: str,
    cases: Sequence[Case],
    programs: Sequence[_Wrong],
    tell: Callable[[str], None],
) -> None:
    """Find a case for each survivor; a mutant belongs to the first stage in which there is one."""
    calls = _calls(cases)
    for stage in benches.exercise.stages:
        survivors = {
            wrong.mistake.id: wrong
            for wrong in programs
            if not wrong.mistake.killed_by and wrong.stage in (None, stage.id)
        }
        if not survivors:
            continue
        tell(f"{stage.id}: looking for cases that catch {count(len(survivors), 'program')}")
        search = Search(benches, with_inputs(benches.exercise, stage), solution, cases)
        usual = _usual_call(stage, calls)
        sources = {name: wrong.source for name, wrong in survivors.items()}
        free = {name for name, wrong in survivors.items() if wrong.stage is None}
        for name, case in search.killing(sources, not_here=free).items():
            wrong = survivors[name]
            wrong.stage = stage.id
            found = suggestion(benches.exercise, cases, case, usual)
            doubt = changed_later(benches.exercise, stage, case)
            wrong.mistake = replace(wrong.mistake, suggestion=replace(found, doubt=doubt))


def _usual_call(stage: Stage, calls: Counter[tuple[str, str]]) -> str:
    """The call that needn't be written: that of most cases of the stage; empty if it has none."""
    own = Counter({expression: number for (id_, expression), number in calls.items() if id_ == stage.id})
    return own.most_common(1)[0][0] if own else ""


def _stage_audit(
    subject: Subject, stage: Stage, cases: Sequence[Case], programs: Sequence[_Wrong]
) -> StageAudit:
    own = [case for case in cases if case.stage == stage.id]
    filed = [wrong.mistake for wrong in programs if wrong.stage == stage.id]
    cover = smallest_cover(_bits(own, filed))
    everything = _bits(own, [wrong.mistake for wrong in programs])
    redundant = {
        name
        for hidden in (False, True)
        for name in dominated({case.id: everything[case.id] for case in own if case.hidden is hidden})
    }
    return StageAudit(
        id=stage.id,
        title=stage.title,
        cases=tuple(case.id for case in own),
        mistakes=tuple(filed),
        redundant=tuple(case.id for case in own if case.id in redundant - set(cover.cases)),
        smallest_set=cover.cases,
        smallest_is_exact=cover.exact,
        usual_call=_usual_call(stage, _calls(cases)),
        where=tuple((case.id, f"{case.name} ({case.place.file.name}:{case.place.line})") for case in own),
        taken_back=taken_back(stage, subject.cases, cases),
        allowed_by=allowed_later(subject.exercise, stage, subject.cases, cases),
    )


def _calls(cases: Sequence[Case]) -> Counter[tuple[str, str]]:
    """How many cases of a stage make a call."""
    return Counter((case.stage, case.task.expression) for case in cases if isinstance(case.task, Call))


def _bits(cases: Sequence[Case], mistakes: Sequence[Mistake]) -> dict[str, int]:
    """For each case, what it kills as bits of a number."""
    found = {case.id: 0 for case in cases}
    for bit, mistake in enumerate(mistakes):
        for case in mistake.killed_by:
            if case in found:
                found[case] |= 1 << bit
    return found
