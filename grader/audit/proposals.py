"""A case for each wrong program that the cases of its stage let through; in passing, mutants get a stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from grader.audit.benches import Benches
from grader.audit.case_keys import suggestion
from grader.audit.filing import Wrong, file_rest, file_under, is_caught
from grader.audit.later_rules import changed_later, with_inputs
from grader.audit.search import Search
from grader.model.case import Case
from grader.model.exercise import Stage
from grader.report.number import count


@dataclass(frozen=True, slots=True)
class Proposals:
    benches: Benches
    solution: str
    cases: Sequence[Case]
    """All cases of the exercise that the solution passes, in order."""
    usual_call: Callable[[Stage], str]
    tell: Callable[[str], None]

    def enter(self, programs: Sequence[Wrong]) -> None:
        """File every mutant that can be killed, and enter the smallest case that kills what isn't caught."""
        exercise = self.benches.exercise
        for stage in exercise.stages:
            free = [wrong for wrong in programs if wrong.stage is None and stage.id in wrong.about]
            for wrong in free:
                if is_caught(exercise, wrong, stage.id):
                    file_under(exercise, wrong, stage.id)
            own = [
                wrong
                for wrong in programs
                if wrong.stage == stage.id and not is_caught(exercise, wrong, stage.id)
            ]
            self._enter(stage, own + [wrong for wrong in free if wrong.stage is None])
        file_rest(exercise, programs)
        for stage in exercise.stages:
            self._enter(
                stage, [wrong for wrong in programs if wrong.stage is None and stage.id not in wrong.about]
            )

    def _enter(self, stage: Stage, suspects: Sequence[Wrong]) -> None:
        if not suspects:
            return
        exercise = self.benches.exercise
        self.tell(f"{stage.id}: looking for cases that catch {count(len(suspects), 'program')}")
        search = Search(self.benches, with_inputs(exercise, stage), self.solution, self.cases)
        by_id = {wrong.mistake.id: wrong for wrong in suspects}
        sources = {name: wrong.source for name, wrong in by_id.items()}
        free = {name for name, wrong in by_id.items() if wrong.stage is None}
        for name, case in search.killing(sources, not_here=free).items():
            wrong = by_id[name]
            if wrong.stage is None:
                file_under(exercise, wrong, stage.id)
            found = suggestion(exercise, self.cases, case, self.usual_call(stage))
            doubt = changed_later(exercise, stage, case)
            wrong.mistake = replace(wrong.mistake, suggestion=replace(found, doubt=doubt))
