"""Cases about what a program says, for a mistake that shows in its words only.

The wording of prompts and messages is the student's own, so no case can ask for one. But a word that a wrong
program says, and the solution in the same place doesn't, can be asked not to be there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from grader.audit.bench import Bench
from grader.audit.games import secret_of
from grader.audit.questions import Constants, asked_by, asked_later, batches, choices_of_constants, is_answer
from grader.model.case import Call, Case, LineKind, Matches, Play, PlayLine
from grader.model.exercise import Stage
from grader.model.observation import Kind, Observation
from grader.model.place import Place

SOME = 30
"""Inputs of a batch for which texts are compared."""

_NUMBERS = frozenset(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"))


@dataclass(frozen=True, slots=True)
class Wording:
    bench: Bench
    stage: Stage
    solution: str
    cases: Sequence[Case]

    def candidates(self, source: str) -> Iterator[Case]:
        """Cases that the program fails for a word that the solution doesn't say, the plainest first."""
        asked = list(self._asked())
        right = self.bench.observe(self.solution, asked).observations
        wrong = self.bench.observe(source, asked).observations
        for case, (_, said), (_, heard) in zip(asked, right, wrong, strict=True):
            yield from _without_new_words(case, said, heard)

    def _asked(self) -> Iterator[Case]:
        exercise = self.bench.exercise
        number = 0
        for question in asked_by(exercise, self.stage, self.cases, self.solution):
            if is_answer(exercise, question):
                continue
            found = list(batches(exercise, self.stage, self.cases, question))
            for batch in sorted(
                found, key=lambda batch: not batch.set
            ):  # what is left from the starter shows there
                for call in batch.calls[:SOME]:
                    number += 1
                    yield self._case(f"said-{number}", call, batch.set, ())
        if exercise.game is None or exercise.main in asked_later(exercise, self.stage):
            return
        choices = choices_of_constants(exercise, self.stage, self.cases)
        for choice in sorted(choices, key=lambda choice: not choice):
            secret = secret_of(exercise, self.stage, choice)
            if secret is not None:
                word = str(secret.values()[len(secret) // 3])
                for typed in ((word[1:], word), (word[::-1],)):
                    number += 1
                    play = Play(tuple(PlayLine(LineKind.TYPED, text) for text in typed))
                    yield self._case(f"said-{number}", play, choice, ((exercise.game.secret, word),))

    def _case(self, name: str, task: Call | Play, set_: Constants, given: Constants) -> Case:
        place = Place(self.bench.exercise.solution, 1, 1)
        return Case(name, "", self.stage.id, task, None, place, set=set_, given=given)


def _without_new_words(case: Case, right: Observation, wrong: Observation) -> Iterator[Case]:
    match case.task:
        case Call() if isinstance(right.value, str) and isinstance(wrong.value, str):
            word = _new_word(right.value, wrong.value)
            if word:
                expected = Matches(f"{_without(word)}.*", f'a text without "{word}"')
                yield replace(case, id=f"{case.stage}.without-{word}", expectation=expected)
        case Play(lines) if right.kind is wrong.kind is Kind.RETURNED:
            turns = zip(right.transcript, wrong.transcript, strict=False)
            for at, (said, heard) in enumerate(turns):
                word = _new_word(said.printed, heard.printed)
                if word and at <= len(lines):
                    line = PlayLine(LineKind.PATTERN, _without(word), f'a text without "{word}"')
                    task = Play((*lines[:at], line, *lines[at:]))
                    yield replace(case, id=f"{case.stage}.without-{word}-in-a-game", task=task)
        case _:
            return


def _new_word(said: str, heard: str) -> str | None:
    """A word that only the second text has: a number before others, else the first."""
    known = {word.casefold() for word in _tokens(said)}
    new = [word.casefold() for word in _tokens(heard) if word.casefold() not in known]
    return next((word for word in new if word in _NUMBERS or word.isdigit()), new[0] if new else None)


def _tokens(text: str) -> list[str]:
    return re.findall(r"\w{2,}|\d+", text)


def _without(word: str) -> str:
    return rf"(?is)\A(?!.*\b{word}\b)"
