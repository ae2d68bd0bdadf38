"""The smallest case that would kill a mistake, found by trying inputs with the solution as judge."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from grader.audit.bench import Bench
from grader.audit.benches import Benches
from grader.audit.expected import expectation, is_spoken_of
from grader.audit.games import tasks
from grader.audit.preconditions import possible
from grader.audit.questions import (
    Constants,
    asked_again,
    asked_by,
    asked_later,
    batches,
    choices_of_constants,
    with_inputs_of_before,
)
from grader.audit.reach import changed, reached
from grader.audit.trial import Trial
from grader.audit.wording import Wording
from grader.model.case import Call, Case, Expectation, Task
from grader.model.exercise import Stage
from grader.model.observation import Observation
from grader.model.place import Place
from grader.run import Runner

FIRST = 250
"""Inputs of a batch that are tried before the rest: most mistakes show on small ones."""

TRIED = 5
"""So many inputs of a batch are looked at closer: one that kills by luck won't do."""


@dataclass(frozen=True, slots=True)
class Search:
    """Looks for killing cases in one stage."""

    benches: Benches
    stage: Stage
    solution: str
    cases: Sequence[Case]
    """All cases of the exercise that the solution passes, in order."""

    def killing(
        self, mistakes: Mapping[str, str], *, not_here: Collection[str] = frozenset()
    ) -> dict[str, Case]:
        """The smallest case for each mistake that can be killed; the mistakes' sources come by id.

        What a later stage has students change again may answer by that stage's rules. Of mistakes that are
        `not_here`, such cases are left to that stage.
        """
        again = asked_again(self.benches.exercise, self.stage)
        alive = {
            name: _Suspect(source, changed(self.solution, source), again if name in not_here else frozenset())
            for name, source in mistakes.items()
        }
        found: dict[str, Case] = {}
        later = asked_later(self.benches.exercise, self.stage)
        for candidates in self._candidates():
            names = _names_of(candidates[0], self.benches.exercise.main)
            if not later.isdisjoint(names):
                continue
            suspects = {name: one for name, one in alive.items() if one.concerns(self.solution, names)}
            right = self._right(candidates) if suspects else []
            if not right:
                continue
            for name, case in zip(suspects, self._first_killing(right, suspects), strict=True):
                if case is not None:
                    found[name] = case
                    del alive[name]
        found |= self._on_all_inputs(alive)
        return found | self._in_words({name: one for name, one in alive.items() if name not in found})

    def _candidates(self) -> Iterator[list[Case]]:
        """Cases that share their constants, in the order of their size; what they expect is still open."""
        exercise = self.benches.exercise
        for question in asked_by(exercise, self.stage, self.cases, self.solution):
            for batch in batches(exercise, self.stage, self.cases, question):
                made = [self._case(call, batch.set, (), number) for number, call in enumerate(batch.calls)]
                stage = with_inputs_of_before(exercise, self.stage, [name for name, _ in question.variables])
                made = possible(self.benches.one, self.solution, stage, made)
                yield from (piece for piece in (made[:FIRST], made[FIRST:]) if piece)
        choices = choices_of_constants(exercise, self.stage, self.cases)
        for task, choice, given in tasks(exercise, self.stage, choices):
            yield [self._case(task, choice, given, 0)]

    def _on_all_inputs(self, suspects: Mapping[str, _Suspect]) -> dict[str, Case]:
        """The last resort for what differs on no input that was tried: every input that there is."""
        exercise, inputs = self.benches.exercise, {name for name, _ in self.stage.inputs}
        found: dict[str, Case] = {}
        for question in asked_by(exercise, self.stage, self.cases, self.solution):
            if not inputs or {name for name, _ in question.variables} != inputs:
                continue
            due = {
                name: one.source
                for name, one in suspects.items()
                if name not in found and one.concerns(self.solution, question.names)
            }
            cases = self.benches.each(partial(self._differing, question), due.values())
            found |= {name: case for name, case in zip(due, cases, strict=True) if case is not None}
        return found

    def _differing(self, question: Call, bench: Bench, source: str) -> Case | None:
        exercise, solution = self.benches.exercise, self.solution.encode()
        with Runner() as reference:
            trial = Trial(exercise, self.stage, self.cases, question, solution, reference)
            inputs = trial.inputs(())
            for _ in trial.run(inputs, source.encode(), exercise.file, bench.runner):
                values = inputs.first_wrong()
                if values is not None:
                    seen = reference.observe(
                        solution, exercise.file, [trial.case(values, (), None)], exercise.limits
                    )
                    expected = self._expected(question, seen.observations[0][1])
                    return trial.case(values, (), expected) if expected is not None else None
        return None

    def _case(self, task: Task, set_: Constants, given: Constants, number: int) -> Case:
        place = Place(self.benches.exercise.solution, 1, 1)
        return Case(f"tried-{number}", "", self.stage.id, task, None, place, set=set_, given=given)

    def _in_words(self, alive: Mapping[str, _Suspect]) -> dict[str, Case]:
        """Cases for what shows in the program's words only."""
        suspects = {name: one for name, one in alive.items() if not one.later}
        sources = [suspect.source for suspect in suspects.values()]
        cases = self.benches.each(self._first_in_words, sources)
        return {name: case for name, case in zip(suspects, cases, strict=True) if case is not None}

    def _first_in_words(self, bench: Bench, source: str) -> Case | None:
        wording = Wording(bench, self.stage, self.solution, self.cases)
        tried = (
            case
            for case in wording.candidates(source)
            if possible(bench, self.solution, self.stage, [case]) and not bench.failed(self.solution, [case])
        )
        return next(
            (case for case in itertools.islice(tried, TRIED) if self._is_sure(bench, source, case)), None
        )

    def _right(self, candidates: list[Case]) -> list[Case]:
        """The candidates with what the solution does as their expectation; without those that it fails."""
        bench = self.benches.one
        evidence = bench.observe(self.solution, candidates)
        seen = dict(evidence.observations)
        right = [self._expecting(case, seen[case.id]) for case in candidates]
        sound = [case for case in right if case is not None]
        passed = bench.passed(evidence, sound)
        return [case for case in sound if case.id in passed]

    def _expecting(self, case: Case, seen: Observation) -> Case | None:
        if not isinstance(case.task, Call):
            return case
        expected = self._expected(case.task, seen)
        return replace(case, expectation=expected) if expected is not None else None

    def _expected(self, call: Call, seen: Observation) -> Expectation | None:
        expected = expectation(self.benches.exercise, call, seen, self.cases)
        return expected if is_spoken_of(expected, self.solution, self.cases) else None

    def _first_killing(
        self, right: Sequence[Case], suspects: Mapping[str, _Suspect]
    ) -> Iterator[Case | None]:
        """For each suspect, in order."""
        sources = [suspect.source for suspect in suspects.values()]
        if isinstance(right[0].task, Call):
            failed = iter(self.benches.one.failed_calls(sources, right))
        else:
            failed = self.benches.each(lambda bench, source: bench.failed(source, right), sources)
        failing = [tried[:TRIED] for tried in _shared_first(right, list(failed))]
        return self.benches.each(self._first_sure, list(zip(sources, failing, strict=True)))

    def _first_sure(self, bench: Bench, tried: tuple[str, Sequence[Case]]) -> Case | None:
        source, failing = tried
        return next((case for case in failing if self._is_sure(bench, source, case)), None)

    def _is_sure(self, bench: Bench, source: str, case: Case) -> bool:
        """Put behind the cases that there are, it kills; where chance is at play, also under other ids."""
        ids = (
            ["suggested"]
            if isinstance(case.task, Call)
            else ["suggested", "suggested-again", "suggested-twice"]
        )
        return all(bench.failed(source, [*self.cases, replace(case, id=name)]) for name in ids)


@dataclass(frozen=True, slots=True)
class _Suspect:
    source: str
    differs: frozenset[str]
    later: frozenset[str] = frozenset()
    """Names that are left to a later stage."""

    def concerns(self, solution: str, names: Sequence[str]) -> bool:
        """A call of these names comes through what is wrong."""
        if not self.later.isdisjoint((*names, *self.differs)):
            return False
        return bool(self.differs & (reached(self.source, names) | reached(solution, names)))


def _shared_first(cases: Sequence[Case], failed: Sequence[Collection[str]]) -> list[list[Case]]:
    """For each suspect what it fails, in the order of the cases, but before it what most others fail too.

    So that few cases are enough for all: again and again the one is taken that most of those fail that are
    left, and of several such cases the first.
    """
    tried = [[case for case in cases if case.id in ids] for ids in failed]
    by_case: dict[str, set[int]] = {}
    for suspect, own in enumerate(tried):
        for case in own:
            by_case.setdefault(case.id, set()).add(suspect)
    order = [case for case in cases if case.id in by_case]
    while order:
        best = max(order, key=lambda case: len(by_case[case.id]))
        caught = frozenset(by_case[best.id])
        for suspect in caught:
            tried[suspect] = [best, *(case for case in tried[suspect] if case is not best)]
        for left in by_case.values():
            left -= caught
        order = [case for case in order if by_case[case.id]]
    return tried


def _names_of(case: Case, main: str) -> Sequence[str]:
    match case.task:
        case Call(names=names):
            return names
        case _:
            return [main]
