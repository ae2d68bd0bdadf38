"""A submission compared with the solution on every possible input of a stage."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from grader.audit.expected import expectation
from grader.audit.in_common import in_common
from grader.audit.questions import Constants, asked_by, choices_of_constants, is_answer, size
from grader.audit.space import Inputs
from grader.audit.trial import Trial
from grader.judge.invocation import invocation
from grader.judge.loading import notices
from grader.judge.pattern import none_or_not
from grader.judge.verdict import judge_case
from grader.model.audit import Counterexample, Proof, Space
from grader.model.case import Call, Case
from grader.model.exercise import Exercise, Stage
from grader.model.inputs import constants_of, number_of_inputs
from grader.model.observation import Kind
from grader.model.result import Submission
from grader.model.value import Plain
from grader.model.verdict import Status
from grader.run import Runner

OTHER = 20_000
"""Spaces with other constants than those that stand in the file aren't tried whole if they are larger."""

EVERY = 10**30
"""More inputs than a stage has: none is left out."""

LEFT_OVER = (
    "Asked alone, the program is right here; after other calls it isn't. "
    "Something is left over from a call before."
)

Tick = Callable[[int, int], None]


class NothingToProve(Exception):  # noqa: N818 - says what it is
    """The stage declares no inputs, or the exercise has no call that takes them."""


@dataclass(slots=True)
class Prover:
    """Compares one submission with the solution. Two runners, so that both work at the same time."""

    exercise: Exercise
    stage: Stage
    cases: Sequence[Case]
    submission: Submission
    runner: Runner
    reference: Runner
    tick: Tick = lambda done, of: None
    """Told how many inputs have been tried, and of how many."""
    call: Call | None = None
    """One of `calls_to_prove`; the first of them if none is given. Its variables' values don't matter."""
    _trial: Trial = field(init=False)

    def __post_init__(self) -> None:
        """Raises `NothingToProve`."""
        solution = self.exercise.solution.read_bytes()
        call = self.call or calls_to_prove(self.exercise, self.stage, self.cases)[0]
        self._trial = Trial(self.exercise, self.stage, self.cases, call, solution, self.reference)

    def prove(self) -> Proof:
        """Ctrl-C keeps what is known."""
        started = time.monotonic()
        main = self._trial.inputs(())
        others: list[Inputs] = []
        found: Counterexample | None = None
        complete = interrupted = False
        try:
            rows = self._watched(main)
            next(rows, None)  # begun: the program works on while it is tried with other constants, too
            for choice in self._other_choices() if main.given_up is None else ():
                others.append(self._trial.inputs(choice, OTHER))
                self._try(others[-1])
            for _ in rows:
                pass
            found = self._smallest([main, *others])
            complete = main.whole and not any(space.given_up for space in (main, *others))
        except KeyboardInterrupt:
            found, interrupted = self._first([main, *others]), True
        return Proof(
            exercise=self.exercise.id,
            stage=self.stage.id,
            file=self.submission.name,
            call=self._trial.call.expression,
            inputs=main.tried,
            right=main.tried - main.wrong,
            complete=complete,
            in_common=in_common(main.columns(), main.rows, main.possible),
            counterexample=found,
            others=tuple(self._space(one) for one in others),
            trouble=self._trouble(main) if main.rows == [] and main.given_up else self._nothing(main),
            seconds=time.monotonic() - started,
            planned=number_of_inputs(self._trial.inputs((), EVERY).axes) - main.left_out,
            stopped=self._trouble(main) if main.rows and main.given_up else "",
            interrupted=interrupted,
        )

    def _space(self, inputs: Inputs) -> Space:
        trouble = self._trouble(inputs) if inputs.given_up else ""
        return Space(inputs.set, inputs.tried, inputs.tried - inputs.wrong, inputs.whole, trouble)

    def _tried(self, inputs: Inputs) -> Iterator[None]:
        return self._trial.run(inputs, self.submission.source, self.submission.name, self.runner)

    def _watched(self, inputs: Inputs) -> Iterator[None]:
        for _ in self._tried(inputs):
            self.tick(inputs.tried, inputs.planned)
            yield

    def _try(self, inputs: Inputs) -> None:
        for _ in self._tried(inputs):
            pass

    def _trouble(self, inputs: Inputs) -> str:
        """Why the program couldn't be asked any further."""
        first = inputs.firsts[min(len(inputs.rows), len(inputs.firsts) - 1)]
        others = [axis.values()[0] for axis in inputs.axes[1:]]
        case = self._trial.case([first, *others], inputs.set, None)
        limits = self.exercise.limits
        seen = self.runner.observe(
            self.submission.source, self.submission.name, [case], limits, main=self.exercise.main
        )
        if seen.loading.kind is not Kind.RETURNED:
            return " ".join(notices(self.exercise, self.submission, seen.loading))
        verdict = judge_case(self.exercise, case, seen.observations[0][1], seen.loading)
        return verdict.message or "The program can't be asked."

    def _nothing(self, inputs: Inputs) -> str:
        if inputs.planned:
            return ""
        return (
            f"Nothing that the `inputs` of the stage {self.stage.id} allow fulfils its precondition, so "
            "there is nothing to compare. `grade check` says more."
        )

    def _other_choices(self) -> list[Constants]:
        """The constants that cases up to this stage set: what the exercise promises to work."""
        order = [stage.id for stage in self.exercise.stages]
        names = constants_of(self.stage)
        standing = dict(self.exercise.constants)
        choices = [
            tuple((name, value) for name, value in case.set if name in names and value != standing[name])
            for case in self.cases
            if order.index(case.stage) <= order.index(self.stage.id)
        ]
        return sorted({choice for choice in choices if choice}, key=repr)

    def _smallest(self, spaces: Sequence[Inputs]) -> Counterexample | None:
        """Also looks at words that are shorter than those that have been tried."""
        wrong = [space for space in spaces if space.wrong]
        if not wrong:
            return None
        least = min(size(self.exercise, self.stage, space.set) for space in wrong)
        for choice in choices_of_constants(self.exercise, self.stage, self.cases):
            if size(self.exercise, self.stage, choice) >= least:
                break
            shorter = self._trial.inputs(choice, OTHER)
            self._try(shorter)
            if shorter.wrong:
                return self._first([shorter])
        return self._first(sorted(wrong, key=lambda space: size(self.exercise, self.stage, space.set)))

    def _first(self, spaces: Sequence[Inputs]) -> Counterexample | None:
        for space in spaces:
            values = space.first_wrong()
            if values is not None:
                return self._counterexample(space, values)
        return None

    def _counterexample(self, space: Inputs, values: Sequence[Plain]) -> Counterexample:
        trial, limits, main = self._trial, self.exercise.limits, self.exercise.main
        asked = trial.case(values, space.set, None)
        right = self.reference.observe(trial.solution, self.exercise.file, [asked], limits, main=main)
        expected = expectation(self.exercise, trial.call, right.observations[0][1], self.cases)
        case = trial.case(values, space.set, expected)
        seen = self.runner.observe(self.submission.source, self.submission.name, [case], limits, main=main)
        verdict = judge_case(self.exercise, case, seen.observations[0][1], seen.loading)
        verdict = none_or_not(case, verdict, self.cases)
        alone = verdict.status is Status.PASSED
        return Counterexample(
            call=invocation(self.exercise, trial.case(values, (), None)),
            variables=tuple(zip((name for name, _ in trial.call.variables), values, strict=True)),
            set=space.set,
            expected=verdict.expected,
            observed=verdict.observed,
            message=LEFT_OVER if alone else verdict.message,
        )


def calls_to_prove(exercise: Exercise, stage: Stage, cases: Sequence[Case]) -> tuple[Call, ...]:
    """What the stage is about: the calls of its `names` and of its cases that take declared inputs.

    A stage that adds no function of its own is proven by what answers, else by all that it asks for. Calls
    that answer come first, then those that take most. Raises `NothingToProve`.
    """
    inputs = {name for name, _ in stage.inputs}
    own_cases = {
        case.task.expression for case in cases if case.stage == stage.id and isinstance(case.task, Call)
    }
    fitting = [
        call
        for call in asked_by(exercise, stage, cases, exercise.solution.read_text("utf-8"))
        if call.variables and {name for name, _ in call.variables} <= inputs
    ]
    own = [
        call
        for call in fitting
        if call.expression in own_cases or not set(stage.names).isdisjoint(call.names)
    ]
    chosen = own or [call for call in fitting if is_answer(exercise, call)] or fitting
    if not chosen:
        raise NothingToProve(stage.id)
    return tuple(sorted(chosen, key=lambda call: (not is_answer(exercise, call), -len(call.variables))))
